"""What a screen is drawn on and in which script, by chance."""

PHONES = [(375, 667), (390, 844), (393, 852), (402, 874), (414, 896), (440, 956)]
SCRIPTS = ["latin"] * 6 + [
    "accented", "cyrillic", "greek", "chinese", "chinese", "japanese", "korean", "arabic", "arabic", "persian", "hebrew",
    "thai", "devanagari"]
NAMED = 0.7  # the share of the names that tell the scale, where a platform leaves it open


def frame_by_chance(chance, frames):
    """One of the frames of a family; without any, the points of a phone, whose scale is left open."""
    if not frames:
        width, height = chance.choice(PHONES)
        return {"width": width, "height": height}
    return {**chance.choice(frames), "named": chance.random() < NAMED}


def script_by_chance(chance, allowed):
    """One of the scripts of a family, or of all."""
    return chance.choice([script for script in SCRIPTS if not allowed or script in allowed])
