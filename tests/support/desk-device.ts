import { execFileSync } from "node:child_process";

import type { Browser, BrowserContext } from "@playwright/test";

import { openHydrated } from "./browser.ts";
import { expect, type Page } from "./journey.ts";

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

type EnquiryMade = { website?: string; from?: string };

/** From the form of the site, in a browser of its own, as visitors send it. */
export async function sendEnquiry(
  context: BrowserContext,
  name: string,
  { website = "", from = "/contact" }: EnquiryMade = {},
): Promise<void> {
  const page = await context.newPage();
  await openHydrated(page, from);
  if (from !== "/contact") {
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  }
  const form = page.locator(from === "/contact" ? "main form" : "dialog form").first();
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Website").fill(website);
  await form.getByLabel("Email").fill(`${crypto.randomUUID()}@golmaidan.example`);
  await form.getByLabel("Phone or WhatsApp").fill("0300-0000142");
  await form.getByLabel("Message").fill("Hum football banate hain. Kharcha kitna hai? Nahi pata.");
  // By the keyboard: the page's own toast may come over the button between press and release.
  await form.getByRole("button", { name: "Send" }).press("Enter");
  await expect(page.getByText("Thank You!").first()).toBeVisible();
  await page.close();
}

export const uniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;

export async function openEnquiry(page: Page, name: string): Promise<void> {
  await page.goto(`/desk?show=all&q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

export async function openPeople(page: Page): Promise<void> {
  await page.locator("summary", { hasText: "sign out" }).click();
  await page.getByRole("button", { name: "People and devices" }).click();
}
