import { readdirSync, readFileSync } from "node:fs";

import { chromium } from "@playwright/test";

import { BROWSER_FLAGS } from "#scripts/browser-flags.ts";
import { BUILD, serveSite } from "./serve-site.ts";

const SAMPLE_MS = 100;

/** A log dropped under "Who came" of the built site: the time to its answer, and the memory of the page's process and its worker, in MB. */
export async function readInBrowser(log: string) {
  const site = await serveSite(BUILD);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/robots-txt-generator?way=log`, { waitUntil: "networkidle" });
    const before = rendererMemory();
    let most = before;
    const sampling = setInterval(() => {
      most = Math.max(most, rendererMemory());
    }, SAMPLE_MS);
    const begin = performance.now();
    await page.locator("input[type=file][multiple]").setInputFiles(log);
    await page.getByRole("heading", { level: 2, name: /ChatGPT/ }).waitFor({ timeout: 600_000 });
    clearInterval(sampling);
    return { seconds: Math.round(performance.now() - begin) / 1000, before, most };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Resident memory of all renderers that this process began, in MB. */
function rendererMemory(): number {
  const all = readdirSync("/proc").flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const parent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1] ?? "";
      const words = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      const kB = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
      return [{ pid, parent, isRenderer: words.includes("--type=renderer"), kB }];
    } catch {
      return [];
    }
  });
  const byParent = Map.groupBy(all, ({ parent }) => parent);
  const below = (pid: string): typeof all =>
    (byParent.get(pid) ?? []).flatMap((one) => [one, ...below(one.pid)]);
  const renderers = below(String(process.pid)).filter(({ isRenderer }) => isRenderer);
  return Math.round(renderers.reduce((sum, { kB }) => sum + kB, 0) / 1024);
}
