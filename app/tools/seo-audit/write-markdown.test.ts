import { expect, test } from "vitest";

import { toAuditJson } from "#engine/page-audit/audit-json.ts";
import { findFaults, writeCsv, writeJson, writeMarkdown } from "./write-markdown.ts";
import { tellAi } from "#engine/ai-access/ai-words.ts";
import { judgeAi } from "#engine/ai-access/judge-ai.ts";
import { auditHtml, type Audit } from "#engine/page-audit/audit-page.ts";
import { makeSampleReport } from "./sample.ts";
import { SEVERITIES } from "#engine/rules/severity.ts";
import { levelOf } from "#engine/page-audit/bands.ts";

const answer = auditHtml('<h1>x</h1>\n<a href="/a">click here</a>', {
  url: "https://a.pk/p",
  now: 0,
});
if (!answer.ok) throw new Error(answer.problem);
const audit = answer.value;

test("JSON is the machine output of the command line", () => {
  expect(JSON.parse(writeJson(audit))).toEqual(toAuditJson(audit));
});

test("CSV has a row for each gate, each check and each note", () => {
  const { indexability, findings, notes } = audit;

  expect(writeCsv(audit).trim().split("\r\n")).toHaveLength(
    1 + indexability.gates.length + findings.length + notes.length,
  );
});

function auditOf(html: string): Audit {
  const page = auditHtml(html, { url: "https://a.pk/p", now: 0 });
  if (!page.ok) throw new Error(page.problem);
  return page.value;
}

test("what can be copied has an apostrophe where the page has one", () => {
  const page = auditOf(
    `<h1>Ali's desks &amp; "chairs"</h1><p>${"Ali's desks are made here. ".repeat(9)}</p>`,
  );

  for (const text of [writeMarkdown(page), writeCsv(page), writeJson(page)]) {
    expect(text).not.toContain("&#39;");
  }
  expect(writeMarkdown(page)).toContain(
    "<title>Ali's desks &amp; &quot;chairs&quot; | [Your name]</title>",
  );
});

test("a file says first whether the page can be indexed, and then the score", () => {
  const hidden = auditOf('<meta name="robots" content="noindex"><h1>x</h1><p>Closed on Friday</p>');
  const markdown = writeMarkdown(hidden);

  expect(markdown.indexOf("Can Google index this page? No.")).toBeGreaterThan(0);
  expect(markdown.indexOf("out of 100")).toBeGreaterThan(markdown.indexOf("Can Google index"));
  expect(markdown).toContain("not in any result until that is fixed");
  expect(JSON.parse(writeJson(hidden))).toMatchObject({
    indexability: { answer: "no" },
    band: null,
  });
  expect(writeMarkdown(auditOf('<div id="app"></div><script src="a.js"></script>'))).not.toContain(
    "out of 100",
  );
});

test("a page cannot end the code block or write entities of its own in Markdown", () => {
  const markdown = writeMarkdown(
    auditOf("<h1>a ``` b &amp;lt;i&amp;gt;</h1><h1>c</h1><title>&amp;amp; x</title>"),
  );

  expect(markdown.match(/^`{3,}/gm)?.length ?? 0).toBe(
    (markdown.match(/^`{3,}html$/gm)?.length ?? 0) * 2,
  );
  expect(markdown.replaceAll(/^`{3,}html$[\s\S]*?^`{3,}$/gm, "")).not.toMatch(/[^\\`<>]&amp;amp;/);
});

test("Markdown names each lost point once, the dearest first", () => {
  const points = [...writeMarkdown(audit).matchAll(/^### −(\d+) /gm)].map(([, each]) =>
    Number(each),
  );

  expect(points).toEqual(findFaults(audit.findings).map((finding) => finding.points));
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});

test.each([
  [100, "good"],
  [85, "good"],
  [84, "middling"],
  [60, "middling"],
  [59, "poor"],
])("a ring of %i is %s", (score, level) => {
  expect(levelOf(score)).toBe(level);
});

test("the sample keeps its range, and five checks on each side", () => {
  expect([makeSampleReport(() => 0).score, makeSampleReport(() => 0.999_999).score]).toEqual([
    65, 95,
  ]);
  expect(makeSampleReport(() => 0).onPage).toHaveLength(5);
  expect(makeSampleReport(() => 0).technical).toHaveLength(5);
});

test("findings are in the order of severity, then of points", () => {
  const html = `<meta name="robots" content="noindex"><h3>x</h3><center>y</center><a href="/a">click here</a>`;
  const faults = findFaults(auditOf(html).findings);
  const ranks = faults.map(({ severity }) => SEVERITIES.indexOf(severity));

  expect(new Set(ranks).size).toBeGreaterThan(2);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  for (const severity of SEVERITIES) {
    const points = faults.filter((each) => each.severity === severity).map((each) => each.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  }
});

test("what AI may do is in the Markdown file in the words of the screen, if the address was read", () => {
  const robotsTxt = "User-agent: GPTBot\nDisallow: /";
  const ai = judgeAi({ url: "https://a.pk/p", robotsTxt, own: null, asked: [] });
  const markdown = writeMarkdown(audit, ai);

  expect(markdown).toContain("## Can AI find this address?");
  for (const { question, answer: word } of tellAi(ai)) {
    expect(markdown).toContain(`- ${question} ${word}. `);
  }
  expect(writeMarkdown(audit)).not.toContain("Can AI find");
});

test("no file holds a sign that steers a terminal or the direction of a line", () => {
  const page = auditOf(
    "<title>\u001b[2J\u0007 sale \u202egpj</title><h1>\u001b[31mred \u2066x</h1><a href=/a>\u202ehere\u0007</a>",
  );

  for (const text of [writeMarkdown(page), writeCsv(page), writeJson(page)]) {
    expect(text.replaceAll("\r\n", "\n")).not.toMatch(/[^\P{Cc}\n\t]|\p{Bidi_Control}/u);
    expect(text).toContain("u001b");
  }
  expect(JSON.parse(writeJson(page))).toEqual(toAuditJson(page));
});
