export const UNITS_PER_EM = 2048;

/** The widths of one face, in its units; scripts/make/make-text-widths.ts writes them. */
export type FaceWidths = {
  /** First code point of a run → the widths from there on. */
  advances: Record<number, number[]>;
  /** Left letter → how far the letters after it move → those letters. */
  kerning: Record<string, Record<number, string>>;
  joined: {
    /** [alone], [alone, end] or [alone, end, start, inside]. */
    letters: Record<string, number[]>;
    /** The alef after a lam → the pair [alone, end]. */
    lamAlef: Record<string, number[]>;
  };
  devanagari: DevanagariWidths;
};
/**
 * Devanagari's letters are in clusters. A change is what a sign adds to the sum of the advances; its
 * signs are behind it, and "" stands for all that no other change names.
 */
export type DevanagariWidths = {
  advances: Record<string, number>;
  /** Consonant → change → the vowel signs and marks after it. */
  marks: Record<string, Record<string, string>>;
  /** Consonant → change → the consonants that a virama joins to it. */
  conjuncts: Record<string, Record<string, string>>;
};
/** The shape of latin-widths.ts and other-widths.ts. */
export type WidthTable<Part extends keyof FaceWidths> = Record<
  "regular" | "bold",
  Pick<FaceWidths, Part>
>;
