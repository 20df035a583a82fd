/**
 * How long a visitor on a slow line waits for a reading: from selecting the button to the request, and
 * to the result. Nothing is in the browser's cache; the server reads the small web of the tests.
 */
import { chromium, type Browser } from "@playwright/test";

import { BUILD, serveSite, visitByPhone } from "./serve-site.ts";
import { BROWSER_FLAGS } from "#scripts/browser-flags.ts";
import { median } from "#lib/median.ts";

const RUNS = 3;
const MOST_TO_REQUEST_MS = 250;
const MOST_TO_RESULT_MS = 2_000;
/** 150 ms and 1.6 Mbit/s: Lighthouse's slow 4G. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

type Reading = {
  name: string;
  path: string;
  /** What is typed, by the name of its field. */
  typed: Readonly<Record<string, string>>;
  button: string;
  result: string;
};

const address = { url: "tarardental.pk" };

const readings: readonly Reading[] = [
  {
    name: "SEO audit",
    path: "/tools/seo-audit",
    typed: address,
    button: "Analyze page",
    result: ".live-verdict",
  },
  {
    name: "link checker",
    path: "/tools/dofollow-nofollow-link-checker",
    typed: address,
    button: "Check links",
    result: ".result-frame",
  },
  {
    name: "SERP preview",
    path: "/serp-snippet-preview-tool",
    typed: address,
    button: "Load the live page",
    result: ".serp-live",
  },
  {
    name: "robots.txt",
    path: "/robots-txt-generator?way=test",
    typed: address,
    button: "Fetch and test",
    result: ".live-robots",
  },
  {
    name: "hreflang",
    path: "/hreflang-tag-generator?way=check-pages",
    typed: address,
    button: "Read the versions",
    result: ".result-frame",
  },
  {
    name: "LSI keywords",
    path: "/lsi-keyword-generator?way=from-texts",
    typed: { "address-rivals": "a.pk", "address-own": "tarardental.pk" },
    button: "Read the pages",
    result: ".result-frame",
  },
];

type Timed = { requestMs: number; resultMs: number; files: number };

/** Prints a line a tool: medians of three. False where one takes longer than it may. */
export async function benchReadings(executablePath: string, siteDir = BUILD): Promise<boolean> {
  const site = await serveSite(siteDir, {
    program: "tests/support/server/serve-small-web.ts",
    settings: { live: { siteGapMs: 0, sitePerTenMinutes: 100_000, sitePerDay: 100_000 } },
  });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  let isGood = true;

  try {
    for (const reading of readings) {
      const runs: Timed[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await timeReading(browser, site.origin, reading));
      }
      const requestMs = median(runs.map((run) => run.requestMs));
      const resultMs = median(runs.map((run) => run.resultMs));
      isGood &&= requestMs <= MOST_TO_REQUEST_MS && resultMs <= MOST_TO_RESULT_MS;
      console.log(
        `reading: ${reading.name}: request after ${requestMs.toFixed(0)} ms (at most ${MOST_TO_REQUEST_MS}), result after ${resultMs.toFixed(0)} ms (at most ${MOST_TO_RESULT_MS}), ${median(runs.map(({ files }) => files))} files`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return isGood;
}

/** One visit with one reading. `files`: how many scripts and styles came after the button was selected. */
function timeReading(browser: Browser, origin: string, reading: Reading): Promise<Timed> {
  return visitByPhone(browser, async (page, session) => {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_LINE);
    await page.goto(origin + reading.path);
    const panel = page.locator("[data-awake] [role=tabpanel]:not([hidden])");
    for (const [name, text] of Object.entries(reading.typed)) {
      await panel.locator(`[name="${name}"]`).pressSequentially(text, { delay: 30 });
    }
    await page.waitForLoadState("networkidle");
    await page.evaluate(keepTimes, reading.result);
    await panel.getByRole("button", { name: reading.button }).tap();
    await page.waitForFunction(() => "shownAt" in window);
    return page.evaluate(readTimes);
  });
}

/** In the page: when the button was selected, and when its result was drawn. */
function keepTimes(result: string): void {
  addEventListener("click", () => Object.assign(window, { selectedAt: performance.now() }), {
    capture: true,
    once: true,
  });
  new MutationObserver((_, observer) => {
    if (!document.querySelector(result)?.checkVisibility()) return;
    observer.disconnect();
    requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }));
  }).observe(document.body, { childList: true, subtree: true });
}

/** In the page, once the result is there. */
function readTimes(): Timed {
  const { selectedAt, shownAt } = window as unknown as { selectedAt: number; shownAt: number };
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const later = entries.filter(({ startTime }) => startTime >= selectedAt);
  const question = later.find(({ name }) => name.endsWith("/api/live"));
  return {
    requestMs: (question?.startTime ?? Infinity) - selectedAt,
    resultMs: shownAt - selectedAt,
    files: later.filter(({ name }) => /\.(?:js|css)$/.test(name)).length,
  };
}
