import { expect, test } from "vitest";

import { parseHtml } from "./parse-html.ts";
import { readPageAddress } from "./page-address.ts";

const CANONICAL = '<link rel="Canonical" href="https://a.example/canonical">';
const OG = '<meta property="og:url" content="https://a.example/og">';
const SAVED = "<!-- saved from url=(0021)https://a.example/saved -->";

test.each([
  [
    "what is given",
    "https://a.example/given",
    SAVED + CANONICAL + OG,
    "https://a.example/given",
    "given",
  ],
  [
    "the comment of a saved page",
    undefined,
    `<!doctype html>\n${SAVED}${CANONICAL}${OG}`,
    "https://a.example/saved",
    "given",
  ],
  ["the canonical", undefined, CANONICAL + OG, "https://a.example/canonical", "canonical"],
  ["og:url", undefined, OG, "https://a.example/og", "og:url"],
  [
    "og:url, when the canonical is no full address",
    undefined,
    `<link rel=canonical href="/x">${OG}`,
    "https://a.example/og",
    "og:url",
  ],
  ["nothing", undefined, "<p>x", "https://page.invalid/", "unknown"],
  [
    "nothing that is no web address",
    "ftp://a.example/",
    "<p>x",
    "https://page.invalid/",
    "unknown",
  ],
])("the address comes from %s", (_name, given, html, url, source) => {
  const parsed = parseHtml(html);
  const address = parsed.ok ? readPageAddress(parsed.value, given) : undefined;

  expect([address?.url.href, address?.source]).toEqual([url, source]);
});
