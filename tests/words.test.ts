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

/** In names the field has its own words: route, result, slot, lease, queue, reason, verdict. */
const VAGUE = /^(?:doors?|told|stay(?:s|ed)?|manners?|press(?:ed|es)?|hold(?:s|ers?)?|held)$/;

/** Names in which such a word has its plain meaning. */
const PLAIN: readonly (readonly [name: RegExp, where: RegExp, why: string])[] = [
  [/[Dd]oors$/, /^app\/pages\/city\/landmarks\//, "a drawing of doors"],
  [/press/i, /^app\/|^scripts\/bench\/taps[.]ts$/, "a visitor presses a button or a key"],
];

/** Names of a file's code, without its strings, comments and the words between its tags. */
function namesIn(file: string, text: string): readonly string[] {
  const code = text
    .replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/(^|\s)\/\/.*$/gm, "$1")
    .replaceAll(
      /`(?:[^`\\]|\\.)*`/g,
      (template) => template.match(/(?<=[$]\{)[^}]*/g)?.join(" ") ?? "",
    );
  const withoutWords = file.endsWith(".tsx")
    ? code
        .replaceAll(/(?<=(?<!=)>)[^<>{}()=]*(?=[<{])/g, "")
        .replaceAll(/(?<=\})[^<>{}()=]*(?=<)/g, "")
    : code;
  return [...new Set(withoutWords.match(/[A-Za-z_$][\w$]*/g))];
}

const eventsIn = (text: string) =>
  [...text.matchAll(/\b(?:log|logRarely)(?:[.]\w+)?\(\s*"(\w+)"/gi)].map(
    ([, event]) => event ?? "",
  );

const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

const isVague = (name: string) =>
  wordsOf(name).some((word) => VAGUE.test(word)) || /take(?:s|n)?_?in(?![a-z])/i.test(name);

test("files, names and log events say what a thing is", () => {
  const sources = listProjectFiles().filter(
    (file) =>
      /^(?:app|engine|lib|scripts|server)\/.*[.]tsx?$/.test(file) &&
      !/^app\/content\/|[.]test[.]tsx?$/.test(file),
  );
  const found = sources.flatMap((file) => {
    const text = readText(file);
    const names = [...file.split("/"), ...namesIn(file, text), ...eventsIn(text)];
    return names
      .filter(isVague)
      .filter((name) => !PLAIN.some(([plain, where]) => plain.test(name) && where.test(file)))
      .map((name) => `${file}: ${name}`);
  });

  expect(sources.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});

test("what stands in a comment, or over a line's end, is read as a visitor would", () => {
  expect(withoutComments("/* for nothing */ a; // shall\nhttps://x.example/shall")).toBe(
    " a; https://x.example/shall",
  );
  expect(withoutComments("audits it for\n          nothing")).toBe("audits it for nothing");
});
