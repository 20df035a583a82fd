/**
 * How long a slow phone takes to answer a tap: the processor slowed six times, a phone's window, and
 * what the browser itself measures (Event Timing: from the finger to the next frame on the screen).
 */
import { chromium, type Browser, type Page } from "@playwright/test";

import { BUILD, serveSite, visitByPhone } from "./serve-site.ts";
import { BROWSER_FLAGS } from "#scripts/browser-flags.ts";
import { median } from "#lib/median.ts";
import { makeLargeHtml } from "#tests/support/large-html.ts";

const SLOWED = 6;
const RUNS = 5;
const PASTED_BYTES = 100_000;

/** Above it a tap feels late (web.dev, Interaction to Next Paint: good is 200 ms and less). */
const MOST_TAP_MS = 200;

type Tap = {
  name: string;
  path: string;
  /** What must have happened before the tap. */
  ready: "painted" | "started";
  /** Brings the page to where the tap is made. */
  prepare?: (page: Page) => Promise<void>;
  tap: (page: Page) => Promise<void>;
  /** Seen once the tap has done what it is for. */
  answer: string;
  /** Where less than MOST_TAP_MS is asked. */
  mostMs?: number;
};

const taps: readonly Tap[] = [
  {
    name: "the menu, right after the first paint",
    path: "/",
    ready: "painted",
    tap: (page) => tapOn(page, ".mobile-menu > summary"),
    answer: ".mobile-menu[open] nav",
  },
  {
    name: "the contact dialog, right after the first paint",
    path: "/",
    ready: "painted",
    tap: (page) => tapOn(page, "main [data-contact]"),
    answer: "dialog[open] textarea",
  },
  {
    name: "the contact dialog",
    path: "/",
    ready: "started",
    tap: (page) => tapOn(page, "main [data-contact]"),
    answer: "dialog[open] textarea",
  },
  {
    name: "100 KB pasted into the audit's field",
    path: "/tools/seo-audit?way=page-source",
    ready: "started",
    prepare: async (page) => {
      await page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        makeLargeHtml(PASTED_BYTES).slice(0, PASTED_BYTES),
      );
      await page.locator("textarea[name=html]").focus();
    },
    tap: (page) => page.keyboard.press("Control+V"),
    answer: ".page-source form",
    mostMs: 160,
  },
  {
    name: "a letter typed into the SERP preview",
    path: "/serp-snippet-preview-tool",
    ready: "started",
    prepare: async (page) => {
      await page.locator("input[name=title]").pressSequentially("Green");
      await page.locator(".serp-sheet").first().waitFor();
    },
    tap: (page) => page.keyboard.press("t"),
    answer: ".serp-sheet",
    mostMs: 160,
  },
];

/** Prints a line a tap: the median of five. False where one takes longer than it may. */
export async function benchTaps(executablePath: string): Promise<boolean> {
  const site = await serveSite(BUILD);
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  let isGood = true;

  try {
    for (const tap of taps) {
      const runs: (number | undefined)[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await timeTap(browser, site.origin, tap));
      }
      const timed = runs.filter((ms) => ms !== undefined);
      const tookMs = median(timed);
      const mostMs = tap.mostMs ?? MOST_TAP_MS;
      isGood &&= timed.length > 0 && tookMs <= mostMs;
      console.log(
        `tap: ${tap.name}: ${tookMs.toFixed(0)} ms (at most ${mostMs}; of ${runs.map((ms) => ms?.toFixed(0) ?? "link followed").join(", ")})`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return isGood;
}

/**
 * One visit with one tap: the longest of the events that it was made of, in ms. Undefined where the
 * tap came before any script of the page ran, and the browser followed the link to the other page.
 */
function timeTap(browser: Browser, origin: string, tap: Tap): Promise<number | undefined> {
  return visitByPhone(browser, async (page, session) => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    await page.addInitScript(keepEvents);
    await page.goto(origin + tap.path, { waitUntil: "commit" });
    await page.waitForFunction(
      tap.ready === "painted"
        ? () => performance.getEntriesByName("first-contentful-paint").length > 0
        : () => "startedAt" in window,
    );
    await tap.prepare?.(page);
    const since = await page.evaluate(() => performance.now());
    await tap.tap(page);
    const answered = page.locator(tap.answer).first().waitFor();
    const left = page.waitForURL((url) => url.pathname !== new URL(origin + tap.path).pathname);
    const isHere = await Promise.any([answered.then(() => true), left.then(() => false)]);
    return isHere ? page.evaluate(longestEvent, since) : undefined;
  });
}

/**
 * By its place on the screen: Playwright's own tap waits for what a finger does not wait for. The first
 * paint may be of a page's beginning alone; what is tapped is there and has been seen.
 */
async function tapOn(page: Page, selector: string): Promise<void> {
  const found = await page.waitForFunction((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility());
    if (!element) return null;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  const place = await found.jsonValue();
  if (place) await page.touchscreen.tap(place.x, place.y);
}

/** In the page: keeps every event that took longer than the browser counts by itself. */
function keepEvents() {
  const kept: { startTime: number; duration: number }[] = [];
  Object.assign(window, { keptEvents: kept });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) kept.push({ startTime, duration });
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new MutationObserver(() => {
    if (document.querySelector("html[data-running]"))
      Object.assign(window, { startedAt: performance.now() });
  }).observe(document, { attributes: true, subtree: true });
}

/** In the page, once it has drawn and told all of it. */
async function longestEvent(since: number): Promise<number> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { keptEvents } = window as unknown as {
    keptEvents: { startTime: number; duration: number }[];
  };
  return Math.max(
    0,
    ...keptEvents.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration),
  );
}
