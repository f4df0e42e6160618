/** Lays out one screen and paints its photographs; answers when fonts are there. */
async function draw(options) {
  Photo.grain = options.grain ?? 7;
  const screen = new Screen(options);
  const { theme, width, height, font } = screen;
  const body = document.body;
  body.style.cssText = `width:${width}px;height:${height}px;background:${theme.bg};color:${theme.fg};`
    + `font-family:'${font}','Inter','Noto Sans',sans-serif;direction:${screen.rtl ? "rtl" : "ltr"}`;
  body.innerHTML = families[options.family](screen);
  await document.fonts.ready;
  Photo.paintAll();
  return { dark: screen.dark, script: screen.script, font };
}
