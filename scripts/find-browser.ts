/** Finds a Chromium for the end-to-end tests and the bench, or gets one where that is possible. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

/** The shell first: the same engine without a window's parts does the same tests in half the time. */
const NAMES = [
  "chromium-headless-shell",
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
    namedBrowser() ?? onPath() ?? playwrightBrowser() ?? fromDebian() ?? downloadedByPlaywright()
  );
}

function namedBrowser(): string | undefined {
  const path = process.env["CHROMIUM_PATH"];
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`);
  return path || undefined;
}

function onPath(): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
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
  spawnSync("apt-get", ["update", "-qq"], { env, stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    env,
    stdio: "ignore",
  });
  return onPath();
}

function downloadedByPlaywright(): string | undefined {
  console.log("Asking Playwright for its own Chromium…");
  spawnSync("playwright", ["install", "chromium"], { stdio: "ignore", timeout: 300_000 });
  return playwrightBrowser();
}
