/**
 * Puts what a visitor typed into a frame of fixed sentences. Every piece of the text says where it
 * comes from, so that the screen can show it and a test can prove that nothing was made up.
 */

import { SLOT, slotsOf, type Frame, type Sentence } from "#app/content/review-templates/frame.ts";
import { ownValue } from "#lib/own-value.ts";

export type Piece = { text: string; from: "frame" | "visitor" };

const ENDS_A_SENTENCE = /[.!?…؟۔।][)\]"'”’»]*$/u;

/** A sentence whose slot is empty is left out. `stop` ends a sentence that the visitor left open. */
export function fillFrame(
  frame: Frame,
  values: Readonly<Record<string, string>>,
  stop: string,
): Piece[] {
  const tidied = Object.fromEntries(
    Object.entries(values).map(([slot, value]) => [slot, tidy(value)]),
  );
  const sentences = frame
    .map((sentence) => firstThatCanBeFilled(sentence, tidied))
    .filter((sentence) => sentence !== "");

  const pieces = mergePieces(
    sentences.flatMap((sentence, index) => [
      ...(isOnItsOwnLine(sentence, sentences[index - 1])
        ? []
        : [{ text: " ", from: "frame" } as const]),
      ...fillSentence(sentence, tidied, stop),
    ]),
  );
  return ARABIC.test(sentences.join("").replaceAll(SLOT, "")) ? fromRight(pieces) : pieces;
}

const ARABIC = /\p{Script=Arabic}/u;
const RIGHT_TO_LEFT_MARK = "\u200F";

/** Where it is pasted its first letter decides its direction (UAX #9, P2): a Latin name must not. */
function fromRight(pieces: Piece[]): Piece[] {
  const [first] = /\p{L}/u.exec(textOfFrame(pieces)) ?? [""];
  return ARABIC.test(first)
    ? pieces
    : mergePieces([{ text: RIGHT_TO_LEFT_MARK, from: "frame" }, ...pieces]);
}

export function textOfFrame(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}

/**
 * The pieces after the visitor has changed the text: what was put in is theirs, and what is left of
 * the old text keeps its origin.
 */
export function editPieces(pieces: readonly Piece[], text: string): Piece[] {
  const before = textOfFrame(pieces);
  let start = 0;
  while (start < Math.min(before.length, text.length) && before[start] === text[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, text.length) - start &&
    before[before.length - 1 - end] === text[text.length - 1 - end]
  ) {
    end += 1;
  }

  return mergePieces([
    ...slicePieces(pieces, 0, start),
    { text: text.slice(start, text.length - end), from: "visitor" },
    ...slicePieces(pieces, before.length - end, before.length),
  ]);
}

/** Runs of spaces become one; line breaks stay, because a visitor who made paragraphs meant them. */
function tidy(value: string): string {
  return value
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .trim();
}

/** No space is needed at the beginning, and none beside a line break. */
function isOnItsOwnLine(sentence: string, before: string | undefined): boolean {
  return before === undefined || before.endsWith("\n") || sentence.startsWith("\n");
}

function firstThatCanBeFilled(
  sentence: Sentence,
  values: Readonly<Record<string, string>>,
): string {
  return (
    [sentence]
      .flat()
      .find((text) => slotsOf(text).every((slot) => (ownValue(values, slot) ?? "") !== "")) ?? ""
  );
}

function fillSentence(
  sentence: string,
  values: Readonly<Record<string, string>>,
  stop: string,
): Piece[] {
  const pieces: Piece[] = [];
  // Splitting by a pattern with one group puts every second part inside the braces.
  sentence.split(SLOT).forEach((part, index) => {
    if (index % 2 === 1) {
      pieces.push({ text: ownValue(values, part) ?? "", from: "visitor" });
    } else {
      const last = pieces.at(-1)?.text ?? "";
      const isDoubleStop = last !== "" && ENDS_A_SENTENCE.test(last) && part === stop;
      if (!isDoubleStop) pieces.push({ text: part, from: "frame" });
    }
  });

  const isVisitorsOwn = pieces.every((piece) => piece.from === "visitor" || piece.text === "");
  if (isVisitorsOwn && !ENDS_A_SENTENCE.test(textOfFrame(pieces))) {
    pieces.push({ text: stop, from: "frame" });
  }
  return pieces;
}

function slicePieces(pieces: readonly Piece[], from: number, to: number): Piece[] {
  let position = 0;
  return pieces.map((piece) => {
    const start = Math.max(from - position, 0);
    const end = Math.max(to - position, 0);
    position += piece.text.length;
    return { ...piece, text: piece.text.slice(start, end) };
  });
}

function mergePieces(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (piece.text === "") continue;
    if (last?.from === piece.from) last.text += piece.text;
    else merged.push({ ...piece });
  }
  return merged;
}
