import { expect, test } from "vitest";

import { writeSnippetHtml, writeSnippetText } from "./write-snippet-html.ts";

test("a title and a description are two tags, escaped once, however they were typed", () => {
  const html =
    '<title>Tea &amp; toast &lt;b&gt;</title>\n<meta name="description" content="A &quot;hot&quot; cup">';

  expect(writeSnippetHtml({ title: " Tea & toast\n<b>", description: 'A "hot"  cup' })).toBe(html);
  expect(writeSnippetHtml({ title: "Tea &amp; toast &lt;b&gt;", description: 'A "hot" cup' })).toBe(
    html,
  );
});

test("Urdu stays readable", () => {
  expect(writeSnippetHtml({ title: "لاہور", description: "" })).toBe("<title>لاہور</title>");
});

test("an empty text has no tag", () => {
  expect(writeSnippetHtml({ title: " ", description: "Tea" })).toBe(
    '<meta name="description" content="Tea">',
  );
});

test("as text it is what a reader sees, a line each, without what is empty", () => {
  expect(
    writeSnippetText({
      title: " Tea &amp; toast",
      url: "https://tea.pk/ ",
      description: "Hot\ntea.",
    }),
  ).toBe("Tea & toast\nhttps://tea.pk/\nHot tea.");
  expect(writeSnippetText({ title: "Tea", url: "", description: " " })).toBe("Tea");
});
