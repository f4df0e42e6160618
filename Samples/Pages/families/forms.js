/** Things to fill in, press or choose. */

families.onboarding = (s) => {
  const t = s.theme;
  const button = (bg, fg, more = "") => text(17, 600, fg, s.label(), `margin:0 24px 12px;padding:14px 0;border-radius:14px;text-align:center;background:${bg};${more}`);
  const feature = () => row("padding:11px 34px;gap:16px", s.icon(36, s.random.pick(t.tints)), column("flex:1", text(15, 600, t.fg, s.label()), text(15, 400, t.secondary, s.sentence(s.words.wide ? 6 : 7))));
  return [s.statusBar(), box("height:34px"), text(34, 800, t.fg, s.label(2), "text-align:center;padding:0 24px 22px;line-height:1.2"), times(3, feature),
    column("position:absolute;left:0;right:0;bottom:26px", row("justify-content:center;gap:7px;padding-bottom:18px", times(4, (i) => box(`width:7px;height:7px;border-radius:4px;background:${i ? t.tertiary : t.tint}`))),
      button(t.tints[0], "#ffffff"), button(t.tints[1], s.random.pick(["#ffffff", "#000000"])), button(Colors.mix(t.bg, t.tints[2], 0.15), t.tints[2]), s.random.chance(0.5) ? button("transparent", t.tint, `box-shadow:inset 0 0 0 1px ${t.tint}`) : "",
      text(12, 400, t.tertiary, s.sentence(5), "text-align:center;padding:0 40px"))].flat().join("");
};

families.form = (s) => {
  const t = s.theme;
  const field = (kind) => {
    if (kind === 0) return column("gap:6px", text(13, 600, t.secondary, s.label()), row(`height:44px;border-radius:10px;background:${t.fill};padding:0 14px`, classed("placeholder", "", text(17, 400, s.ink(t.fill, s.anyRatio(0.6)), s.label()))));
    if (kind === 1) return column("gap:6px", text(13, 600, t.secondary, s.label()), row(`height:44px;border-radius:10px;border:1px solid ${t.separator};background:${t.card};padding:0 14px`, text(17, 400, t.fg, s.label())));
    if (kind === 2) return classed("disabled", "opacity:.4", column("gap:6px", text(13, 600, t.fg, s.label()), row(`height:44px;border-radius:10px;background:${t.fill};padding:0 14px`, text(17, 400, t.fg, s.label()), grow, icon("chevron", 16, t.fg))));
    return column("gap:5px", row(`height:44px;border-radius:10px;border:1.500px solid #e5484d;padding:0 14px`, text(17, 400, t.fg, s.label())), row("gap:5px", icon("close", 14, "#e5484d"), text(13, 400, "#e5484d", s.label(2))));
  };
  return [s.statusBar(), s.title(), column("padding:0 20px;gap:16px", [0, 1, 2, 3, 0, 2].map(field),
    row("gap:10px", row(`flex:none;width:22px;height:22px;border-radius:6px;background:${t.tint};justify-content:center`, icon("check", 16, "#ffffff")), box(`font-size:15px;color:${t.secondary}`, s.label(2), " ", span(`color:${t.tint};text-decoration:underline`, s.word()))),
    classed("disabled", "", text(17, 600, s.ink(t.fill, 2), s.label(), `padding:14px;border-radius:12px;text-align:center;background:${t.fill}`)))].flat().join("");
};

families.outlined = (s) => {
  const t = s.theme;
  const field = (focused) => box("position:relative;padding-top:8px",
    row(`height:54px;border-radius:6px;border:${focused ? 2 : 1}px solid ${focused ? t.tint : t.secondary};padding:0 16px;box-sizing:border-box`, text(16, 400, t.fg, s.label()), grow, s.random.chance(0.4) ? s.icon(22, t.secondary) : ""),
    text(12, 400, focused ? t.tint : t.secondary, s.word(), `position:absolute;inset-inline-start:12px;top:0;padding:0 4px;background:${t.bg};line-height:16px`));
  return [s.statusBar(), s.title(), column("padding:4px 20px;gap:14px", times(5, (i) => column("gap:3px", field(i === 1), s.random.chance(0.6) ? row("padding:0 16px", text(12, 400, t.tertiary, s.label(2)), grow, text(12, 400, t.tertiary, s.figure("12/80"))) : "")),
    row("gap:12px;justify-content:flex-end;padding-top:6px", text(14, 500, t.tint, s.word(), "padding:10px 12px;letter-spacing:.1px"), text(14, 500, Colors.opposite(t.tint), s.word(), `padding:10px 24px;border-radius:20px;background:${t.tint}`)))].flat().join("");
};

