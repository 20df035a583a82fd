/** Turns of phrase that crept into the pages and were put right; each with what to write. */
import { describe, expect, test } from "vitest";

import { listProjectFiles, readText } from "#tests/support/project-files.ts";
import { withoutComments } from "#tests/support/without-comments.ts";

const TICS: readonly { found: RegExp; write: string }[] = [
  { found: /\bparted by\b/i, write: "separated by" },
  { found: /\bshall\b/i, write: "should, will, or the verb alone" },
  { found: /\bsomething else than\b/i, write: "something other than" },
  { found: /\bfor nothing\b(?! else)/i, write: "free of charge" },
  { found: /\bbeforehand\b/i, write: "before, or say when" },
  { found: /\b(?:is|are|be) taken up\b/i, write: "who does it: the reply mentions" },
  { found: /\baddress on the web\b/i, write: "website address" },
  { found: /\bSend your address\b/i, write: "Send your website address" },
  { found: /\bin the order of how\b/i, write: "easiest first, or the like" },
  { found: /\bwhat we have of you\b/i, write: "what we hold about you" },
  { found: /\brecommend it fully\b/i, write: "recommend it wholeheartedly" },
  { found: /\bturns? to rubbish\b/i, write: "turns into gibberish" },
  { found: /\b(?:come|comes|draw people) from far\b(?! away)/i, write: "from far away" },
  { found: /\bshow rooms\b/i, write: "showrooms" },
  { found: /\bby mail\b/i, write: "by e-mail" },
  { found: /\bas from\b/i, write: "as if from" },
  { found: /\bRamazan\b/i, write: "Ramzan, as everywhere else" },
  { found: /\bsales(?:man|men)\b/i, write: "shop assistant: women sell too" },
];

const files = listProjectFiles().filter(
  (file) =>
    /^(?:app|engine)\/.*[.](?:tsx?|mdx)$/.test(file) &&
    !/stop-words|english-contexts|[.]test[.]tsx?$/.test(file),
);

describe("a turn of phrase that was put right does not come back", () => {
  test.each(TICS)("$found", ({ found, write }) => {
    const where = files.filter((file) => found.test(withoutComments(readText(file))));

    expect(where, `write: ${write}`).toEqual([]);
  });
});

test("what stands in a comment, or over a line's end, is read as a visitor would", () => {
  expect(withoutComments("/* for nothing */ a; // shall\nhttps://x.example/shall")).toBe(
    " a; https://x.example/shall",
  );
  expect(withoutComments("audits it for\n          nothing")).toBe("audits it for nothing");
});
