import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";
import {
  enrol,
  openEnquiry,
  openPeople,
  sendEnquiry,
  startDevice,
  uniqueName,
} from "#tests/support/desk-device.ts";
import { expect, test, type Route } from "#tests/support/journey.ts";

test.skip(Boolean(process.env["BASE_URL"]), "nobody can be invited at another server from here");

test("a second device of one person: its link is made on the first, and they never are in each other's way", async ({
  browser,
}) => {
  const name = uniqueName("Farah");
  await sendEnquiry(await browser.newContext(), name);
  const phone = await startDevice(browser);
  const computer = await startDevice(browser);
  await enrol(phone, "Iqra");
  await openPeople(phone);
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Add a device" }).click();
  const dialog = phone.getByRole("dialog", { name: "Add a device" });
  await expect(dialog.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Send by WhatsApp" })).toHaveCount(0);
  const link = await dialog.getByText("#in=").textContent();
  await expectAccessible(phone);
  await phone.keyboard.press("Escape");

  await openHydrated(computer, `/desk${/#in=[\w-]+/.exec(link ?? "")?.[0] ?? ""}`);
  await expect(computer.getByRole("heading", { name: "Welcome, Iqra." })).toBeVisible();
  await expectAccessible(computer);
  await computer.getByLabel("Name of the device").fill("Office computer");
  await computer.getByRole("button", { name: "Make a passkey on it" }).click();
  await expect(computer.getByRole("heading", { name: "“Office computer” opens" })).toBeVisible();
  await computer.getByRole("button", { name: "See who waits" }).click();
  await openEnquiry(phone, name);
  await openEnquiry(computer, name);

  await phone.context().setOffline(true);
  await expect(phone.getByRole("status").filter({ hasText: "No connection since" })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Talking" }).click();
  await computer.getByRole("button", { name: "Won" }).click();
  await expect(computer.getByText("is won.").first()).toBeVisible();
  await phone.context().setOffline(false);
  await expect(computer.getByRole("button", { name: "Talking" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(phone.getByText("was quicker")).toHaveCount(0);
});

test("by the keyboard alone: rows, buttons, tabs and single keys; no fault of access in any state", async ({
  browser,
}) => {
  test.slow();
  const name = uniqueName("Zubair");
  await sendEnquiry(await browser.newContext(), name);
  const page = await startDevice(browser);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enrol(page, "Mahnoor");
  await page.goto(`/desk?show=all&q=${encodeURIComponent(name)}`);
  const heading = page.getByRole("heading", { level: 1, name });
  const row = page.getByRole("link", { name });
  const toast = (text: string | RegExp) => page.locator(".toast").filter({ hasText: text });
  await expect(heading).toBeVisible();

  await page.keyboard.press("j");
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();
  await page.keyboard.press("e");
  await expect(toast("Answered.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("u");
  await expect(toast("Undone.")).toBeVisible();

  await page.keyboard.press("n");
  await page.keyboard.type("Called, the shop is closed.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Called, the shop is closed.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("");
  await page.keyboard.press("s");
  await expect(page.getByText("Taken for spam", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("u");
  await expect(page.getByText("Taken for spam", { exact: true })).toHaveCount(0);

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Forget this person" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.locator("summary", { hasText: "sign out" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.keyboard.press("/");
  await page.keyboard.type("nobodyatall");
  await expect(page.getByRole("heading", { name: "Nobody with" })).toBeVisible();
  await expectAccessible(page);
  for (const list of ["lost", "mine", "spam"]) {
    await page.getByRole("navigation", { name: "Which enquiries" }).getByText(list).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`show=${list}`));
    await expect(page.locator(".desk-void,.desk-list").first()).toBeVisible();
    await expectAccessible(page);
  }
});

/** The enquiry as the server has it, but for what is given. */
async function show(route: Route, seen: object): Promise<void> {
  const answer = await route.fetch({
    method: "GET",
    url: route
      .request()
      .url()
      .replace(/\/page$/, ""),
  });
  await route.fulfill({ json: { ...((await answer.json()) as object), ...seen } });
}

test("what cannot be loaded, and a page that is read, in every state without a fault of access", async ({
  browser,
}) => {
  const name = uniqueName("Tahir");
  await sendEnquiry(await browser.newContext(), name);
  const page = await startDevice(browser);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await enrol(page, "Nadia");

  await page.goto("/desk?open=made-up");
  await expect(page.getByText("There is nothing at this address.")).toBeVisible();
  await page.goto("/desk?from=2026-13-45&to=2026-99-99");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();

  const read = {
    outcome: "read",
    at: Date.now(),
    url: "https://golmaidan.example/",
    status: 200,
    score: 61,
    answer: "no",
    gates: [
      {
        id: "noindex",
        title: "noindex",
        state: "shut",
        text: "",
        evidence: [{ line: 11, text: '<meta name="robots" content="noindex">' }],
      },
    ],
    costs: [],
  };
  const website = "golmaidan.example";
  await page.route(/\/api\/desk\/enquiries\/[\w-]+$/, (route) => show(route, { website }));
  const answered = Promise.withResolvers<void>();
  await page.route(/\/api\/desk\/enquiries\/[\w-]+\/page$/, async (route) => {
    await answered.promise;
    await show(route, { website, read });
  });
  await openEnquiry(page, name);
  await page.getByRole("button", { name: "Read it now" }).click();
  await expect(page.getByText("Looking up the name")).toBeVisible();
  // No button is half below the bar.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  answered.resolve();
  await expect(page.getByText("Its own noindex keeps Google out")).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();

  await page.route(/\/api\/desk\/enquiries\?/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { counts: Record<string, number> };
    const counts = Object.fromEntries(Object.keys(answer.counts).map((key) => [key, 0]));
    await route.fulfill({ json: { ...answer, rows: [], total: 0, counts } });
  });
  await page.goto("/desk");
  await expect(page.getByText("No enquiry yet.")).toBeVisible();
  await expectAccessible(page);

  await page.route(/\/api\/desk\/events/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText("The desk does not answer")).toBeVisible();
  await expect(page.getByText("No enquiry yet.")).toBeVisible();
  await expectAccessible(page);
  await page.route(/\/api\/desk/, (route) => route.abort());
  await page.goto("/desk");
  await expect(page.getByRole("heading", { name: "The desk does not answer" })).toBeVisible();
  await expectAccessible(page);
});
