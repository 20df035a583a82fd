import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { hackedAnswers } from "#tests/cases/site-audit/hacked-answers.ts";
import { hackedPages } from "#tests/cases/site-audit/hacked-pages.ts";
import { hackedScripts } from "#tests/cases/site-audit/hacked-scripts.ts";
import { healthyPage } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows } from "#tests/support/site-rows.ts";

const signsOf = (body: string) =>
  toSiteRows({ "/": healthyPage("/", { body }) }).pages[0]?.facts?.hackSigns;

test("a healthy page keeps nothing", () => {
  expect(signsOf('<a href="https://wool.example/">Wool</a><script>start()</script>')).toBe(
    undefined,
  );
});

test("a thousand hidden links and scripts leave a few kilobytes", () => {
  const many = Array.from(
    { length: 1_000 },
    (_, n) =>
      `<p style="left:-9999px"><a href="https://a${n}.example/${"x".repeat(500)}">${"a ".repeat(200)}</a></p>` +
      `<script>eval(atob("${btoa(`document.write("<script src=//a${n}.example/a.js>")`)}"))</script>`,
  );

  expect(JSON.stringify(signsOf(many.join(""))).length).toBeLessThan(20_000);
});

test("rows that were kept before these signs were looked for are judged without them", () => {
  for (const { answers, extra } of [...hackedAnswers, ...hackedPages, ...hackedScripts]) {
    const { askedAs, ...others } = extra;
    const rows = toSiteRows(answers, others);
    const pages = rows.pages.map(({ facts: { hackSigns: _signs, ...facts } = {}, ...page }) => ({
      ...page,
      ...(Object.keys(facts).length > 0 && { facts }),
    })) as typeof rows.pages;
    const { saw: _saw, ...asked } = askedAs ?? { url: "", asked: [] };

    expect(() =>
      buildReport({ ...rows, pages, ...(askedAs && { askedAs: asked }) }, { now: NOW }),
    ).not.toThrow();
  }
});
