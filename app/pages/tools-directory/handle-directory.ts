import { afterFrame } from "#app/browser/after-frame.ts";
import { filterTools, type DirectoryEntry } from "./filter-tools.ts";

/** Browsers refuse more than about 100 address changes in 30 seconds, so typing is gathered. */
const WRITE_DELAY_MS = 300;

/** The filter of the directory: hides rows of the list that the page holds, and keeps itself in the address. */
export function handleDirectory(): void {
  const field = document.querySelector<HTMLInputElement>("#tools-filter");
  const list = document.querySelector<HTMLElement>(".tools-list");
  const counted = document.querySelector(".tools-count b");
  const none = document.querySelector<HTMLElement>(".tools-none");
  const kinds = [...document.querySelectorAll<HTMLElement>(".tools-filter .choices button")];
  if (!field || !list || !counted || !none) return;
  const rows = [...list.querySelectorAll<HTMLElement>(":scope > li")].map((row) => ({
    row,
    entry: JSON.parse(row.dataset["entry"] ?? "") as DirectoryEntry,
  }));
  const entries = rows.map(({ entry }) => entry);
  const params = new URLSearchParams(location.search);
  let kind = params.get("kind") ?? "all";
  if (field.value === "") field.value = params.get("filter") ?? "";
  let writing: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const shown = new Set(filterTools(entries, field.value, kind));
    for (const { row, entry } of rows) row.hidden = !shown.has(entry);
    for (const button of kinds) button.ariaPressed = String(button.dataset["kind"] === kind);
    counted.textContent = shown.size === 1 ? "1 tool" : `${shown.size} tools`;
    none.hidden = shown.size > 0;
    list.toggleAttribute("data-whole", shown.size === rows.length);
  };
  const change = () => {
    // The letter is drawn first.
    afterFrame(show);
    clearTimeout(writing);
    writing = setTimeout(() => {
      const url = new URL(location.href);
      for (const [key, value, usual] of [
        ["filter", field.value, ""],
        ["kind", kind, "all"],
      ] as const) {
        if (value === usual) url.searchParams.delete(key);
        else url.searchParams.set(key, value);
      }
      history.replaceState(history.state, "", url);
    }, WRITE_DELAY_MS);
  };

  show();
  field.addEventListener("input", change);
  document.querySelector(".tools-filter .choices")?.addEventListener("click", ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>("button")?.dataset["kind"];
    if (!pressed) return;
    kind = pressed;
    change();
  });
}
