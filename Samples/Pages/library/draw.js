/** The families that are installed in every weight; the others come as regular and bold. */
const graded = ["Inter", "Inter Display"];

/** Asks only for weights that exist, so that what a page asks for is what is drawn. */
function settleWeights() {
  for (const element of document.body.querySelectorAll("*")) {
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const family = fontFamily.split(",")[0].replaceAll(/["']/g, "");
    if (!graded.includes(family)) element.style.fontWeight = fontWeight < 700 ? 400 : 700;
  }
}

/** Lays out one screen and paints its photographs; answers when fonts are there. */
async function draw(options) {
  Photo.grain = options.grain ?? 7;
  const screen = new Screen(options);
  const body = document.body;
  const markup = families[options.family](screen);
  const { theme, width, height, font, platform, shadow } = screen;
  body.style.cssText = `width:${width}px;height:${height}px;background:${shadow ? "none" : theme.bg};color:${theme.fg};`
    + `font-family:'${font}','Inter','Noto Sans',sans-serif;direction:${screen.rtl ? "rtl" : "ltr"}`;
  body.innerHTML = markup;
  settleWeights();
  await document.fonts.ready;
  dropWhatIsCut();
  Photo.paintAll();
  return { dark: screen.dark, script: screen.script, font, platform, shadow };
}
