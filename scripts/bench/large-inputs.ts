/**
 * Large inputs in the tools that read them: 5 MB of HTML as a file, eleven texts of 5,000 words, and
 * 1,000 URLs against 500 KiB of robots.txt.
 * The work is done in a worker; what counts is when the answer stands there, and that the page keeps
 * drawing until then.
 */
import { chromium, type Page } from "@playwright/test";

import { BUILD, serveSite } from "#scripts/bench/serve-site.ts";
import { BROWSER_FLAGS } from "#scripts/browser-flags.ts";
import { median } from "#scripts/median.ts";
import { makeLargeHtml } from "#tests/support/large-html.ts";

const BYTES = 5_000_000;
const WORDS = 5000;
const RIVALS = 10;
const RULES = 18_000;
const URLS = 1000;
const RUNS = 3;

const MOST_FROZEN_MS = 200;

type Input = {
  name: string;
  /** The tool's address with the tab that takes the input. */
  path: string;
  /** Puts the input there, up to the press that starts the work. */
  prepare: (page: Page) => Promise<void>;
  /** The element whose press, or change, starts the work, and the one that shows the answer. */
  start: string;
  answer: string;
  /** How long the answer may take. */
  mostMs: number;
};

const inputs: readonly Input[] = [
  htmlFile("audit of 5 MB of HTML", "/tools/seo-audit?way=page-source", ".audit-verdict"),
  htmlFile(
    "links of 5 MB of HTML",
    "/tools/dofollow-nofollow-link-checker?way=page-source",
    ".links-tiles",
  ),
  {
    name: "terms of eleven texts of 5,000 words",
    path: "/lsi-keyword-generator?way=from-texts",
    prepare: async (page) => {
      const text = Array.from({ length: WORDS }, (_, at) => `w${(at * 7919) % 997}x`).join(" ");
      const add = page.getByRole("button", { name: /Add a rival/ });
      for (let count = 2; count < RIVALS; count += 1) await add.click();
      await page.getByLabel("Your text").fill(text);
      for (let number = 1; number <= RIVALS; number += 1) {
        await page.getByLabel(`Rival ${number}`, { exact: true }).fill(text);
      }
    },
    start: 'button:text("Find terms")',
    answer: ".lsi-table",
    mostMs: 3000,
  },
  {
    name: "1,000 URLs against 500 KiB of robots.txt",
    path: "/robots-txt-generator?way=test",
    prepare: async (page) => {
      const rules = Array.from({ length: RULES }, (_, at) => `Disallow: /shop/item-${at}/*?page=`);
      const urls = Array.from({ length: URLS }, (_, at) => `https://a.pk/shop/item-${at}/x?page=2`);
      // As a file: typing half a million characters takes the browser longer than testing them.
      await page.locator("input[type=file]").setInputFiles({
        name: "robots.txt",
        mimeType: "text/plain",
        buffer: Buffer.from(["User-agent: *", ...rules].join("\n")),
      });
      await page.getByLabel("URLs, one a line").fill(urls.join("\n"));
    },
    start: ".robots-test button[type=submit]",
    answer: ".robots-subject-head",
    mostMs: 1000,
  },
];

function htmlFile(name: string, path: string, answer: string): Input {
  const html = makeLargeHtml(BYTES);
  const start = "input[type=file]";
  return {
    name,
    path,
    prepare: async (page) => {
      await page
        .locator(start)
        .first()
        .evaluate((input: HTMLInputElement, text) => {
          const files = new DataTransfer();
          files.items.add(new File([text], "desks.html", { type: "text/html" }));
          input.files = files.files;
        }, html);
    },
    start,
    answer,
    mostMs: 3000,
  };
}

/** Prints a line an input: the median of three runs. False where a bar is not held. */
export async function benchLargeInputs(executablePath: string): Promise<boolean> {
  let isGood = true;
  const site = await serveSite(BUILD);
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });

  try {
    for (const input of inputs) {
      const runs: { tookMs: number; frozenMs: number }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const page = await browser.newPage();
        await page.goto(`${site.origin}${input.path}`);
        await input.prepare(page);
        runs.push(await timeAnswer(page, input));
        await page.close();
      }
      const tookMs = median(runs.map((run) => run.tookMs));
      const frozenMs = median(runs.map((run) => run.frozenMs));

      isGood &&= tookMs <= input.mostMs && frozenMs <= MOST_FROZEN_MS;
      console.log(
        `${input.name}: ${tookMs.toFixed(0)} ms (at most ${input.mostMs}), longest time without a frame ${frozenMs.toFixed(0)} ms (at most ${MOST_FROZEN_MS})`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return isGood;
}

/** From the press to the answer on the screen, and the longest time between two frames meanwhile. */
async function timeAnswer(page: Page, { start, answer }: Input) {
  const element = page.locator(start).first();
  return element.evaluate(async (pressed: HTMLElement, selector) => {
    const began = performance.now();
    let last = began;
    let frozenMs = 0;
    if (pressed instanceof HTMLInputElement) {
      pressed.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      pressed.click();
    }
    while (!document.querySelector(selector)) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frozenMs = Math.max(frozenMs, now - last);
      last = now;
    }
    return { tookMs: last - began, frozenMs };
  }, answer);
}
