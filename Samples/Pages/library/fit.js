/** A box that keeps of its blocks what fits into it whole, so that nothing is cut by chance. */
const fitted = (style, ...kids) => el("div", `overflow:hidden;${style}`, kids, "data-fit");

/** Takes the blocks out of every such box and puts back, in order, those after which nothing sticks out. */
function dropWhatIsCut() {
  for (const box of document.body.querySelectorAll("[data-fit]")) {
    const blocks = [...box.children];
    box.replaceChildren();
    for (const block of blocks) {
      box.append(block);
      if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) block.remove();
    }
  }
}
