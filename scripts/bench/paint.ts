/**
 * First and largest contentful paint of four pages against the same pages with all scripts removed
 * (Lighthouse, mobile, median of nine, pages and twins in turn), and what each weighs. A single run
 * varies by some 5%, as much as the bar allows: hence nine.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import * as chromeLauncher from "chrome-launcher";
import lighthouse from "lighthouse";

import { BUILD, serveSite } from "./serve-site.ts";
import { BROWSER_FLAGS } from "#scripts/browser-flags.ts";
import { median } from "#lib/median.ts";
import { weighPage } from "#scripts/page-weight.ts";

const RUNS = 9;
const MOST_RATIO = 1.05;

const pages = {
  home: "/",
  Lahore: "/seo-services/lahore",
  "another city": "/seo-services/sargodha",
  "a tool": "/tools/seo-audit",
};

type Paint = { fcp: number; lcp: number };

/** Prints a line a page. False where a page paints more than 5% later than its twin without scripts. */
export async function benchPaint(browser: string): Promise<boolean> {
  const plainDir = await copyWithoutScripts();
  const site = await serveSite(BUILD);
  const twins = await serveSite(plainDir);
  let isGood = true;

  try {
    for (const [name, path] of Object.entries(pages)) {
      const own: Paint[] = [];
      const plain: Paint[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        own.push(await measure(browser, site.origin + path));
        plain.push(await measure(browser, twins.origin + path));
      }
      const html = await readFile(join(BUILD, path, "index.html"), "utf8");
      const { scriptBytes, styleBytes } = await weighPage(BUILD, html);
      const fcp = compare(own, plain, "fcp");
      const lcp = compare(own, plain, "lcp");

      isGood &&= fcp.ratio <= MOST_RATIO && lcp.ratio <= MOST_RATIO;
      console.log(
        `${name.padEnd(12)} FCP ${fcp.text}   LCP ${lcp.text}   scripts ${(scriptBytes / 1000).toFixed(1)} KB   styles ${(styleBytes / 1000).toFixed(1)} KB gzip`,
      );
    }
  } finally {
    await Promise.all([site.stop(), twins.stop()]);
    await rm(plainDir, { recursive: true, force: true });
  }
  return isGood;
}

function compare(own: readonly Paint[], plain: readonly Paint[], key: keyof Paint) {
  const ownMs = median(own.map((paint) => paint[key]));
  const plainMs = median(plain.map((paint) => paint[key]));
  const ratio = ownMs / plainMs;
  return {
    ratio,
    text: `${ownMs.toFixed(0)} ms against ${plainMs.toFixed(0)} ms, ratio ${ratio.toFixed(3)}`,
  };
}

async function measure(browser: string, url: string): Promise<Paint> {
  const chrome = await chromeLauncher.launch({
    chromePath: browser,
    chromeFlags: ["--headless", ...BROWSER_FLAGS],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: ["performance"] });
    const audits = result?.lhr.audits;
    return {
      fcp: audits?.["first-contentful-paint"]?.numericValue ?? Number.NaN,
      lcp: audits?.["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}

/** The same pages as plain HTML: nothing but the scripts is taken out. */
async function copyWithoutScripts(): Promise<string> {
  const target = await mkdtemp(join(tmpdir(), "plain-pages-"));
  await cp(BUILD, target, { recursive: true });
  for (const path of Object.values(pages)) {
    const file = join(target, path, "index.html");
    const html = await readFile(file, "utf8");
    await writeFile(file, html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ""));
    // The server compresses again what has no compressed twin beside it.
    await Promise.all([".br", ".gz"].map((ending) => rm(file + ending)));
  }
  return target;
}
