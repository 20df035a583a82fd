import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { AuditForm } from "./audit-form.tsx";
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

test.each([
  ["English", undefined],
  ["Urdu", readUrduForm()],
])(
  "in %s, what people say runs by its own letters, and addresses and numbers from the left",
  (_in, words) => {
    const html = renderToStaticMarkup(
      <AuditForm page={paths.contact} thanks={null} {...(words && { words })} />,
    );
    const directions = [...html.matchAll(/<(?:input|textarea)\b[^>]*>/g)].flatMap(([tag]) => {
      const [, direction] = / dir="(\w+)"/.exec(tag) ?? [];
      const [, name] = / name="(\w+)"/.exec(tag) ?? [];
      return direction === undefined ? [] : [[name, direction]];
    });

    expect(Object.fromEntries(directions)).toEqual({
      name: "auto",
      email: "ltr",
      phone: "ltr",
      website: "ltr",
      message: "auto",
    });
  },
);

test("the form in English leaves the words to the server", () => {
  const html = renderToStaticMarkup(<AuditForm page={paths.contact} thanks={null} />);

  expect(html).toContain('action="/f/audit"');
  expect(html).not.toMatch(/data-(failure|refused|missing)/);
});
