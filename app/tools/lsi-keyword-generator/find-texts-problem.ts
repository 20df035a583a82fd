import { FIGURE_TABLE } from "#app/tools/kit/figure-table.ts";
import { findForeignPageText, type ForeignPageText } from "#engine/terms/foreign-page-text.ts";

const noRival = "Paste at least one competing text.";
export const broken =
  "These texts could not be read. Try again, or paste them without their source code.";
const foreignTexts: Record<ForeignPageText, string> = {
  address:
    "This is an address, not a text. Write it above to have the page read, or open it and paste its text.",
  json: "This looks like JSON. Paste the page’s text, or its source.",
  figures: `${FIGURE_TABLE} Paste the text of a page, or its source.`,
  binary: "This is not text. Paste the page’s text, or its source.",
  "no-words": "There are no words in this. Paste the page’s text, or its source.",
};

/** The field that is wrong, by its name, and what to do. */
export type TextsProblem = { field: string; text: string };

/** The first text that cannot be compared. The fields are named "own-text" and "rival-1" onward. */
export function findTextsProblem(
  own: string,
  rivals: readonly { text: string }[],
): TextsProblem | undefined {
  const fields = [
    { field: "own-text", text: own },
    ...rivals.map(({ text }, index) => ({ field: `rival-${index + 1}`, text })),
  ].filter(({ text }) => text.trim() !== "");
  if (fields.every(({ field }) => field === "own-text")) return { field: "rival-1", text: noRival };
  for (const { field, text } of fields) {
    const foreign = findForeignPageText(text);
    if (foreign) return { field, text: foreignTexts[foreign] };
  }
  return undefined;
}
