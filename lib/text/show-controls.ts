const BREAKS_AND_CONTROLS = /[^\P{Cc}\n\t]|[\u2028\u2029]|\p{Bidi_Control}/gu;

/**
 * A stranger's text, whose control characters and signs of direction could steer a terminal, a
 * spreadsheet or the text around it: they are written as JSON writes them, `\u001b`. Line breaks and
 * tabs stay. Of JSON the value stays the same.
 * https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
 */
export function showControls(text: string): string {
  return text.replaceAll(
    BREAKS_AND_CONTROLS,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A person's own words without them. Phones put such characters into messages by themselves. */
export function dropControls(text: string): string {
  return text.replaceAll(BREAKS_AND_CONTROLS, "");
}

/** Shown so is every text in a value of JSON, as a page shows it; of line ends one kind remains. */
export function showControlsIn<Value>(value: Value): Value {
  return showIn(value) as Value;
}

function showIn(value: unknown): unknown {
  if (typeof value === "string") return showControls(value.replaceAll(/\r\n?/g, "\n"));
  if (Array.isArray(value)) return value.map(showIn);
  if (value === null || typeof value !== "object") return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [showControls(key), showIn(each)]),
  );
}
