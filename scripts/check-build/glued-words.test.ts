import { expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { findGluedWords } from "./glued-words.ts";

function documentOf(main: string) {
  const parsed = parseHtml(`<main>${main}</main>`);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

test.each([
  ["<b>Growing</b><i>43,642</i>", "**Growing**43,642", ["“Growing” and “43”"]],
  ["<b>Growing</b><i>43,642</i>", "**Growing** 43,642", []],
  ["<i>December</i><i>May</i>", "DecemberMay", ["“December” and “May”"]],
  ["<time>2 July 2025</time>Updated", "2 July 2025Updated", ["“2025” and “Updated”"]],
  ['<a href="/a">Audit</a><a href="/b">Ask</a>', "[Audit](/a)[Ask](/b)", ["“Audit” and “Ask”"]],
  ['<a href="/a">Audit</a><a href="/b">Ask</a>', "[Audit](/a) [Ask](/b)", []],
  ["<b>Do</b><b>Follow</b><p>A DoFollow link</p>", "DoFollow, a DoFollow link", []],
  ["<p>WhatsApp</p>", "WhatsApp", []],
])("two words of %s, written as %s", (main, markdown, findings) => {
  expect(findGluedWords(documentOf(main), markdown)).toEqual(findings);
});
