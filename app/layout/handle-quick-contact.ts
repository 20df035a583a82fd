import { NEEDED } from "#app/ui/toast/needed.ts";

/** How far apart the points are that are looked at under the button: no control is smaller. */
const STEP_PX = 16;
const MARGIN_PX = 4;

/**
 * The list is closed once its last entry has opened the dialog. The button goes while something needed
 * would lie under it.
 */
export function handleQuickContact(): void {
  const details = document.querySelector<HTMLDetailsElement>(".quick-contact");
  const button = details?.querySelector("summary");
  if (!details || !button) return;
  details.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-contact]")) details.open = false;
  });

  let frame = 0;
  const look = () => details.toggleAttribute("data-covers", isOverNeeded(details, button));
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  look();
  new ResizeObserver(lookSoon).observe(document.body);
  for (const type of ["scroll", "resize", "click", "input", "focusout", "toggle"]) {
    addEventListener(type, lookSoon, { capture: true, passive: true });
  }
}

/** Looks at points under the button and just around it. It keeps its place while it is not seen. */
function isOverNeeded(details: Element, button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return pointsBetween(left - MARGIN_PX, right + MARGIN_PX).some((x) =>
    pointsBetween(top - MARGIN_PX, bottom + MARGIN_PX).some((y) =>
      document
        .elementsFromPoint(x, y)
        .some((element) => element.closest(NEEDED) && !details.contains(element)),
    ),
  );
}

/** Both ends, and points between them that are at most 16 px apart. */
function pointsBetween(from: number, to: number): readonly number[] {
  const steps = Math.ceil((to - from) / STEP_PX);
  return Array.from({ length: steps + 1 }, (_one, step) => from + ((to - from) * step) / steps);
}
