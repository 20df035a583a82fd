import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated, sidewaysScroll } from "#tests/support/browser.ts";
import {
  enrol,
  openEnquiry,
  openPeople,
  sendEnquiry,
  startDevice,
  uniqueName,
} from "#tests/support/desk-device.ts";
import { expect, test, type Page } from "#tests/support/journey.ts";

test.skip(Boolean(process.env["BASE_URL"]), "nobody can be invited at another server from here");

test("invited, an enquiry is seen within a second, answered, and found in the week", async ({
  browser,
}) => {
  const page = await startDevice(browser);
  await enrol(page, "Ayesha");
  const before = await countInWeek(page, "SEO in Hangu");
  await page.goto("/desk?show=all");
  await expect(page.getByRole("heading", { name: /wait|Nobody/ }).first()).toBeVisible();

  const name = uniqueName("Bilal");
  const heard = page.getByRole("status").filter({ hasText: name });
  // A page that no other journey writes from.
  await sendEnquiry(await browser.newContext(), name, { from: "/seo-services/hangu" });
  await expect(heard).toBeVisible({ timeout: 1000 });
  await heard.getByRole("button", { name: "Show" }).click();
  await page.getByRole("link", { name }).click();

  await expect(page.getByLabel("First sentence, goes with WhatsApp and email")).toHaveValue(
    /^Assalam o alaikum Bilal ji, main Ayesha hoon/,
  );
  await page.getByRole("button", { name: "Answered" }).click();
  await expect(page.getByText("Bilal is answered.", { exact: true })).toBeVisible();
  await expect(page.getByText("Answered after")).toBeVisible();
  await expect(page.getByRole("link", { name: "Previous (k)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Next (j)" })).toBeVisible();
  await expect(page).toHaveTitle(/Enquiries \| Desk$/);

  expect(await countInWeek(page, "SEO in Hangu")).toBe(before + 1);

  // Signed out and in again, with the passkey that was made.
  await page.locator("summary", { hasText: "sign out" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in again" }).click();
  await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
});

/** How many came this week from the page of this name, as the week's table says. */
async function countInWeek(page: Page, name: string): Promise<number> {
  await page.getByRole("link", { name: "Week", exact: true }).click();
  await expect(page.getByRole("heading", { name: "What became of them" })).toBeVisible();
  const figure = page.getByRole("figure").filter({ hasText: "From which pages" });
  const row = figure.getByRole("row").filter({ hasText: name });
  // The first cell is the bar.
  return (await row.count()) === 0 ? 0 : Number(await row.getByRole("cell").nth(1).textContent());
}

test("two at once: a change shows there, a later one is held back, a removed device is out", async ({
  browser,
}) => {
  const name = uniqueName("Hira");
  await sendEnquiry(await browser.newContext(), name);
  const mine = await startDevice(browser);
  const theirs = await startDevice(browser);
  const colleague = uniqueName("Hamza").replace(" ", "");
  await enrol(mine, "Mahnoor");
  await enrol(theirs, colleague);
  await openEnquiry(mine, name);
  await openEnquiry(theirs, name);

  await theirs.getByRole("button", { name: "Talking" }).click();
  await expect(mine.getByRole("button", { name: "Talking" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  // Without a connection the change waits; meanwhile the colleague makes another.
  await mine.context().setOffline(true);
  const told = mine.getByRole("status").filter({ hasText: "No connection since" });
  await expect(told).toBeVisible();
  await mine.getByRole("button", { name: "Lost" }).click();
  await expect(told).toContainText("One change is waiting to be sent.");
  await expect(mine.getByText("Not sent yet: Lost")).toBeVisible();
  await expect(mine.locator(".toast")).toHaveCount(0);
  await mine.mouse.wheel(0, 2000);
  await expect(told).toBeInViewport();
  await theirs.getByRole("button", { name: "Won" }).click();
  await expect(theirs.getByRole("button", { name: "Won" })).toHaveAttribute("aria-pressed", "true");
  await mine.context().setOffline(false);
  const clash = mine.getByRole("alert").filter({ hasText: "was quicker" });
  await expect(clash).toBeInViewport();
  await expect(mine.locator(":focus").getByRole("alert")).toBeVisible();
  await expectAccessible(mine);
  await mine.getByRole("button", { name: "Set: Lost" }).click();
  await expect(theirs.getByRole("button", { name: "Lost" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  // Removed while it has no connection: it notices once it has one again.
  await theirs.context().setOffline(true);
  await expect(theirs.getByRole("status").filter({ hasText: "No connection since" })).toBeVisible();
  await openPeople(mine);
  await mine.getByRole("button", { name: `Remove device ${colleague}’s computer` }).click();
  await mine.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(mine.getByText("no longer opens the desk.").first()).toBeVisible();
  await theirs.context().setOffline(false);
  await expect(theirs.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  await expect(theirs.getByText("What you typed is still here.")).toBeVisible();
  await expect(theirs).toHaveTitle("Sign in | Desk");
});

test("on a phone, by every room: no fault of access, nothing to push sideways", async ({
  browser,
}) => {
  const name = uniqueName("Sana");
  await sendEnquiry(await browser.newContext(), name);
  const page = await startDevice(browser, true);
  await openHydrated(page, "/desk");
  await expectAccessible(page);
  await enrol(page, "Zainab");
  await expect(page.getByLabel(/\d+ waiting on a line of 24 hours: /)).toBeVisible();
  await openEnquiry(page, name);
  for (const [role, called] of [
    ["region", `Answer ${name}`],
    ["textbox", "First sentence, goes with WhatsApp and email"],
    ["link", "Call Sana"],
    ["link", "Email Sana"],
    ["region", "What they wrote"],
    ["group", "Status"],
    ["complementary", "About"],
    ["link", "Back to the list"],
  ] as const) {
    await expect(page.getByRole(role, { name: called, exact: true })).toHaveCount(1);
  }

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await expectAccessible(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  expect(await sidewaysScroll(page), "with text at 200%").toBe(0);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  for (const room of ["/desk", "/desk?week", "/desk?watch"]) {
    await page.goto(room);
    await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[role=status]").filter({ hasText: "Loading" })).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
  }
});

test("at 400% zoom nothing sticks: not the desk, not the pages of the site", async ({
  browser,
}) => {
  const name = uniqueName("Asma");
  await sendEnquiry(await browser.newContext(), name);
  const page = await startDevice(browser, true);
  await enrol(page, "Sadia");
  await openEnquiry(page, name);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await listSticking(page)).toEqual([]);
  await page.goto("/desk");
  await expect(page.getByRole("navigation", { name: "Which enquiries" })).toBeVisible();
  expect(await listSticking(page)).toEqual([]);
  await page.goto("/blog/technical-seo-checklist-pakistan-2025");
  expect(await listSticking(page)).toEqual([]);
});

/** What keeps its place while the page scrolls, but for notices and the button for quick contact. */
function listSticking(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => ["sticky", "fixed"].includes(getComputedStyle(element).position))
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.getAttribute("class") ?? "")
      .filter((name) => !/toast-region|quick-contact/.test(name)),
  );
}

test("the page says without JavaScript what it is and how one gets in", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/desk");

  await expect(page.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
  expect(await (await page.request.get("/desk")).text()).toContain("Signing in needs JavaScript.");
  await expect(page.getByText("One of the others makes you a new link")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
