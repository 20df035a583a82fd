import { describe, expect, test } from "vitest";

import { deferScripts } from "#app/hydration/defer-scripts.ts";

const THEME = "<script>{ const use = 1; }</script>";
const PRELOADS = `<link rel="modulepreload" href="/assets/entry-a1.js"/><link rel="modulepreload" href="/assets/shared-d4.js"/><link rel="modulepreload" href="/assets/root-b2.js"/>`;
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

/** Longer than the boot script's turns take where every one of them comes at once. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/** The boot script in a page of its own, whose frames and turns the test gives. */
function runBoot(html = printed) {
  const listening: { type: string; run: (event: object) => void; signal?: AbortSignal }[] = [];
  const frames: (() => void)[] = [];
  const page = {
    loaded: [] as string[],
    preloadsByTurn: [0],
    get preloads() {
      return page.preloadsByTurn.reduce((all, some) => all + some, 0);
    },
    get turns() {
      return page.preloadsByTurn.length - 1;
    },
    /** The browser tells of the first contentful paint. */
    paint: () => {},
    drawFrame: () => frames.splice(0).forEach((run) => run()),
    /** An event of the window, on an element that is no button; the visitor's own, or a script's. */
    send(type: string, isTrusted = true) {
      const event = {
        isTrusted,
        isStopped: false,
        isPrevented: false,
        target: { closest: () => null },
        stopImmediatePropagation: () => (event.isStopped = true),
        preventDefault: () => (event.isPrevented = true),
      };
      for (const { run } of listening.filter((one) => one.type === type && !one.signal?.aborted)) {
        run(event);
      }
      return event;
    },
  };
  const world = {
    history: { state: null, replaceState: () => {} },
    document: {
      readyState: "loading",
      head: { append: () => page.preloadsByTurn.push((page.preloadsByTurn.pop() ?? 0) + 1) },
      createElement: () => ({}),
    },
    window: {
      requestIdleCallback: true,
      get __reactRouterContext() {
        return { streamController: { enqueue() {}, close() {} } };
      },
      set __reactRouterContext(_) {},
    },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    // A clock that never strikes, but for a turn: those follow at once.
    setTimeout: (run: () => void, ms = 0) => {
      if (ms > 0) return;
      queueMicrotask(() => {
        page.preloadsByTurn.push(0);
        run();
      });
    },
    addEventListener: (
      type: string,
      run: (event: object) => void,
      options: { signal?: AbortSignal } | boolean,
    ) => {
      listening.push({ type, run, ...(typeof options === "object" && options) });
    },
    removeEventListener: () => {},
    PerformanceObserver: class {
      constructor(tell: (list: object, observer: object) => void) {
        page.paint = () =>
          tell(
            { getEntriesByName: (name: string) => (name === "first-contentful-paint" ? [{}] : []) },
            { disconnect() {} },
          );
      }
      observe() {}
    },
    requestIdleCallback: (run: () => void) => run(),
    load: async (href: string) => page.loaded.push(href),
  };
  const code = bootOf(deferScripts(html)).replace("return import(href)", "return load(href)");
  new Function(...Object.keys(world), code)(...Object.values(world));
  return page;
}

describe("deferScripts", () => {
  test("nothing of React is loaded with the page: no preload, no import, no eager script", () => {
    const html = deferScripts(printed);

    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('async=""');
    expect(bootOf(html)).not.toMatch(/^\s*import [*{"]/m);
  });

  test("what was put off is in the boot script: the preloads, the data, what modules share, the modules in their order", () => {
    const boot = bootOf(deferScripts(printed));
    const places = [
      'shared = ["/assets/shared-d4.js"]',
      '["/assets/entry-a1.js","/assets/root-b2.js"]',
      '__reactRouterContext = {"basename":"/"}',
      'streamController.enqueue("[{\\"_1\\":2}]")',
      "streamController.close()",
      "of shared) await part(href)",
      'await part("/assets/manifest-c3.js");',
      'const route0 = await part("/assets/root-b2.js");',
      '__reactRouterRouteModules = {"root":route0}',
      'await part("/assets/entry-a1.js")',
    ].map((part) => boot.indexOf(part));

    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("the boot script is a script", () => {
    expect(() => new Function(bootOf(deferScripts(printed)))).not.toThrow();
  });

  test("the touch that starts React is drawn before any of it runs, and each part waits its turn", async () => {
    const page = runBoot();
    page.send("touchstart");
    await settle();
    expect(page.loaded).toEqual([]);
    expect(page.preloads).toBe(0);

    page.drawFrame();
    await settle();
    // One after the frame, one before the files are asked for, and one before each part.
    expect(page.turns).toBe(1 + 1 + 4);
    expect(page.loaded.map((href) => href.replace(/^.*\/(\w+)-.*$/, "$1"))).toEqual([
      "shared",
      "manifest",
      "root",
      "entry",
    ]);
  });

  test("without a touch nothing is loaded until the page has been painted, and two frames more", async () => {
    const page = runBoot();
    page.send("load");
    page.paint();
    page.drawFrame();
    await settle();
    expect(page.loaded).toEqual([]);
    expect(page.preloads).toBe(0);

    page.drawFrame();
    page.drawFrame();
    await settle();
    expect(page.preloads).toBe(3);
    expect(page.loaded).toHaveLength(4);
  });

  test("many files are asked for in several turns, a few in each", async () => {
    const many = Array.from(
      { length: 9 },
      (_, at) => `<link rel="modulepreload" href="/assets/part-${at}.js"/>`,
    );
    const page = runBoot(printed.replace(PRELOADS, PRELOADS + many.join("")));
    page.send("touchstart");
    page.drawFrame();
    await settle();

    expect(page.preloads).toBe(12);
    expect(Math.max(...page.preloadsByTurn)).toBeLessThanOrEqual(4);
  });

  test("no touch or key reaches React before it runs; a menu of the browser's own opens meanwhile", () => {
    const page = runBoot();
    expect(page.send("touchstart").isStopped).toBe(true);
    const early = page.send("click");
    expect(early.isStopped).toBe(true);
    expect(early.isPrevented).toBe(false);

    // React tells itself of what was typed before it came.
    expect(page.send("input").isStopped).toBe(true);
    expect(page.send("input", false).isStopped).toBe(false);

    page.send("app:running");
    expect(page.send("touchstart").isStopped).toBe(false);
    expect(page.send("keydown").isStopped).toBe(false);
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
