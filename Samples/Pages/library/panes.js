/** Finds the panes of the page that is drawn: the boxes that blur what lies behind them. */
const Panes = {
  /** Left, top, right and bottom of each in points, cut off at the screen. */
  collect() {
    const rects = [...document.body.querySelectorAll("*")]
      .filter((e) => getComputedStyle(e).backdropFilter !== "none")
      .map((e) => e.getBoundingClientRect());
    return rects
      .map((r) => [Math.max(r.left, 0), Math.max(r.top, 0), Math.min(r.right, innerWidth), Math.min(r.bottom, innerHeight)])
      .filter(([left, top, right, bottom]) => left < right && top < bottom);
  },
};
