import { describe, expect, test } from "vitest";

import { checkSource } from "#app/tools/dofollow-nofollow-link-checker/check-source.ts";
import { auditSource } from "#app/tools/seo-audit/audit-source.ts";
import { LARGE_HTML_HEAD, makeLargeHtml } from "#tests/support/large-html.ts";

const engines = [
  ["audit", (html: string | Uint8Array) => auditSource({ name: "page.html", html })],
  [
    "links",
    (html: string | Uint8Array) => checkSource({ name: "page.html", html, xRobotsTag: "" }),
  ],
] as const;

function encode(charset: string, title: readonly number[]): Uint8Array {
  return Uint8Array.from([
    ...Buffer.from(`<html lang="de"><head><meta charset="${charset}"><title>`),
    ...title,
    ...Buffer.from('</title></head><body><a href="/a">'),
    ...title,
    ...Buffer.from("</a></body></html>"),
  ]);
}

describe.each(engines)("%s", (_name, run) => {
  test("binary bytes and nothing at all are named as such", () => {
    expect(run(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13))).toEqual(
      { ok: false, problem: "binary" },
    );
    expect(run(new Uint8Array())).toEqual({ ok: false, problem: "empty" });
    expect(run(" \n\t")).toEqual({ ok: false, problem: "empty" });
  });

  test("50,000 elements deep", () => {
    const answer = run(`${LARGE_HTML_HEAD}${"<div>".repeat(50_000)}<a href="/a">a</a>`);

    expect(answer.ok ? "result" : answer.problem).toMatch(/^(?:result|too-complex)$/);
  });

  test("more than 25 million characters are refused", () => {
    expect(run(makeLargeHtml(25_000_000))).toEqual({ ok: false, problem: "too-large" });
  });
});

describe("wrong encoding", () => {
  test.each([
    ["declared Latin-1, and is", "iso-8859-1", [0x42, 0xfc, 0x72, 0x6f], "Büro"],
    ["declared UTF-8, but is Latin-1", "utf-8", [0x42, 0xfc, 0x72, 0x6f], "B\uFFFDro"],
    ["declared Latin-1, but is UTF-8", "iso-8859-1", [...Buffer.from("Büro")], "BÃ¼ro"],
    ["declared Arabic Windows, and is", "windows-1256", [0xe3, 0xed, 0xd2], "ميز"],
    ["declared what nobody knows", "x-unknown-99", [0x42, 0xfc, 0x72, 0x6f], "Büro"],
  ])("%s: read as browsers read it", (_name, charset, bytes, title) => {
    const html = encode(charset, bytes);
    const audit = auditSource({ name: "page.html", html });
    const links = checkSource({ name: "page.html", html, xRobotsTag: "" });

    expect(audit.ok && audit.value.facts.title).toBe(title);
    expect(links.ok && links.value.links.map(({ text }) => text)).toEqual([title]);
  });

  test("UTF-16 with its mark, though it says UTF-8", () => {
    const text = '<html><head><meta charset="utf-8"><title>Büro میز</title></head></html>';
    const audit = auditSource({
      name: "page.html",
      html: Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, "utf16le")]),
    });

    expect(audit.ok && audit.value.facts.title).toBe("Büro میز");
  });
});
