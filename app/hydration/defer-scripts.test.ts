import { describe, expect, test } from "vitest";

import { deferScripts } from "#app/hydration/defer-scripts.ts";

const THEME = "<script>{ const use = 1; }</script>";
const PRELOADS = `<link rel="modulepreload" href="/assets/entry-a1.js"/><link rel="modulepreload" href="/assets/root-b2.js"/>`;
const SCROLL = `<script>((storageKey, restoreKey) => {
  sessionStorage.getItem(storageKey);
})("react-router-scroll-positions", null)</script>`;
const CONTEXT = `<script>window.__reactRouterContext = {"basename":"/"};</script>`;
const MODULE = `<script type="module" async="">import "/assets/manifest-c3.js";
import * as route0 from "/assets/root-b2.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry-a1.js");</script>`;
const DATA = `<script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2}]");</script>`;
const CLOSE = `<script>window.__reactRouterContext.streamController.close();</script>`;

/** What React Router 8.4 prints into a page, shortened. */
const printed = [
  `<!DOCTYPE html><html><head>${PRELOADS}${THEME}</head><body><main>Text</main>`,
  `${SCROLL}${CONTEXT}${MODULE}<!--$-->${DATA}<!--$-->${CLOSE}<!--/$--></body></html>`,
].join("");

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes, code]) => ({
    attributes: attributes?.trim() ?? "",
    code: code ?? "",
  }));
const bootOf = (html: string) =>
  scriptsOf(html).find(({ attributes }) => attributes === 'type="module"')?.code ?? "";
const elementsInBody = (html: string) =>
  html.slice(html.indexOf("<body>")).match(/<[a-z]/g)?.length;

describe("deferScripts", () => {
  test("nothing of React is loaded with the page: no preload, no import, no eager script", () => {
    const html = deferScripts(printed);

    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('async=""');
    expect(bootOf(html)).not.toMatch(/^\s*import [*{"]/m);
  });

  test("what was put off is in the boot script: the data, then the preloads, then the modules in their order", () => {
    const boot = bootOf(deferScripts(printed));
    const places = [
      '__reactRouterContext = {"basename":"/"}',
      'streamController.enqueue("[{\\"_1\\":2}]")',
      "streamController.close()",
      '["/assets/entry-a1.js","/assets/root-b2.js"]',
      'await import("/assets/manifest-c3.js");',
      'const route0 = await import("/assets/root-b2.js");',
      '__reactRouterRouteModules = {"root":route0}',
      'import("/assets/entry-a1.js")',
    ].map((part) => boot.indexOf(part));

    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("the boot script is a script", () => {
    expect(() => new Function(bootOf(deferScripts(printed)))).not.toThrow();
  });

  test("the body keeps as many elements as React counts", () => {
    expect(elementsInBody(deferScripts(printed))).toBe(elementsInBody(printed));
    expect(scriptsOf(deferScripts(printed)).filter(({ code }) => code === "")).toHaveLength(3);
  });

  test("the scroll position is asked for on a page of an earlier visit alone", () => {
    const scroll = scriptsOf(deferScripts(printed)).find(({ code }) => code.includes("storageKey"));

    expect(scroll?.code).toMatch(
      /^if \(history\.state\?\.key\) \{[^]+\(\(storageKey, restoreKey\)[^]+\}$/,
    );
  });

  test("scripts of our own and the text stay as they are", () => {
    const html = deferScripts(printed);

    expect(html).toContain(THEME);
    expect(html).toContain("<main>Text</main>");
  });

  test("a page's text with a dollar sign in its data is not taken for a pattern", () => {
    const html = deferScripts(printed.replace("_1", () => "$& $1 $'"));

    expect(bootOf(html)).toContain("$& $1 $'");
  });

  test.each([
    ["no preload", printed.replace(PRELOADS, "")],
    ["another module script", printed.replace(' async=""', " defer")],
    ["another scroll script", printed.replace("(storageKey, restoreKey)", "(storage, key)")],
    ["data elsewhere", printed.replace(DATA, "")],
    ["a page without scripts", "<!DOCTYPE html><html><body>Text</body></html>"],
  ])("markup that has changed stops the build: %s", (_, html) => {
    expect(html).not.toBe(printed);
    expect(() => deferScripts(html)).toThrow("React Router's page markup has changed");
  });

  test("a page is put off once: the second time it throws", () => {
    expect(() => deferScripts(deferScripts(printed))).toThrow("has changed");
  });
});
