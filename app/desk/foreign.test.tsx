import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Foreign, ForeignMessage, websiteAddress } from "./foreign.tsx";

const draw = (text: string) => renderToStaticMarkup(<ForeignMessage text={text} />);

test("markup in a message is text", () => {
  expect(draw("<img src=x onerror=alert(1)>")).toBe("&lt;img src=x onerror=alert(1)&gt;");
});

test("addresses of http and https become links that lead out and give nothing", () => {
  expect(draw("see https://a.example/x, please")).toBe(
    'see <a href="https://a.example/x" target="_blank" rel="noopener noreferrer nofollow">https://a.example/x</a>, please',
  );
  expect(draw("javascript:alert(1) data:text/html,x ftp://a.example")).not.toContain("<a");
});

test("a link in spam is plain text", () => {
  const spam = <ForeignMessage text="buy at https://a.example/x" hasLinks={false} />;
  expect(renderToStaticMarkup(spam)).toBe("buy at https://a.example/x");
});

test("signs that steer the direction or a terminal are taken out, line breaks stay", () => {
  expect(draw("a\u202eb\u0007c\nd")).toBe("abc\nd");
});

test("a word that was searched for is marked, and the rest stays text", () => {
  expect(renderToStaticMarkup(<Foreign text="Tank<b>Honey" found="honey" />)).toBe(
    '<bdi dir="auto">Tank&lt;b&gt;<mark>Honey</mark></bdi>',
  );
});

test.each([
  ["golmaidan.example", "https://golmaidan.example/"],
  ["http://golmaidan.example/a", "http://golmaidan.example/a"],
  ["javascript:alert(1)//.x", undefined],
  ["no website yet", undefined],
  ["", undefined],
])("the website %s leads to %s", (typed, href) => {
  expect(websiteAddress(typed)).toBe(href);
});
