/**
 * The one keeper of what is typed, in this tab's session storage: it survives a reload and Back, no other
 * tab sees it, and it is gone with the tab. docs/decisions/0025-typed-text-stays-in-the-tab.md
 */

/** Values by the fields' names, by the names of their forms. */
export type KeptForms = Readonly<Record<string, KeptFields>>;
export type KeptFields = Readonly<Record<string, string>>;

/** `cut`: without the texts that the browser has no room for. `refused`: it keeps nothing. */
export type Keeping = "kept" | "cut" | "refused";

/** Undefined where nothing is kept. `place`: a tool's path, or another name of ours. */
export function readKept(place: string): KeptForms | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "null");
    return isRecordOf(value, isFields) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** In place of what was kept there. Texts that do not fit are left out, the longest first. */
export function keepForms(place: string, forms: KeptForms): Keeping {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(forms));
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
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

function keyOf(place: string): string {
  return `typed ${place}`;
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

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isFields(value: unknown): value is KeptFields {
  return isRecordOf(value, isText);
}

function isRecordOf<Value>(
  value: unknown,
  isValue: (one: unknown) => one is Value,
): value is Record<string, Value> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isValue)
  );
}
