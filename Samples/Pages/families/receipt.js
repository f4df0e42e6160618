/** A till receipt with a barcode. */
families.receipt = (s) => {
  const paper = s.random.pick(["#fffdf5", "#ffffff", "#f7f3e8"]);
  const ink = s.random.pick(["#1f2430", "#222222"]);
  const pale = s.ink(paper, s.anyRatio(0.5));
  const mono = s.words.fonts === Words.latin.fonts ? "font-family:'Liberation Mono'" : "";
  return [
    s.statusBar(),
    box(
      `margin:10px 26px;padding:24px 20px;background:${paper};box-shadow:0 2px 14px rgba(0,0,0,.15);${mono}`,
      text(22, 700, ink, s.label(2), "text-align:center"),
      text(12, 400, pale, s.label(3), "text-align:center;padding-bottom:14px"),
      times(
        9,
        () => row(
          "padding:4px 0;font-size:14px",
          text(14, 400, ink, s.label()),
          box(`flex:1;border-bottom:1px dotted ${pale};margin:0 6px;height:10px`),
          text(14, 400, ink, s.price(1, 30)),
        ),
      ),
      box(`border-top:1px dashed ${pale};margin:10px 0`),
      row("", text(17, 700, ink, s.word()), grow, text(17, 700, ink, s.price(60, 200))),
      row("padding-top:6px", text(12, 400, pale, s.word()), grow, text(12, 400, pale, s.figure("20%"))),
      row(
        "justify-content:center;padding-top:18px;height:54px;direction:ltr",
        times(
          44,
          () => box(`width:${s.random.pick([1, 2, 3, 4])}px;height:54px;background:${ink};margin-right:${s.random.pick([1, 2, 3])}px`),
        ),
      ),
    ),
  ].flat().join("");
};