families.segments = (s) => {
  const t = s.theme;
  const segmented = (n, chosen) => row(`margin:0 16px 18px;padding:2px;border-radius:9px;background:${t.fill}`, times(n, (i) => [
    text(13, i === chosen ? 600 : 500, i === chosen ? (s.dark ? "#ffffff" : "#000000") : t.secondary, s.word(), `flex:1;text-align:center;padding:6px 0;border-radius:7px;white-space:nowrap;${i === chosen ? `background:${s.dark ? "#636366" : "#ffffff"};box-shadow:0 2px 6px rgba(0,0,0,.12)` : ""}`),
    i + 1 < n && i !== chosen && i + 1 !== chosen ? box(`width:1px;height:16px;background:${t.separator}`) : ""]));
  const tabs = row(`margin:0 0 18px;border-bottom:1px solid ${t.separator}`, times(3, (i) => text(14, 600, i === 1 ? t.tint : t.secondary, s.word(), `flex:1;text-align:center;padding:10px 0;white-space:nowrap;border-bottom:2px solid ${i === 1 ? t.tint : "transparent"}`)));
  const stepper = () => row("padding:10px 16px", text(17, 400, t.fg, s.label()), grow, text(17, 500, t.secondary, s.figure(s.random.int(10, 60)), "padding:0 12px"), row(`border-radius:8px;background:${t.fill};height:32px;width:94px;justify-content:space-evenly`, box(`width:14px;height:2px;background:${t.fg}`), box(`width:1px;height:18px;background:${t.separator}`), icon("plus", 20, t.fg)));
  const slide = () => column("padding:10px 16px;gap:8px", row("", text(15, 400, t.fg, s.label()), grow, text(15, 400, t.tint, s.figure(`${s.random.int(10, 95)}%`))), slider(s.random.real(0.2, 0.8), t.tint, t.fill));
  return [s.statusBar(), s.title(), segmented(2, 0), segmented(3, 1), tabs, s.panel([stepper(), slide(), stepper(), slide()], "margin:0 16px 18px"), segmented(s.words.wide ? 4 : 3, 2),
    s.panel(times(4, () => row("padding:11px 16px", text(17, 400, t.fg, s.label()), grow, s.random.chance(0.5) ? icon("check", 20, t.tint) : "")), "margin:0 16px")].flat().join("");
};

families.calculator = (s) => {
  const dark = s.dark;
  const side = (s.width - 5 * 13) / 4;
  const [ground, digit, other, operator] = dark ? ["#000000", "#333336", "#a5a5a5", "#ff9f0a"] : ["#f4f4f6", "#ffffff", "#d6d6db", "#ff9500"];
  const key = (k) => {
    const bg = "÷×−+=".includes(k) ? operator : ["AC", "±", "%"].includes(k) ? other : digit;
    const ink = bg === operator ? "#ffffff" : bg === other ? "#000000" : dark ? "#ffffff" : "#000000";
    return row(`width:${k === "0" ? 2 * side + 13 : side}px;height:${side}px;border-radius:${side}px;background:${bg};justify-content:center`, text(k === "AC" ? 28 : 34, 400, ink, s.figure(k), "line-height:1"));
  };
  return box(`position:absolute;inset:0;background:${ground};direction:ltr`, s.statusBar(dark ? "#ffffff" : "#000000"),
    column("position:absolute;left:13px;right:13px;bottom:34px;gap:13px",
      text(20, 400, s.ink(ground, s.anyRatio()), s.figure("128 × 46.5"), "text-align:right;padding:0 14px"), text(80, s.random.pick([200, 300]), dark ? "#ffffff" : "#000000", s.figure("5,952"), "text-align:right;padding:0 10px;line-height:1;font-family:'Inter Display'," + `'${s.font}'`),
      [["AC", "±", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"], ["0", ".", "="]].map((r) => row("gap:13px", r.map(key)))));
};

families.alarm = (s) => {
  const t = s.theme;
  const alarm = () => {
    const on = s.random.chance(0.5);
    const color = on ? t.fg : t.tertiary;
    return row("padding:8px 18px", column("", row("align-items:baseline;gap:5px;direction:ltr", text(52, 200, color, s.time(), `line-height:1.15;font-family:'Inter Display','${s.font}'`), s.random.chance(0.5) ? text(28, 300, color, "AM", "font-family:'Inter Display'") : ""), text(15, 400, color, s.label(2))), grow, toggle(on, "#34c759", t.fill));
  };
  return [s.statusBar(), row("padding:0 18px", text(17, 400, t.tint, s.word()), grow, icon("plus", 26, t.tint)), s.title(), times(6, () => box(`border-top:0.5px solid ${t.separator};margin-inline-start:0`, alarm())), box("position:absolute;bottom:0;left:0;right:0", s.tabBar(`background:${t.bg}`))].flat().join("");
};
