/** The system's keyboard, with the letters of the script. */
const keyboard = (s, dark = s.dark) => {
  const key = dark ? "#6b6b6e" : "#ffffff";
  const dim = dark ? "#464649" : "#acb1ba";
  const ink = dark ? "#ffffff" : "#000000";
  const layouts = {
    cyrillic: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
    arabic: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"],
    hebrew: ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
    greek: ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
  };
  const rows = layouts[s.script] ?? ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
  const cap = (content, more = `background:${key}`) => row(
    `flex:1;height:42px;border-radius:5px;justify-content:center;box-shadow:0 1px 0 rgba(0,0,0,.35);${more}`,
    content,
  );
  const letters = (r, i) => row(
    `gap:6px;padding:0 ${i === 1 && rows[0].length > r.length ? 20 : 3}px`,
    i === 2 ? cap(icon("share", 18, ink), `background:${dim};flex:1.4`) : "",
    [...r].map((ch) => cap(text(22, 400, ink, ch))),
    i === 2 ? cap(icon("backspace", 20, ink), `background:${dim};flex:1.4`) : "",
  );
  return column(
    `position:absolute;left:0;right:0;bottom:0;gap:11px;padding:10px 0 30px;background:${dark ? "#2b2b2d" : "#d1d4da"}`,
    row(
      "padding:0 3px",
      times(
        3,
        (i) => [
          i ? box(`width:1px;height:22px;background:${dim}`) : "",
          text(16, 400, ink, s.word(), "flex:1;text-align:center;white-space:nowrap"),
        ],
      ),
    ),
    rows.map(letters),
    row(
      "gap:6px;padding:0 3px",
      cap(text(16, 400, ink, "123"), `background:${dim};flex:1.2`),
      cap(icon("globe", 20, ink), `background:${dim};flex:1`),
      cap(text(16, 400, ink, s.word()), `background:${key};flex:5`),
      cap(
        text(16, s.random.pick([400, 600]), s.random.chance(0.5) ? "#ffffff" : ink, s.word()),
        `background:${s.random.chance(0.5) ? "#007aff" : dim};flex:2.4`,
      ),
    ),
  );
};
