/** Captions on busy photographs. */
families.photogrid = (s) => {
  const { width } = s;
  const cell = (width - 4) / 2;
  const styles = [
    (k) => text(15, 600, "#ffffff", k, "text-shadow:0 1px 3px rgba(0,0,0,.6)"),
    (k) => text(13, 500, "#ffffff", k),
    (k) => text(20, 800, s.random.pick(["#ffffff", "#ffe066", "#101014"]), k),
    (k) => text(12, 600, "#ffffff", k, "background:rgba(0,0,0,.5);padding:3px 8px;border-radius:9px"),
  ];
  return [
    s.statusBar(),
    s.title(),
    box(
      "display:flex;flex-wrap:wrap;gap:4px",
      times(
        6,
        (i) => box(
          `position:relative;width:${cell}px;height:${cell * 0.9}px;overflow:hidden`,
          photo(s.random, `width:${cell}px;height:${cell * 0.9}px`),
          column(
            `position:absolute;left:10px;right:10px;${i % 3 ? "bottom:10px" : "top:10px"};align-items:flex-start;gap:3px`,
            styles[i % 4](s.label()),
            s.random.chance(0.6) ? text(12, 400, "#ffffff", s.label(2)) : "",
          ),
        ),
      ),
    ),
  ].flat().join("");
};
