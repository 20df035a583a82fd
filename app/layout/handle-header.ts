/** The bar takes its ground and line once the page has moved further than this (docs/agreed.md, navigation). */
const SCROLL_THRESHOLD_PX = 10;

export function handleHeader(): void {
  const header = document.querySelector(".header");
  const update = () =>
    header?.toggleAttribute("data-scrolled", window.scrollY > SCROLL_THRESHOLD_PX);
  update();
  addEventListener("scroll", update, { passive: true });
}
