/** Text that runs up or down the screen: what turns it, and its rectangles as if it ran across. */
const Turned = {
  /** Whether a writing mode or a quarter turn of an element around it sets its text upright. */
  holds(element) {
    if (getComputedStyle(element).writingMode !== "horizontal-tb") return true;
    let turns = new DOMMatrix();
    for (let e = element; e; e = e.parentElement) {
      const { transform } = getComputedStyle(e);
      if (transform !== "none") turns = new DOMMatrix(transform).multiply(turns);
    }
    return Math.abs(turns.b) > Math.abs(turns.a);
  },

  /** A rectangle with its axes exchanged; twice is the rectangle itself. */
  exchanged: (rect) => ({ ...rect, left: rect.top, right: rect.bottom, top: rect.left, bottom: rect.right }),
};
