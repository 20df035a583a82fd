import { expect, test } from "vitest";

import { isFragmentMissing, readFragmentNames } from "./fragment-names.ts";
import { parseHtml } from "./parse-html.ts";

const isMissing = (fragment: string, html: string) => {
  const parsed = parseHtml(`<!doctype html><title>A</title><body>${html}`);
  if (!parsed.ok) throw new Error(parsed.problem);
  return isFragmentMissing(fragment, [...readFragmentNames(parsed.value)]);
};
const LONG = `mix(${"org.paint.Colour,".repeat(30)})`;

test.each([
  ["an id of 500 signs", LONG, `<p id="${LONG}">`],
  ["a filter", "oak", "<script>show(location.hash.slice(1)); onhashchange = show</script>"],
  ["the other spelling", "oak", '<script>tab(window.location["hash"].substring(1))</script>'],
  ["an event alone", "oak", "<script>addEventListener('hashchange', draw)</script>"],
])("%s leads somewhere", (_what, fragment, html) => {
  expect(isMissing(fragment, html)).toBe(false);
});

test.each([
  ["a long id that differs at its end", `${LONG}x`, `<p id="${LONG}">`],
  ["a script that writes it", "oak", "<script>location.hash = 'top'</script>"],
  [
    "a script that looks for the element",
    "oak",
    "<script>addEventListener('hashchange', function () { var id = location.hash.substring(1); var e = document.getElementById(id); e && e.focus(); })</script>",
  ],
  ["a script that scrolls there", "oak", "<script>$(location.hash).show()</script>"],
  ["a text about it", "oak", "<p>location.hash</p>"],
])("%s does not make a place", (_what, fragment, html) => {
  expect(isMissing(fragment, html)).toBe(true);
});
