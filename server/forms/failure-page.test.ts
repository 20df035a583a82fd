import { expect, test } from "vitest";

import { prepareFailurePage } from "./failure-page.ts";
import { contactPageHtml, urduPageHtml } from "#tests/support/server/site-folder.ts";

const prepare = () => prepareFailurePage(contactPageHtml);

const errors = [
  { code: "TYPE_EMAIL", field: "email", message: "should be an email" },
  { message: "Something else" },
] as const;

test("without anything typed the values are those of the page", () => {
  const html = prepare()({ errors, values: new Map() });

  expect(html).toContain('name="_subject" value="Free audit"');
  expect(html).toContain('name="page" value="/contact"');
  expect(html).toContain('<textarea id="_R_4_" name="message"></textarea>');
  expect(html).toContain("<li>Something else</li>");
  expect(html).toMatch(/id="error-summary"[^>]* autofocus/);
});

test("one refusal leaves nothing behind for the next", () => {
  const render = prepare();
  const first = render({
    errors,
    values: new Map([
      ["name", "Ayesha"],
      ["message", "Secret"],
    ]),
  });
  const second = render({ errors: [errors[1]], values: new Map() });

  expect(first).toContain('value="Ayesha"');
  expect(second).not.toContain("Ayesha");
  expect(second).not.toContain("Secret");
  expect(second).not.toContain("aria-invalid");
  expect(second).toContain('aria-describedby="_R_2_-hint"');
});

test("what looks like markup is text like any other", () => {
  const render = prepare();
  const typed = `$1 $& </textarea><script>alert("x")</script>`;

  const html = render({ errors, values: new Map([["message", typed]]) });

  expect(html).toContain(
    '\n$1 $&amp; &lt;/textarea&gt;&lt;script&gt;alert("x")&lt;/script&gt;</textarea>',
  );
});

test("lists as values are not shown, and the trap stays empty", () => {
  const html = prepare()({
    errors,
    values: new Map<string, unknown>([
      ["name", ["a", "b"]],
      ["_gotcha", "filled"],
    ]),
  });

  expect(html).not.toContain("filled");
  expect(html).toContain('name="name" required=""></div>');
});

test("64 kB of what must be escaped are put back whole", () => {
  const typed = `<&>"'é€😀`.repeat(5_000);

  const html = prepare()({
    errors,
    values: new Map([["message", typed]]),
  });

  expect(html).toContain(`>\n${"&lt;&amp;&gt;\"'é€😀".repeat(5_000)}</textarea>`);
});

test("a page with words of its own says all of it in them, for screen readers too", () => {
  const missing = { code: "REQUIRED_FIELD_EMPTY", field: "email", message: "is empty" } as const;
  const render = prepareFailurePage(urduPageHtml);

  const wrong = render({ errors, values: new Map([["name", "عائشہ"]]) });
  const empty = render({ errors: [missing], values: new Map() });

  expect(wrong).toContain('<html lang="ur" dir="rtl">');
  expect(wrong).toContain("<title>پیغام نہیں گیا۔ Contact</title>");
  expect(wrong).toContain("<strong>پیغام نہیں گیا۔</strong>");
  expect(wrong).toContain('<a href="#_R_2_">ای میل دوبارہ دیکھیں۔</a>');
  expect(wrong).toContain("<li>دوبارہ کوشش کریں۔</li>");
  expect(wrong).not.toMatch(/should be an email|Something else|Not sent|Oops/);
  expect(wrong).toContain('value="عائشہ"');
  expect(empty).toContain('<a href="#_R_2_">اپنا ای میل لکھیں۔</a>');
});
