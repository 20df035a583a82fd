import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { AuditForm } from "#app/contact/audit-form.tsx";
import { readUrduForm } from "#app/content/urdu/index.ts";
import { paths } from "#lib/site/paths.ts";

test("the form in Urdu asks for an answer in Urdu, and brings the words for a refusal", () => {
  const words = readUrduForm();

  const html = renderToStaticMarkup(<AuditForm page={paths.urdu} words={words} thanks={null} />);

  expect(html).toContain('action="/f/audit?language=ur"');
  expect(html).toContain(`data-failure-title="${words.failureTitle}"`);
  expect(html).toContain(`data-failure="${words.failure}"`);
  expect(html).toContain(`data-refused="${words.refused.email}"`);
  expect(html).toContain(`data-missing="${words.missing.email}"`);
});

test("the form in English leaves the words to the server", () => {
  const html = renderToStaticMarkup(<AuditForm page={paths.contact} thanks={null} />);

  expect(html).toContain('action="/f/audit"');
  expect(html).not.toMatch(/data-(failure|refused|missing)/);
});
