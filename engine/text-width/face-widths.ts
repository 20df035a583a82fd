/** The shape of text-widths.ts, which scripts/make-text-widths.ts writes. */
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
};
export type TextWidths = { unitsPerEm: number; regular: FaceWidths; bold: FaceWidths };
