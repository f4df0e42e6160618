/** The window of a desktop app: it fills the screen, or lies in its shadow as in a capture of one window. */
const desktopWindow = (s, c, ...kids) => {
  const frame = Colors.alpha(Colors.opposite(c.bg), 0.25);
  if (!s.shadow) return column(`position:absolute;inset:0;background:${c.bg};overflow:hidden`, kids);
  // More room below than above, where the shadow falls.
  return column(
    `position:absolute;left:56px;right:56px;top:40px;bottom:72px;border-radius:10px;overflow:hidden;background:${c.bg};`
    + `box-shadow:0 0 0 .5px ${frame},0 18px 44px rgba(0,0,0,.45),0 0 14px rgba(0,0,0,.18)`,
    kids);
};

/** What is inside the window: width and height in points. */
const windowSize = (s) => (s.shadow ? [s.width - 112, s.height - 112] : [s.width, s.height]);

/** The buttons that close, put away and enlarge a window; grey where it has no focus. */
const trafficLights = (focused = true) =>
  row("gap:8px;flex:none;direction:ltr", ["#ff5f57", "#febc2e", "#28c840"].map((color) =>
    box(`width:12px;height:12px;border-radius:6px;background:${focused ? color : "#b8b8b8"}`)));
