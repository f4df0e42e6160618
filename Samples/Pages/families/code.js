/** Source code in syntax colours. */
families.code = (s) => {
  const dark = s.dark;
  const bg = dark
    ? s.random.pick(["#1e1e1e", "#282c34", "#002b36"])
    : s.random.pick(["#ffffff", "#fdf6e3", "#f6f8fa"]);
  const palette = ["#c678dd", "#61afef", "#98c379", "#d19a66", "#e06c75", "#5c6370"].map((c) => (s.random.chance(0.7)
    ? s.ink(
      bg,
      s.random.pick([3.5, 5.2, 6, 8]),
      dark ? Colors.mix(c, "#ffffff", 0.4) : Colors.mix(c, "#000000", 0.55),
    )
    : c));
  const [keyword, name, string, number, type, comment] = palette;
  const c = (color, k) => span(`color:${color}`, k);
  const ink = dark ? "#dcdfe4" : "#24292e";
  const id = () => s.random.pick(["total", "harbour", "offset", "lines", "queue", "tide", "parse", "result"]);
  const line = () => s.random.pick([
    () => `${c(keyword, "let")} ${id()} = ${c(name, id())}(${c(number, s.random.int(10, 900))})`,
    () => `${c(keyword, "if")} ${id()}.${c(name, "isEmpty")} { ${c(keyword, "return")} ${c(string, `"${id()}"`)} }`,
    () => `  ${id()}.${c(name, "append")}(${c(string, `"${id()} ${id()}"`)})`,
    () => c(comment, `// ${id()} ${id()} ${id()}`),
    () => `${c(keyword, "func")} ${c(name, id())}(${id()}: ${c(type, "Int")}) {`,
    () => "",
    () => `  ${c(keyword, "for")} ${id()} ${c(keyword, "in")} ${c(number, "0..<64")} {`,
  ])();
  const size = s.random.pick([12, 13, 14]);
  return box(
    `position:absolute;inset:0;background:${bg};direction:ltr;font-family:Inter`,
    s.statusBar(dark ? "#ffffff" : "#000000"),
    row(
      `background:${Colors.mix(bg, ink, 0.08)}`,
      times(
        3,
        (i) => text(
          13,
          500,
          i ? comment : ink,
          `${id()}.swift`,
          `padding:9px 14px;border-right:1px solid ${Colors.mix(bg, ink, 0.2)};${i ? "" : `background:${bg}`}`,
        ),
      ),
    ),
    box(
      `font-family:'${s.random.pick(["Liberation Mono", "DejaVu Sans Mono", "Noto Sans Mono"])}';font-size:${size}px;line-height:1.6;color:${ink};padding-top:8px;white-space:pre`,
      times(
        26,
        (i) => row(
          "",
          box(`width:34px;text-align:right;padding-right:14px;color:${Colors.mix(bg, ink, 0.35)}`, i + 10),
          box("", line()),
        ),
      ),
    ),
    row(
      `position:absolute;left:0;right:0;bottom:0;height:30px;padding:0 12px;gap:14px;background:${s.theme.tint}`,
      text(12, 500, "#ffffff", "main"),
      text(12, 500, "#ffffff", "UTF-8"),
      grow,
      text(12, 500, "#ffffff", "Ln 24, Col 8"),
    ),
  );
};
