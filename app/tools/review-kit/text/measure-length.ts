export type LengthUnit = "characters" | "bytes" | "words";

/** How long a text is in the unit that the platform counts. */
export function measureLength(text: string, unit: LengthUnit): number {
  switch (unit) {
    case "bytes":
      return new TextEncoder().encode(text).length;
    case "words":
      return text.split(/\s+/u).filter(Boolean).length;
    case "characters":
      // Code points, so that an emoji is one and not two.
      return Array.from(text).length;
  }
}
