/**
 * `npm run bench`: first and largest contentful paint of three pages against the same pages with all
 * scripts removed (Lighthouse, mobile, median of five, pages and twins in turn), and what each weighs.
 * Exits with 1 where a bar is not held. Takes some minutes; run it on a quiet machine.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import * as chromeLauncher from "chrome-launcher";
import lighthouse from "lighthouse";

import { BROWSER_HELP, findBrowser } from "#scripts/find-browser.ts";
import { weighPage } from "#scripts/page-weight.ts";

const BUILD = "build/client";
const RUNS = 5;
const MOST_RATIO = 1.05;

const pages = {
  home: "/",
  "a city": "/seo-services/lahore",
  "a tool": "/tools/seo-audit",
};

type Paint = { fcp: number; lcp: number };

const browser = findBrowser();
if (!browser) {
  console.error(BROWSER_HELP);
  process.exit(1);
}

const plainDir = await copyWithoutScripts();
const servers = [await serve(BUILD, 4181), await serve(plainDir, 4182)];
let isGood = true;

try {
  for (const [name, path] of Object.entries(pages)) {
    const own: Paint[] = [];
    const plain: Paint[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      own.push(await measure(`http://localhost:4181${path}`));
      plain.push(await measure(`http://localhost:4182${path}`));
    }
    const html = await readFile(join(BUILD, path, "index.html"), "utf8");
    const { scriptBytes, styleBytes } = await weighPage(BUILD, html);
    const fcp = compare(own, plain, "fcp");
    const lcp = compare(own, plain, "lcp");

    isGood &&= fcp.ratio <= MOST_RATIO && lcp.ratio <= MOST_RATIO;
    console.log(
      `${name.padEnd(7)} FCP ${fcp.text}   LCP ${lcp.text}   scripts ${(scriptBytes / 1000).toFixed(1)} KB   styles ${(styleBytes / 1000).toFixed(1)} KB gzip`,
    );
  }
} finally {
  for (const server of servers) server.kill("SIGTERM");
  await rm(plainDir, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;

function compare(own: ReadonlyArray<Paint>, plain: ReadonlyArray<Paint>, key: keyof Paint) {
  const ownMs = median(own.map((paint) => paint[key]));
  const plainMs = median(plain.map((paint) => paint[key]));
  const ratio = ownMs / plainMs;
  return {
    ratio,
    text: `${ownMs.toFixed(0)} ms against ${plainMs.toFixed(0)} ms, ratio ${ratio.toFixed(3)}`,
  };
}

function median(values: ReadonlyArray<number>): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measure(url: string): Promise<Paint> {
  const chrome = await chromeLauncher.launch({
    chromePath: browser ?? "",
    chromeFlags: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
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
  await cp(BUILD, target, {
    recursive: true,
    filter: (source) => !source.endsWith(".br") && !source.endsWith(".gz"),
  });
  for (const path of Object.values(pages)) {
    const file = join(target, path, "index.html");
    const html = await readFile(file, "utf8");
    await writeFile(file, html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ""));
  }
  return target;
}

async function serve(siteDir: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      SITE_DIR: siteDir,
      PORT: String(port),
      DATA_DIR: ".cache/bench-data",
      RATE_LIMIT: "off",
    },
    stdio: "ignore",
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const isUp = await fetch(`http://localhost:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return server;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`The server for ${siteDir} did not start. Has the site been built?`);
}
