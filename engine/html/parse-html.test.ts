import { describe, expect, test } from "vitest";

import { attribute, elementsOf, textOf, type HtmlDocument } from "./html-document.ts";
import { MAX_HTML_CHARACTERS } from "#engine/bounds.ts";
import { parseHtml } from "./parse-html.ts";

function parse(source: string): HtmlDocument {
  const parsed = parseHtml(source);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

describe("positions", () => {
  test.each([
    ["line feeds", "<p>one</p>\n\n<h1>two</h1>", 3],
    ["carriage return and line feed", "<p>one</p>\r\n\r\n<h1>two</h1>", 3],
    ["a tag over several lines", '<p\n  class="a"\n>one</p><h1>two</h1>', 3],
  ])("counts lines with %s", (_name, source, line) => {
    expect(elementsOf(parse(source), "h1")[0]?.line).toBe(line);
  });

  test("marks the start tag and the whole element in the source", () => {
    const source = '<div>x <a href="/a">word</a></div>';
    const [link] = elementsOf(parse(source), "a");

    expect(source.slice(link?.start, link?.startTagEnd)).toBe('<a href="/a">');
    expect(source.slice(link?.start, link?.end)).toBe('<a href="/a">word</a>');
  });

  test("gives an implied element line 0", () => {
    expect(elementsOf(parse("<p>x"), "body")[0]?.line).toBe(0);
  });
});

describe("what belongs to the page", () => {
  test("reads noscript content, and knows that a live tab does not", () => {
    const [image] = elementsOf(parse("<body><noscript><img src=x></noscript>"), "img");

    expect(image?.inNoscript).toBe(true);
  });

  test("leaves template content out, as the DOM does", () => {
    expect(elementsOf(parse("<template><a href=x>y</a></template>"), "a")).toEqual([]);
  });

  test("tells HTML from SVG", () => {
    const document = parse("<svg><a href=x>y</a><title>t</title></svg><title>u</title>");

    expect(elementsOf(document, "a")).toEqual([]);
    expect(elementsOf(document, "title")).toHaveLength(1);
  });

  test("collapses white space as HTML does, and keeps a no-break space", () => {
    const document = parse("<h1> one\n  two\u00a0three </h1>");
    const [heading] = elementsOf(document, "h1");

    expect(heading && textOf(document, heading)).toBe("one two\u00a0three");
  });

  test("hands `hidden`, display:none and lang down to descendants", () => {
    const [inner, outer] = elementsOf(
      parse('<div lang=ur style="display: none"><b>x</b></div><div hidden><b>y</b></div>'),
      "b",
    );

    expect(inner).toMatchObject({ isHidden: true, language: "ur" });
    expect(outer).toMatchObject({ isHidden: true, language: null });
  });
});

describe("head", () => {
  test("ends at the first thing that does not belong there", () => {
    const document = parse("<head><meta name=a><img src=x><meta name=b></head>");

    expect(elementsOf(document, "meta").map(({ inHead }) => inHead)).toEqual([true, false]);
  });

  test("survives a picture in noscript in a live tab, and not without scripts", () => {
    const document = parse(
      "<head><noscript><img src=x></noscript><link rel=canonical href=/a></head>",
    );
    const [link] = elementsOf(document, "link");

    expect(link).toMatchObject({ inHead: false, inLiveHead: true });
  });
});

describe("what cannot be read is said, not thrown", () => {
  test.each([
    ["nothing", "", "empty"],
    ["white space", " \n\t ", "empty"],
    ["a picture", "\u0089PNG\r\n\u001a\n" + "\u0000\u0001".repeat(100), "binary"],
    ["bytes of no text", "\u0000\u0001\u0002\ufffd".repeat(1000), "binary"],
    ["more than the limit", "x".repeat(MAX_HTML_CHARACTERS + 1), "too-large"],
    [
      "a short text that the standard blows up",
      `${Array.from({ length: 3000 }, (_, at) => `<font size=${at}><p>`).join("")}x`,
      "too-complex",
    ],
  ])("%s", (_name, source, problem) => {
    expect(parseHtml(source)).toEqual({ ok: false, problem });
  });

  test.each(["plain words", "<", "</", "<!", "<a", '<a href="', "<!--", "&#x110000;", "\ud800"])(
    "%j is a page, if a poor one",
    (source) => {
      expect(parseHtml(source).ok).toBe(true);
    },
  );
});

test.each(["<div>", "<b>", "<span>", "<ul><li>", "<table><tr><td>", "<svg>", "<template>"])(
  "50,000 nested %s are read without running out of stack",
  (tag) => {
    expect(parseHtml(`${tag.repeat(50_000)}x`).ok).toBe(true);
  },
);

test("a repeated html tag adds attributes to one that had none, and to no other element", () => {
  const document = parse("<html><p>one<html lang=ur><p>two");

  expect(document.elements.map(({ attributes }) => attributes.length)).toEqual([1, 0, 0, 0, 0]);
});

test("a repeated html tag adds only the attributes that are new", () => {
  const [html] = elementsOf(parse("<html lang=en><html lang=ur dir=rtl>"), "html");

  expect(html && [attribute(html, "lang"), attribute(html, "dir")]).toEqual(["en", "rtl"]);
});

test.each([
  ['<p><a href="/x">one<p>two</a>', 1],
  ['<b>\n<a href="/x"><table><tr><td>in</td></tr></table>\n<div>two</b></a>', 2],
  ['\n\n<a href="/x"><div>one</a></div>', 3],
])("a clone that the parser makes stands at the line of its tag: %j", (html, line) => {
  const parsed = parseHtml(html);
  if (!parsed.ok) throw new Error(parsed.problem);
  const links = elementsOf(parsed.value, "a");

  expect(links.length).toBeGreaterThan(1);
  expect(links.map((link) => link.line)).toEqual(links.map(() => line));
  for (const link of links) {
    expect(html.slice(link.start, link.startTagEnd)).toBe('<a href="/x">');
  }
});
