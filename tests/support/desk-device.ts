import { execFileSync } from "node:child_process";

import type { Browser } from "@playwright/test";

import { openHydrated } from "#tests/support/browser.ts";
import { expect, type Page } from "#tests/support/journey.ts";

/** As whoever runs the server does it. */
function invite(name: string, dataDir: string): string {
  const told = execFileSync("node", ["scripts/desk.ts", "invite", name], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: dataDir, ENV_FILE: "none" },
  });
  const token = /#in=[\w-]+/.exec(told)?.[0];
  if (token === undefined) throw new Error(`no link in: ${told}`);
  return `/desk${token}`;
}

/** A browser of its own, with a device that has a fingerprint reader. */
export async function startDevice(browser: Browser, phone = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
}

/** Invited from the terminal of the server with this folder, and signed in. */
export async function enrol(page: Page, name: string, dataDir = ".cache/e2e-data"): Promise<void> {
  await openHydrated(page, invite(name, dataDir));
  await expect(page.getByRole("heading", { name: `Welcome, ${name}.` })).toBeVisible();
  await page.getByRole("button", { name: "Make a passkey on it" }).click();
  await page.getByRole("button", { name: "See who waits" }).click();
  await expect(page.getByRole("navigation", { name: "Which enquiries" })).toBeVisible();
}
