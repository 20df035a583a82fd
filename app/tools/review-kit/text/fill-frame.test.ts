import { describe, expect, test } from "vitest";

import { editPieces, fillFrame, textOfFrame, type Piece } from "./fill-frame.ts";

const fill = (frame: Parameters<typeof fillFrame>[0], values: Record<string, string>) =>
  textOfFrame(fillFrame(frame, values, "."));

describe("filling a frame", () => {
  test.each([
    ["leaves out a sentence whose slot is empty", ["One {a}.", "Two."], { a: "" }, "Two."],
    ["takes the first alternative that can be filled", [["{a}.", "None."]], { a: " " }, "None."],
    ["takes the empty alternative as nothing", ["One.", ["{a}.", ""]], {}, "One."],
    ["ends a sentence that the visitor left open", ["{a}", "End."], { a: "Quiet" }, "Quiet. End."],
    ["keeps an end that is there", ["{a}", "End."], { a: "Quiet!" }, "Quiet! End."],
    ["keeps an Urdu end", ["{a}"], { a: "اچھا ہے۔" }, "اچھا ہے۔"],
    ["keeps an end inside quotation marks", ["{a}"], { a: "“Fine.”" }, "“Fine.”"],
    ["does not double the stop of a name", ["I used {a}."], { a: "Acme Inc." }, "I used Acme Inc."],
    ["makes one space of many", ["{a}."], { a: "  two \t words " }, "two words."],
    ["keeps the visitor's paragraphs", ["{a}"], { a: "One. \n\n Two." }, "One.\n\nTwo."],
    [
      "puts no space beside a line break",
      ["Dear A,\n", "Hello.", "\n— B"],
      {},
      "Dear A,\nHello.\n— B",
    ],
    ["takes braces in what was typed as text", ["{a}."], { a: "{b}", b: "no" }, "{b}."],
  ])("%s", (_, frame, values, expected) => {
    expect(fill(frame, values as Record<string, string>)).toBe(expected);
  });

  test("says of every piece where it comes from", () => {
    expect(fillFrame(["I like {a}."], { a: "tea" }, ".")).toEqual([
      { text: "I like ", from: "frame" },
      { text: "tea", from: "visitor" },
      { text: ".", from: "frame" },
    ]);
  });
});

describe("editing", () => {
  const pieces: Piece[] = [
    { text: "I like ", from: "frame" },
    { text: "tea", from: "visitor" },
    { text: ".", from: "frame" },
  ];

  test.each([
    ["typing inside the frame", "I really like tea.", ["I ", "really ", "like ", "tea", "."]],
    ["replacing the visitor's word", "I like milk.", ["I like ", "milk", "."]],
    ["deleting everything", "", []],
    ["deleting a part of the frame", "like tea.", ["like ", "tea", "."]],
    ["writing a new text", "Other words!", ["Other words!"]],
  ])("%s", (_, text, expected) => {
    expect(editPieces(pieces, text).map((piece) => piece.text)).toEqual(expected);
  });

  test("what is put in is the visitor's", () => {
    expect(editPieces(pieces, "I really like tea.")[1]).toEqual({
      text: "really ",
      from: "visitor",
    });
  });

  test.each(["", "I", "I like tea", "tea.", "I like tea..", "xI like tea.x", "aaaa"])(
    "the pieces always add up to the text: “%s”",
    (text) => {
      expect(textOfFrame(editPieces(pieces, text))).toBe(text);
    },
  );
});

test.each([
  [
    "begins with a mark where a Latin name comes first",
    ["{a} بہت اچھا ہے"],
    "\u200FK&N's بہت اچھا ہے۔",
  ],
  ["has none where it begins in Urdu", ["یہ {a} ہے"], "یہ K&N's ہے۔"],
])("an Urdu text %s, so that it runs from the right where it is pasted", (_name, frame, text) => {
  expect(
    textOfFrame(
      fillFrame(
        frame.map((each) => `${each}۔`),
        { a: "K&N's" },
        "۔",
      ),
    ),
  ).toBe(text);
});
