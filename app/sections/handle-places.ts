import { bestMatch, moveOrClear, showMatches, showNear } from "./show-matches.ts";
import { handleMaps } from "./handle-maps.ts";

/** Brings every city finder and dot map of the page to life, once. `go` leads to a page of the app. */
export function handlePlaces(go: (path: string) => void): void {
  const handleSubmit = (event: Event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    const path = bestMatch(form);
    if (path) go(path);
  };
  const handleClick = (event: MouseEvent) => {
    const form = formOf(event);
    if (!form) return;
    const target = event.target as Element;
    if (target.closest("[data-near]")) showNear(form);

    const link = target.closest<HTMLAnchorElement>(".city-finder-results a");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(link.pathname);
  };

  // First: a click on a link lays the dot ready before the link is followed.
  handleMaps(go);
  document.addEventListener("input", handleInput);
  document.addEventListener("submit", handleSubmit, { capture: true });
  document.addEventListener("keydown", handleKeyDown, { capture: true });
  document.addEventListener("click", handleClick, { capture: true });
}

function formOf({ target }: Event): HTMLFormElement | null {
  return (target as Element).closest<HTMLFormElement>(".city-finder form");
}

function handleKeyDown(event: KeyboardEvent): void {
  const form = formOf(event);
  if (!form || !["ArrowDown", "ArrowUp", "Escape"].includes(event.key)) return;
  // A menu around the finder closes on Escape as well: the field is emptied first.
  if (event.key === "Escape") {
    if (!form.querySelector("input")?.value) return;
    event.stopPropagation();
  }
  event.preventDefault();
  moveOrClear(form, event.key);
}

function handleInput(event: Event): void {
  const form = formOf(event);
  if (form) showMatches(form);
}
