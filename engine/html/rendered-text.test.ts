import { describe, expect, test } from "vitest";

import { elementsOf, type HtmlDocument } from "./html-document.ts";
import { parseHtml } from "./parse-html.ts";
import { readPageFacts } from "./page-facts.ts";
import { readRenderedText } from "./rendered-text.ts";

function parse(html: string): HtmlDocument {
  const parsed = parseHtml(`<!doctype html><body>${html}`);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

const factsOf = (html: string) => readPageFacts(parse(html), { now: 0 });

/** `innerText` of the first a, as Chromium 156 gives it, without white space at its ends. */
test.each([
  ["<a>x <b>y</b>\n z</a>", "x y z"],
  ["<a><div>click</div><div>here</div></a>", "click\nhere"],
  ["<a>click<div>here</div></a>", "click\nhere"],
  ["<a><p>click</p><p>here</p></a>", "click\n\nhere"],
  ["<a>click<br>here</a>", "click\nhere"],
  ["<a><span hidden>click</span>here</a>", "here"],
  ["<div hidden><a>click  here</a></div>", "click  here"],
  ['<div style="display:none"><a> click <i>here</i></a></div>', "click here"],
  ['<div style="visibility:hidden"><a>click here</a></div>', ""],
  [
    '<div style="visibility:hidden"><a style="visibility:visible">click here</a></div>',
    "click here",
  ],
  ['<a style="visibility:hidden">click <b style="visibility:visible">here</b></a>', "here"],
  ["<details><summary>s</summary><a>click here</a></details>", ""],
  ["<details><summary><a>click here</a></summary>x</details>", "click here"],
  [
    "<details open><summary>s</summary><details><summary>t</summary><a>click here</a></details></details>",
    "",
  ],
  [
    "<details><summary>s</summary><details open><summary>t</summary><a>click here</a></details></details>",
    "",
  ],
  ["<a>one<details><summary>two</summary>three</details></a>", "one\ntwo"],
  ["<div hidden=until-found><a>click here</a></div>", ""],
  ["<a hidden=until-found>click here</a>", "click here"],
  ["<a><span hidden=until-found>click</span> here</a>", "click here"],
  ['<div style="content-visibility:hidden"><a>click here</a></div>', ""],
  ['<a><div style="content-visibility:hidden">click</div>here</a>', "here"],
  ['<a><span style="content-visibility:hidden">click</span>here</a>', "clickhere"],
  ['<a style="content-visibility:hidden">click here</a>', "click here"],
  ['<a style="content-visibility:hidden;display:block">click here</a>', ""],
  ["<a><script>1</script>click<style>a{}</style> here</a>", "click here"],
  ["<a><ul><li>click</li><li>here</li></ul></a>", "click\nhere"],
  ["<a><table><tr><td>click</td><td>here</td></tr></table></a>", "click\there"],
  ["<a><h3>click</h3> here</a>", "click\nhere"],
  ["<a><h3>click</h3><p>here</p>more</a>", "click\n\nhere\n\nmore"],
  ["<a><img alt=x> click here</a>", "click here"],
  ["<a>click<span> </span>here</a>", "click here"],
  ["<a>click&nbsp;here</a>", "click here"],
  ["<a>click <noscript>x</noscript>here</a>", "click here"],
  ["<a>click <template>x</template>here</a>", "click here"],
  ["<a>click <dialog>x</dialog>here</a>", "click here"],
  ["<a>click <button>x</button>here</a>", "click xhere"],
  ['<a>click <span style="display:block">x</span>here</a>', "click\nx\nhere"],
  ['<a>click <span style="display: inline-block">x</span>here</a>', "click xhere"],
  ["<dialog><a>click  here</a></dialog>", "click  here"],
  ["<div popover><a>click  here</a></div>", "click  here"],
  ["<a>click <span popover>x</span>here</a>", "click here"],
  ["<a>click <div><div>x</div></div>here</a>", "click\nx\nhere"],
  ["<a><div> click </div> <div> here </div></a>", "click\nhere"],
  ["<a>click <br> here</a>", "click\nhere"],
  ["<a><div>a<br></div>b</a>", "a\n\nb"],
  ["<a>a<hr>b</a>", "a\nb"],
  ["<a>a<wbr>b</a>", "ab"],
  ["<a>click <iframe>x</iframe>here</a>", "click here"],
  ["<a>click <video>x</video>here</a>", "click here"],
  ["<a>click <rp>x</rp>here</a>", "click here"],
  ["<a><pre>click\n  here</pre></a>", "click\n  here"],
  ['<a style="visibility:collapse">click here</a>', ""],
  ["<a><details><summary>two</summary><p>x</p></details></a>", "two"],
  ["<a><figure><figcaption>click</figcaption></figure>here</a>", "click\nhere"],
  ["<a><p>a</p>b</a>", "a\n\nb"],
  ["<a>a<p></p>b</a>", "a\n\nb"],
  ["<a><div></div>b</a>", "b"],
  ["<a>a<div></div>b</a>", "a\nb"],
  ["<a>a<p> </p>b</a>", "a\n\nb"],
])("%s reads %j", (html, text) => {
  const document = parse(html);
  const [link] = elementsOf(document, "a");
  if (link === undefined) throw new Error("no a");

  expect(readRenderedText(document, link)).toBe(text);
});

describe("what a reader sees when the page opens", () => {
  test.each([
    ["<p hidden>gone</p>"],
    ['<div style="visibility: hidden"><p>gone</p></div>'],
    ['<div style="display:none !important"><p>gone</p></div>'],
    ['<div style="content-visibility: hidden">gone</div>'],
    ["<dialog><p>gone</p></dialog>"],
    ["<div popover>gone</div>"],
    ["<svg><title>gone</title></svg>"],
    ["<video>gone</video>"],
  ])("not %s", (html) => {
    expect(factsOf(`<p>here</p>${html}`)).toMatchObject({ visibleText: "here", foldedText: "" });
  });

  test.each([
    ["<details><summary>here</summary>folded</details>"],
    ["<details open><summary>here</summary><details>folded</details></details>"],
    ["<details><summary>here</summary><details open>folded</details></details>"],
    ["<p>here</p><div hidden=until-found>folded</div>"],
  ])("what can be opened is kept apart: %s", (html) => {
    expect(factsOf(html)).toMatchObject({
      visibleText: "here",
      foldedText: "folded",
    });
  });

  test("near miss: what is shown again inside something invisible", () => {
    const { visibleText } = factsOf(
      '<div style="visibility:hidden">gone <b style="visibility:visible">here</b></div>',
    );

    expect(visibleText).toBe("here");
  });

  test("a picture in a closed details is hidden, one in its summary is not", () => {
    const { images } = factsOf(
      "<details><summary><img src=a></summary><summary><img src=b></summary><img src=c></details>",
    );

    expect(images.map(({ isHidden, isFolded }) => [isHidden, isFolded])).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });
});

test.each([
  ["<h1><div>Our</div><div>work</div></h1>", "Our work"],
  ["<h1>Read<br>more</h1>", "Read more"],
  ["<h1>Office<span style='display:block'>desks</span></h1>", "Office desks"],
  ["<h1>Desk<b>s</b> <br> here</h1>", "Desks here"],
  ["<h1>Desks <span hidden>of oak</span></h1>", "Desks of oak"],
])("the heading %s says %j in one line", (html, text) => {
  expect(factsOf(html).headings[0]?.text).toBe(text);
});
