/**
 * What a visit costs: scripts and all bytes on the wire, without a touch and after the page's main use;
 * script on the main thread and heap once the browser is idle, the processor slowed four times; and from
 * the press on a link to the next page's largest paint, slowed six times. Figures without a bar: `npm
 * run bench -- <build/client of another build>` prints both, measured in turn.
 */
import { gzipSync } from "node:zlib";

import { chromium, type Browser, type Page } from "@playwright/test";

import { BUILD, serveSite } from "#scripts/bench/serve-site.ts";
import { BROWSER_FLAGS } from "#scripts/browser-flags.ts";
import { median } from "#scripts/median.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const RUNS = 5;

type Visit = { name: string; path: string; act?: (page: Page) => Promise<void> };

async function openDialog(page: Page): Promise<void> {
  await page.locator("main [data-contact]").first().tap();
  await page.locator("dialog[open] textarea").waitFor();
}

async function tryExample(page: Page): Promise<void> {
  await page.locator("[data-example]").locator("visible=true").first().tap();
  await page.locator(".result-frame, .tool-result").locator("visible=true").first().waitFor();
}

const visits: readonly Visit[] = [
  { name: "home, dialog", path: "/", act: openDialog },
  { name: "a city, dialog", path: "/seo-services/sargodha", act: openDialog },
  { name: "a post", path: "/blog/voice-search-seo-urdu-english" },
  { name: "pricing", path: "/pricing" },
  { name: "contact", path: "/contact" },
  { name: "SEO audit, example", path: "/tools/seo-audit", act: tryExample },
  { name: "SERP preview, example", path: "/serp-snippet-preview-tool", act: tryExample },
  { name: "robots.txt", path: "/robots-txt-generator" },
  { name: "keyword difficulty", path: "/tools/keyword-difficulty-checker" },
];

const nextPages = ["/pricing", "/blog", "/serp-snippet-preview-tool", "/seo-services/lahore"];

export async function benchVisits(executablePath: string, others: readonly string[]) {
  const builds = [...others, BUILD];
  const sites = await Promise.all(builds.map((build) => serveSite(build)));
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    for (const visit of visits) {
      for (const [index, { origin }] of sites.entries()) {
        const { alone, used, bytes } = await weigh(browser, origin, visit);
        const work = await measureWork(browser, origin + visit.path);
        console.log(
          `${builds[index]}: ${visit.name}: scripts ${kb(alone)} KB alone, ${kb(used)} KB used; ${kb(bytes)} KB in all; script ${work.scriptMs.toFixed(0)} ms, heap ${kb(work.heapBytes)} KB`,
        );
      }
    }
    for (const path of nextPages) {
      for (const [index, { origin }] of sites.entries()) {
        for (const way of ["mouse", "touch"] as const) {
          const runs = await repeat(() => timeNextPage(browser, origin, path, way));
          console.log(
            `${builds[index]}: from press to ${path} by ${way}: ${median(runs).toFixed(0)} ms (${runs.map((ms) => ms.toFixed(0)).join(", ")})`,
          );
        }
      }
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** Scripts in gzip bytes, before and after the main use; all bytes as sent, before it. */
async function weigh(browser: Browser, origin: string, { path, act }: Visit) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const scripts = new Map<string, Promise<number>>();
    const sent: Promise<number>[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js") && !scripts.has(pathname)) {
        scripts.set(
          pathname,
          response.body().then((body) => gzipSync(body, { level: 9 }).length),
        );
      }
      sent.push(
        response
          .request()
          .sizes()
          .then(
            ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
          ),
      );
    });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await settle(page);
    const [alone, bytes] = [await total(scripts.values()), await total(sent)];
    await act?.(page);
    await settle(page);
    return { alone, used: await total(scripts.values()), bytes };
  } finally {
    await context.close();
  }
}

async function total(all: Iterable<Promise<number>>): Promise<number> {
  return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0);
}

async function measureWork(browser: Browser, address: string) {
  const runs: { scriptMs: number; heapBytes: number }[] = await repeat(async () => {
    const context = await browser.newContext(PHONE);
    try {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await session.send("Performance.enable");
      await page.goto(address, { waitUntil: "networkidle" });
      await settle(page);
      await session.send("HeapProfiler.collectGarbage");
      const { metrics } = await session.send("Performance.getMetrics");
      const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return { scriptMs: read("ScriptDuration") * 1000, heapBytes: read("JSHeapUsedSize") };
    } finally {
      await context.close();
    }
  });
  return {
    scriptMs: median(runs.map(({ scriptMs }) => scriptMs)),
    heapBytes: median(runs.map(({ heapBytes }) => heapBytes)),
  };
}

/** By mouse the pointer rests on the link as it does before a press; a finger gives no such notice. */
async function timeNextPage(
  browser: Browser,
  origin: string,
  path: string,
  way: "mouse" | "touch",
): Promise<number> {
  const context = await browser.newContext(way === "touch" ? PHONE : {});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.addInitScript(keepPressAndPaint);
    await page.goto(`${origin}/privacy`, { waitUntil: "networkidle" });
    await settle(page);
    await page.evaluate(layLink, path);
    if (way === "mouse") {
      await page.mouse.move(60, 60);
      await page.waitForTimeout(400);
      await page.mouse.click(60, 60);
    } else {
      await page.touchscreen.tap(60, 60);
    }
    await page.waitForURL((url) => url.pathname === path);
    await page.waitForTimeout(2500);
    return await page.evaluate(() => {
      const { paintedAt } = window as unknown as { paintedAt: number };
      return paintedAt - Number(sessionStorage.getItem("pressedAt"));
    });
  } finally {
    await context.close();
  }
}

/** In the page: when a link was pressed, kept over the navigation; when the largest paint was, on the clock. */
function keepPressAndPaint(): void {
  addEventListener(
    "pointerdown",
    ({ timeStamp }) =>
      sessionStorage.setItem("pressedAt", String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
  new PerformanceObserver((list) => {
    Object.assign(window, {
      paintedAt: performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? 0),
    });
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

function layLink(href: string): void {
  const link = Object.assign(document.createElement("a"), { href, textContent: "next" });
  link.style.cssText =
    "position: fixed; inset: 0 auto auto 0; padding: 3rem; z-index: 999; background: #fff";
  document.body.append(link);
}

async function repeat<Value>(run: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let index = 0; index < RUNS; index += 1) values.push(await run());
  return values;
}

/** Idle: what was put off until then has run. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1500);
  await page.waitForLoadState("networkidle");
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
