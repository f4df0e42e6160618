/** A calculator: thin digits and round keys. */
families.calculator = (s) => {
  const dark = s.dark;
  const side = (s.width - 5 * 13) / 4;
  const [ground, digit, other, operator] = dark
    ? ["#000000", "#333336", "#a5a5a5", "#ff9f0a"]
    : ["#f4f4f6", "#ffffff", "#d6d6db", "#ff9500"];
  const key = (k) => {
    const bg = "÷×−+=".includes(k) ? operator : ["AC", "±", "%"].includes(k) ? other : digit;
    const ink = bg === operator ? "#ffffff" : bg === other ? "#000000" : dark ? "#ffffff" : "#000000";
    return row(
      `width:${k === "0" ? 2 * side + 13 : side}px;height:${side}px;border-radius:${side}px;background:${bg};justify-content:center`,
      text(k === "AC" ? 28 : 34, 400, ink, s.figure(k), "line-height:1"),
    );
  };
  return box(
    `position:absolute;inset:0;background:${ground};direction:ltr`,
    s.statusBar(dark ? "#ffffff" : "#000000"),
    column(
      "position:absolute;left:13px;right:13px;bottom:34px;gap:13px",
      text(20, 400, s.ink(ground, s.anyRatio()), s.figure("128 × 46.5"), "text-align:right;padding:0 14px"),
      text(
        80,
        s.random.pick([200, 300]),
        dark ? "#ffffff" : "#000000",
        s.figure("5,952"),
        "text-align:right;padding:0 10px;line-height:1;font-family:'Inter Display'," + `'${s.font}'`,
      ),
      [
        ["AC", "±", "%", "÷"],
        ["7", "8", "9", "×"],
        ["4", "5", "6", "−"],
        ["1", "2", "3", "+"],
        ["0", ".", "="],
      ].map((r) => row("gap:13px", r.map(key))),
    ),
  );
};
