import { openHydrated } from "#tests/support/browser.ts";
import { expect, test, type Page } from "#tests/support/journey.ts";

const SUCCESS =
  "Thank You! Your message has been sent successfully. We'll get back to you shortly.";
const typed = {
  Name: "Sana Iqbal",
  Email: "sana@iqbaltiles.example",
  Message: "We sell floor tiles.",
} as const;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Get a Free Audit" });
const toasts = (page: Page) => page.locator(".toast");

async function openDialog(page: Page, path = "/seo-services/multan") {
  await openHydrated(page, path);
  await openAgain(page);
}

async function openAgain(page: Page) {
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(dialog(page).getByLabel("Name")).toBeVisible();
}

async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(typed)) {
    await dialog(page).getByLabel(label).fill(text);
  }
}

const send = (page: Page) => dialog(page).getByRole("button", { name: "Send" }).click();

test("what was typed is there after a reload, on another page, and after Back; sent, it is gone", async ({
  page,
}) => {
  await page.route("**/f/*", (route) => route.fulfill({ json: { next: "/thanks", ok: true } }));
  await openDialog(page);
  await fillIn(page);
  const expectDraft = async () => {
    for (const [label, text] of Object.entries(typed)) {
      await expect(dialog(page).getByLabel(label)).toHaveValue(text);
    }
  };

  await page.reload();
  await openAgain(page);
  await expectDraft();
  await openDialog(page, "/services");
  await expectDraft();
  await page.goBack();
  await openAgain(page);
  await expectDraft();
  await page.goto("/contact");
  await expect(page.locator("main form").getByLabel("Message")).toHaveValue(typed.Message);

  await openAgain(page);
  await send(page);
  await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
  await openDialog(page, "/services");
  await expect(dialog(page).getByLabel("Name")).toHaveValue("");
});

test("offline it says so, keeps the text, offers a chat and a call, and sends when the line is back", async ({
  page,
  context,
}) => {
  const line = { isOff: false, requests: 0 };
  await page.route("**/f/*", (route) => {
    if (line.isOff) return route.abort("internetdisconnected");
    line.requests += 1;
    return route.fulfill({ json: { next: "/thanks", ok: true } });
  });
  await openDialog(page);
  await fillIn(page);
  line.isOff = true;
  await context.setOffline(true);
  await send(page);

  const box = dialog(page).locator("form").getByRole("alert");
  await expect(box).toContainText("Your device is offline.");
  await expect(box).toContainText("What you typed is kept here");
  await expect(box.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=We%20sell%20floor%20tiles/,
  );
  await expect(box.getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:\+\d+$/);
  // The box says it; a toast of the same would lie over it.
  await expect(toasts(page)).toHaveCount(0);

  const agree = box.getByRole("checkbox");
  await expect(agree).not.toBeChecked();
  await agree.check();
  expect(line.requests).toBe(0);
  line.isOff = false;
  await context.setOffline(false);
  await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  expect(line.requests).toBe(1);
});

for (const path of ["/services", "/contact"]) {
  test(`what is to be sent by itself is, on ${path} too, when the tab was reloaded meanwhile`, async ({
    page,
  }) => {
    const line = { isOff: true, requests: 0 };
    await page.route("**/f/*", (route) => {
      if (line.isOff) return route.abort("internetdisconnected");
      line.requests += 1;
      return route.fulfill({ json: { next: "/thanks", ok: true } });
    });
    await openDialog(page, path);
    await fillIn(page);
    await send(page);
    await dialog(page).locator("form").getByRole("checkbox").check();
    await page.reload();
    await page.evaluate(() => dispatchEvent(new Event("scroll")));

    const box = page.locator("form.audit-form").getByRole("checkbox", { includeHidden: true });
    await expect(box).toBeChecked();
    await expect(page.locator("body")).toBeFocused();
    line.isOff = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByText(SUCCESS).filter({ visible: true })).toHaveCount(1);
    expect(line.requests).toBe(1);

    await page.reload();
    await expect(page.locator("html[data-running]")).toBeAttached({ timeout: 20_000 });
    await expect(box).toHaveCount(0);
  });
}

