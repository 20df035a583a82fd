const BREAKS_AND_CONTROLS = /[^\P{Cc}\n\t]|[\u2028\u2029]|\p{Bidi_Control}/gu;

/**
 * A text for a terminal, which control characters and signs of direction could steer: they are
 * written as JSON writes them, `\u001b`. Line breaks and tabs stay.
 */
export function showControls(text: string): string {
  return text.replaceAll(
    BREAKS_AND_CONTROLS,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
