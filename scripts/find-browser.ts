/** Finds a Chromium for the end-to-end tests and the bench, or gets one where that is possible. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

/** The same engine without the parts of a window does the same tests in half the time. */
const SHELL = "chromium-headless-shell";

/** In the order of preference. */
const NAMES = [
  SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];

/** How to get a browser, for a machine where none could be found or installed. */
export const BROWSER_HELP =
  "No Chromium was found. Set CHROMIUM_PATH to one, install the package chromium, or run: npx playwright install chromium";

/** Path of the browser's program; undefined where there is none and none can be had. */
export function findBrowser(): string | undefined {
  return (
    namedBrowser() ??
    onPath(NAMES) ??
    playwrightBrowser() ??
    fromDebian() ??
    downloadedByPlaywright()
  );
}

/**
 * The browser for what is timed: one with a window, as visitors have. The shell tells of a picture
 * before it is on the screen, so its times of painting are another thing.
 */
export function findTimedBrowser(): string | undefined {
  return namedBrowser() ?? onPath(NAMES.filter((name) => name !== SHELL)) ?? findBrowser();
}

/** What a browser's program calls itself, as in "Chromium 156.0.8078.108"; its path where it does not say. */
export function readBrowserVersion(path: string): string {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return /\S+ \d[\d.]*\d/.exec(stdout ?? "")?.[0] ?? path;
}

function namedBrowser(): string | undefined {
  const path = process.env["CHROMIUM_PATH"];
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`);
  return path || undefined;
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Debian's chromium for the browser tests…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", [...args, "-y", "-qq"], { env, stdio: "ignore" }).status === 0;
  aptGet("update");
  // Older releases have no package of the shell.
  [SHELL, "chromium"].some((name) => aptGet("install", "--no-install-recommends", name));
  return onPath(NAMES);
}

function downloadedByPlaywright(): string | undefined {
  console.log("Asking Playwright for its own Chromium…");
  spawnSync("playwright", ["install", "chromium"], { stdio: "ignore", timeout: 300_000 });
  return playwrightBrowser();
}