test("without the visitor's word nothing is sent by itself", async ({ page, context }) => {
  const line = { isOff: false, requests: 0 };
  await page.route("**/f/*", (route) => {
    if (line.isOff) return route.abort("internetdisconnected");
    line.requests += 1;
    return route.fulfill({ json: { next: "/thanks", ok: true } });
  });
  await openDialog(page);
  await fillIn(page);
  line.isOff = true;
  await context.setOffline(true);
  await send(page);
  await expect(dialog(page).locator("form").getByRole("alert")).toBeVisible();
  line.isOff = false;
  await context.setOffline(false);

  await send(page);
  await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
  await expect(page.getByText("Oops!")).toHaveCount(0);
  expect(line.requests).toBe(1);
});

test("a tool's success takes the failure away", async ({ page }) => {
  await openHydrated(page, "/google-review-generator");
  const tool = page.locator("main");
  await tool.getByRole("button", { name: "Generate Review & Reply" }).click();
  await expect(toasts(page)).toContainText("Please fill in all required fields.");
  await tool.getByLabel("Business Name").fill("Iqbal Tiles");
  await tool.getByLabel("Business Type").fill("tile shop");
  await tool.getByLabel("City").fill("Multan");
  await tool.getByRole("button", { name: "Generate Review & Reply" }).click();

  await expect(tool.getByRole("button", { name: /^Copy/ }).first()).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test("every mistake is told at once under its field, and goes when it is put right", async ({
  page,
}) => {
  await openDialog(page);
  await dialog(page).getByLabel("Email").fill("sana@tiles");
  await send(page);

  const errors = dialog(page).locator(".field-error");
  await expect(errors).toHaveText([/your name/, /name@example\.com/, /what you need/]);
  const summary = dialog(page).locator("form").getByRole("alert");
  await expect(summary.getByRole("link")).toHaveCount(3);
  await expect(dialog(page).getByLabel("Name")).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);

  await summary.getByRole("link", { name: /what you need/ }).click();
  await expect(dialog(page).getByLabel("Message")).toBeFocused();
  await page.keyboard.type("T");
  await expect(errors).toHaveCount(2);
  await dialog(page).getByLabel("Email").fill("sana@tiles.pk");
  await expect(errors).toHaveText([/your name/]);
  await expect(summary).toHaveCount(0);
});

test("a hint about a mistyped address goes as soon as the address is changed", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-25T09:00:00Z") });
  await openDialog(page);
  // From here on time goes on only when it is told to.
  await page.clock.pauseAt(new Date("2026-11-25T10:00:00Z"));
  await dialog(page).getByLabel("Email").fill("sana@gmial.com");
  await page.clock.runFor(700);
  await expect(dialog(page).getByText("Did you mean")).toBeVisible();
  await dialog(page).getByLabel("Email").fill("sana@tiles");

  await expect(dialog(page).getByText("Did you mean")).toHaveCount(0);
});

test("a mistyped provider is asked about, and taken over with one click", async ({ page }) => {
  await openDialog(page);
  await dialog(page).getByLabel("Email").fill("sana@gmial.com");
  await dialog(page).getByRole("button", { name: "sana@gmail.com" }).click();

  await expect(dialog(page).getByLabel("Email")).toHaveValue("sana@gmail.com");
  await expect(dialog(page).getByText("Did you mean")).toHaveCount(0);
});

test("Contact in the footer says its words, and its button opens the page, which greets nobody", async ({
  page,
}) => {
  await openHydrated(page, "/blog");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(toasts(page)).toContainText("Contact page coming soon!");
  await expect(page).toHaveURL("/blog");
  await toasts(page).getByRole("button", { name: "Open it" }).click();

  await expect(page).toHaveURL("/contact");
  await expect(page.locator("html[data-running]")).toBeAttached();
  await expect(page.locator("main form").getByLabel("Name")).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test("a package of Lahore is named in the dialog, and what was typed before stays", async ({
  page,
}) => {
  await openDialog(page, "/seo-services/lahore");
  await dialog(page).getByLabel("Message").fill("We sell floor tiles.");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Request Package for Growth" }).click();

  await expect(dialog(page).getByLabel("Message")).toHaveValue(
    /^I would like the Growth package for Lahore \(PKR 95,000 per month\)\.\s+We sell floor tiles\.$/,
  );
});
