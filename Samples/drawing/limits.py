"""The contrast that WCAG 2.2 AA asks for."""

# The least size of large text and of large bold text. WCAG counts in points of CSS, of which 72 are 96 pixels; a design
# for another platform counts in the points of that platform.
LARGE = (18, 14)
LARGE_ON_THE_WEB = (24, 18.66)


def needed_ratio(size, weight, platform):
    """The least ratio of text of a size in points, or in pixels of CSS on the web."""
    plain, bold = LARGE_ON_THE_WEB if platform == "web" else LARGE
    return 3.0 if size >= plain or (size >= bold and weight >= 700) else 4.5
