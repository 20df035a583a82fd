/** What the button must never lie on: controls, their names, and figures at the end of a row. */
const KEPT_CLEAR =
  ":is(main, .footer) :is(a.button, button, input, select, textarea, label, summary, td, th, dd, li span, text)";

/** The button steps aside while something that must stay clear is in the corner where it floats. */
export function answerInQuickContact(): void {
  const details = document.querySelector<HTMLDetailsElement>(".quick-contact");
  if (!details) return;
  let frame = 0;
  const update = () => {
    frame = 0;
    const corner = details.querySelector(":scope > summary")?.getBoundingClientRect();
    if (!corner) return;
    const { left, top, right, bottom } = corner;
    // Nine points, 26 px apart: no line of text and no control is smaller than that.
    const across = [left - 8, (left + right) / 2, right];
    const down = [top - 8, (top + bottom) / 2, bottom];
    const isAside = across.some((x) =>
      down.some((y) =>
        document.elementsFromPoint(x, y).some((element) => element.closest(KEPT_CLEAR)),
      ),
    );
    if (isAside) details.dataset["aside"] = "true";
    else delete details.dataset["aside"];
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };

  schedule();
  addEventListener("scroll", schedule, { passive: true });
  addEventListener("resize", schedule);
  details.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-contact]")) details.open = false;
  });
}
