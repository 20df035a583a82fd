import { useLayoutEffect, useRef, type RefObject } from "react";

import { NEEDED } from "./needed.ts";
import { findToastPlace, type ToastPlace } from "./toast-place.ts";

const USUAL: ToastPlace = { side: "right", up: 0 };

/**
 * Keeps the toast in `region` off everything that a visitor needs next, while it is shown: also after a
 * scroll, and after an error has come under a field. In a dialog it takes a row of its own instead
 * (dialog.css), and what has the focus stays in view.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, toastId: number | undefined) {
  const last = useRef<ToastPlace>(USUAL);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element || toastId === undefined) return undefined;
    last.current = USUAL;
    if (element.closest("dialog")) {
      reset(element);
      document.activeElement?.scrollIntoView({ block: "nearest" });
      return undefined;
    }

    let frame = 0;
    const place = () => {
      last.current = placeToast(element, last.current);
    };
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const resized = new ResizeObserver(placeSoon);
    resized.observe(document.body);
    const listening = new AbortController();
    for (const type of ["scroll", "resize", "click", "input"]) {
      addEventListener(type, placeSoon, {
        capture: true,
        passive: true,
        signal: listening.signal,
      });
    }
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      listening.abort();
      reset(element);
    };
  }, [region, toastId]);
}

function placeToast(region: HTMLElement, last: ToastPlace): ToastPlace {
  const card = region.querySelector(".toast");
  if (!card) return last;
  reset(region);
  const place = findToastPlace({
    viewport: { width: document.documentElement.clientWidth, height: innerHeight },
    card: card.getBoundingClientRect(),
    needed: listNeeded(),
    last,
  });
  if (place === "top") {
    region.dataset["place"] = "top";
    region.style.inset = "0 0 auto auto";
  } else {
    if (place.up > 0) region.style.translate = `0 ${-place.up}px`;
    if (place.side === "left") region.style.insetInline = "0 auto";
  }
  return place;
}

function reset(region: HTMLElement): void {
  delete region.dataset["place"];
  region.style.inset = "";
  region.style.translate = "";
}

/** What is in view, but for the bar at the top and the toast itself. */
function listNeeded(): DOMRect[] {
  const rects: DOMRect[] = [];
  for (const element of document.querySelectorAll(NEEDED)) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 || rect.bottom <= 0 || rect.top >= innerHeight) continue;
    if (element.closest(".header, .quick-contact")) continue;
    if (element.checkVisibility({ visibilityProperty: true })) rects.push(rect);
  }
  return rects;
}
