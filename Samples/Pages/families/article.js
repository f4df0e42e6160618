/** Paragraphs with links. */
families.article = (s) => {
  const t = s.theme;
  const link = () => span(
    `color:${t.tint};text-decoration:underline;${s.random.chance(0.5) ? "text-underline-offset:2px" : ""}`,
    s.label(2),
  );
  const paragraph = (n) => box(
    `font-size:17px;line-height:1.5;color:${t.fg};padding:0 20px 14px`,
    s.sentence(n),
    " ",
    link(),
    " ",
    s.sentence(4),
    s.random.chance(0.5) ? [" ", span("font-weight:700", s.word()), " ", s.sentence(3)] : "",
  );
  return [
    s.statusBar(),
    text(12, 700, t.tint, s.label(), "padding:6px 20px;letter-spacing:1.500px;text-transform:uppercase"),
    text(28, 700, t.fg, s.label(3), "padding:0 20px 8px;line-height:1.2"),
    row(
      "padding:0 20px 14px;gap:8px",
      text(13, 400, t.secondary, s.label()),
      text(13, 400, t.tertiary, `· ${s.time()}`),
    ),
    paragraph(9),
    paragraph(7),
    box(
      `margin:0 20px 14px;padding-inline-start:14px;border-inline-start:3px solid ${t.tint};font-size:17px;font-style:italic;color:${t.secondary}`,
      s.sentence(8),
    ),
    paragraph(6),
    row(`margin:0 20px;padding:10px 0;border-top:1px solid ${t.separator}`, link(), grow, link()),
  ].flat().join("");
};
