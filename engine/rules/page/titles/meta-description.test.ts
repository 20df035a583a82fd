import { expect, test } from "vitest";

import { auditHtml } from "#engine/page-audit/audit-page.ts";
import { metaDescription } from "./meta-description.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

testCheck(metaDescription, [
  { rule: "words", page: GOOD_PAGE, status: "pass", text: "The page has a meta description" },
  {
    rule: "none",
    page: change(/<meta name="description"[^>]*>/, ""),
    status: "fail",
    text: "No meta description",
    places: 1,
  },
  {
    rule: "an empty one",
    page: change(/<meta name="description"[^>]*>/, '<meta name="description" content=" ">'),
    status: "fail",
    text: "The meta description is empty",
    places: 1,
  },
  {
    rule: "one without content",
    page: change(/<meta name="description"[^>]*>/, '<meta name="description">'),
    status: "fail",
    text: "The meta description is empty",
  },
  {
    rule: "one outside head",
    page: change(/<meta name="description"[^>]*>/, "").replace(
      "</body>",
      '<meta name="description" content="Late"></body>',
    ),
    status: "fail",
    text: "The meta description is outside head",
    places: 1,
  },
  {
    rule: "near miss: its name in capitals",
    page: change('name="description"', 'name="DESCRIPTION"'),
    status: "pass",
    text: "The page has",
  },
  {
    rule: "near miss: after a noscript that a live tab reads",
    page: change("<title>", "<noscript><img src=p.gif></noscript><title>"),
    status: "pass",
    text: "The page has",
  },
]);

test("the description offered is read from a paragraph that is shown, word by word", () => {
  const audit = auditHtml(
    `<title>x</title><body><noscript><p>This application needs a browser with JavaScript, please switch it on.</p></noscript>
    <p hidden>We use cookies on this site to remember what you have looked at before today.</p>
    <p>Office desks of sheesham and oak from our workshop,<br>measured in Karachi for every room.</p>`,
    { now: 0 },
  );
  const fix = audit.ok && audit.value.findings.find(({ id }) => id === "meta-description")?.fix;

  expect(fix && fix.markup).toContain("workshop, measured in Karachi");
});
