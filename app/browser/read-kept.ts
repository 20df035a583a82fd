/** What keep-forms.ts keeps, as it is read: every page's script has this. */

/** Values by the fields' names, by the names of their forms. */
export type KeptForms = Readonly<Record<string, KeptFields>>;
export type KeptFields = Readonly<Record<string, string>>;

/** Undefined where nothing is kept. `place`: a tool's path, or another name of ours. */
export function readKept(place: string): KeptForms | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keptKey(place)) ?? "null");
    return isRecordOf(value, isFields) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The name of a place in the browser's storage. */
export function keptKey(place: string): string {
  return `typed ${place}`;
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
