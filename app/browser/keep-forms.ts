/**
 * The one keeper of what is typed, in this tab's session storage: it survives a reload and Back, no other
 * tab sees it, and it is gone with the tab. docs/decisions/0025-typed-text-stays-in-the-tab.md
 */

import { keptKey, type KeptForms } from "./read-kept.ts";

/** `cut`: without the texts that the browser has no room for. `refused`: it keeps nothing. */
export type Keeping = "kept" | "cut" | "refused";

/** In place of what was kept there. Texts that do not fit are left out, the longest first. */
export function keepForms(place: string, forms: KeptForms): Keeping {
  try {
    sessionStorage.setItem(keptKey(place), JSON.stringify(forms));
    return "kept";
  } catch (error) {
    const isFull = error instanceof DOMException && error.name !== "SecurityError";
    const shorter = isFull ? withoutLongest(forms) : undefined;
    if (shorter) return keepForms(place, shorter) === "refused" ? "refused" : "cut";
    forgetKept(place);
    return "refused";
  }
}

export function forgetKept(place: string): void {
  try {
    sessionStorage.removeItem(keptKey(place));
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

/** Undefined where no text is left. */
function withoutLongest(forms: KeptForms): KeptForms | undefined {
  const all = Object.entries(forms).flatMap(([form, fields]) =>
    Object.entries(fields).map(([name, text]) => ({ form, name, length: text.length })),
  );
  const longest = all.toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined || longest.length === 0) return undefined;
  return Object.fromEntries(
    Object.entries(forms).map(([form, fields]) => [
      form,
      form === longest.form
        ? Object.fromEntries(Object.entries(fields).filter(([name]) => name !== longest.name))
        : fields,
    ]),
  );
}
