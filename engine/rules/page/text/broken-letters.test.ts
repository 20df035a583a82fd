import { brokenLetters } from "./broken-letters.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

const titled = (title: string) => change(/<title>.*<\/title>/, `<title>${title}</title>`);
const says = (text: string) => withBody(`<p>${text}</p>`);

testCheck(brokenLetters, [
  { rule: "whole letters", page: GOOD_PAGE, status: "pass", text: "No letter is broken" },
  {
    rule: "a byte that the encoding does not know, in the title",
    page: titled("Caf\uFFFD desks in Lahore"),
    status: "fail",
    text: "The title has broken letters, such as “\uFFFD”",
    places: 1,
  },
  {
    rule: "two letters for one, in the description",
    page: change(
      /<meta name="description"[^>]*>/,
      '<meta name="description" content="CafÃ© desks">',
    ),
    status: "fail",
    text: "The description has broken letters, such as “Ã©”",
  },
  {
    rule: "a misread quotation mark, in the text",
    page: says("We donâ€™t sell chairs"),
    status: "fail",
    text: "The text has broken letters",
  },
  {
    rule: "misread Urdu",
    page: says("Ù„Ø§ÛÙˆØ± Ú©ÛŒ Ù…ÛŒØ²"),
    status: "fail",
    text: "The text has broken letters",
  },
  ...[
    "São Paulo, IRMÃ e AMANHÃ",
    "«IRMÃ»",
    "Ørsted, Ærø, Ålesund, Úrsula",
    "10 € — 20 €",
    "دکان",
    "à la carte",
  ].map((text) => ({
    rule: `near miss: ${text}`,
    page: says(text),
    status: "pass" as const,
    text: "No letter is broken",
  })),
  ...[
    '<pre><code>read() # <span>"caf\uFFFD"</span></code></pre>',
    "<p>It prints <samp>cafÃ©</samp></p>",
  ].map((code) => ({
    rule: `near miss: code that shows it: ${code}`,
    page: withBody(code),
    status: "pass" as const,
    text: "No letter is broken",
  })),
  {
    rule: "UTF-8 that its head calls Shift_JIS",
    page: withBody("<p>譚代�蜷亥罰</p>"),
    context: { encoding: { used: "shift_jis", declared: "shift_jis", looksLike: "utf-8" } },
    status: "fail",
    text: "The page's bytes are UTF-8, and the page's head says shift_jis",
  },
  {
    rule: "near miss: Shift_JIS that is called so",
    page: withBody("<p>村の合唱団</p>"),
    context: { encoding: { used: "shift_jis", declared: "shift_jis" } },
    status: "pass",
    text: "No letter is broken",
  },
  {
    rule: "in the text beside code",
    page: withBody("<pre>caf\uFFFD</pre><p>Cr\uFFFDme br\uFFFDl\uFFFDe</p>"),
    status: "fail",
    text: "The text has broken letters",
    places: 1,
  },
  {
    rule: "near miss: a text about encodings",
    page: says("“é” in UTF-8, read as Windows-1252, is “Ã©”"),
    status: "pass",
    text: "No letter is broken",
  },
]);
