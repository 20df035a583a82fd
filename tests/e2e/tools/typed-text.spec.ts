import { expect, test, type Page } from "#tests/support/journey.ts";

import { tools } from "#app/tools/tools.ts";
import { paths } from "#lib/site/paths.ts";
import { openHydrated } from "#tests/support/browser.ts";

/** A word that is written alike in an address, a header and a body. */
const MARK = "kaghaz7f3a";
const kept = (page: Page) => page.locator(".kept-work[data-state=kept]");

/** Each request of the page from now on that holds the mark, in its address, its headers or its body. */
async function watchMark(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const session = await page.context().newCDPSession(page);
  const look = (sent: object) => {
    const text = JSON.stringify(sent);
    if (text.toLowerCase().includes(MARK)) found.push(text);
  };
  session.on("Network.requestWillBeSent", ({ request }) =>
    look([request.url, request.headers, request.postData]),
  );
  session.on("Network.requestWillBeSentExtraInfo", ({ headers }) => look(headers));
  await session.send("Network.enable");
  return found;
}

/** Every text field of the open tab that shows. */
async function fillAll(page: Page): Promise<void> {
  const fields = page
    .locator(".keeps-work form")
    .locator("textarea, input:not([type=radio], [type=checkbox], [type=date], [type=file])")
    .filter({ visible: true });
  await expect(fields.first()).toBeVisible();
  const count = await fields.count();
  for (let at = 0; at < count; at += 1) await fields.nth(at).fill(`https://${MARK}.example/${at}`);
}

for (const path of [...tools.map((tool) => tool.path), paths.reviewLink]) {
  test(`what is typed on ${path} is kept, and no request holds it`, async ({ page }) => {
    const sent = await watchMark(page);
    await openHydrated(page, path);
    const tabs = page.getByRole("tab");
    const names = await tabs.allTextContents();

    for (const name of names.length === 0 ? [""] : names) {
      if (name !== "") await page.getByRole("tab", { name, exact: true }).click();
      await expect(page.getByText("Opening…")).toHaveCount(0);
      await fillAll(page);
      await expect(kept(page)).toBeVisible();
      await expect(page).not.toHaveURL(new RegExp(MARK));
      const before = await readTyped(page);
      expect(before.join()).toContain(MARK);

      await page.reload();
      await expect.poll(() => readTyped(page)).toEqual(before);
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first().click();
      await expect(page).toHaveURL(paths.tools);
      await page.goBack();
      await expect.poll(() => readTyped(page)).toEqual(before);
    }
    expect(sent).toEqual([]);
  });
}

/** What is in the fields that show. */
function readTyped(page: Page): Promise<string[]> {
  return page
    .locator(".keeps-work form :is(textarea, input)[name]")
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
}

const robots = `User-agent: *\nDisallow: /${MARK}`;

test("a link of before, with inputs in the query: shown at once, and out of the address before anything is asked for", async ({
  page,
}) => {
  const sent = await watchMark(page);
  const old = new URLSearchParams({ way: "test", robots, urls: `/${MARK}` });
  await openHydrated(page, `/robots-txt-generator?${old}`);

  await expect(page).toHaveURL("/robots-txt-generator?way=test");
  await expect(page.locator(".robots-subject")).toContainText(`Disallow: /${MARK}`);
  await expect(page.getByText("Edit")).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(page.locator(".robots-subject")).toContainText(`Disallow: /${MARK}`);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
  await expect(page).toHaveURL(paths.tools);

  // The link itself is all that ever held it.
  expect(sent).toHaveLength(1);
});

for (const { tool, link, field, value } of [
  {
    tool: "rows of hreflang",
    link: "/hreflang-tag-generator?rows=ur%20PK%20https%3A%2F%2Fa.example%2F",
    field: "url-1",
    value: "https://a.example/",
  },
  {
    tool: "groups of robots.txt",
    link: "/robots-txt-generator?rules=Bingbot%20-%2Fcart&block=training",
    field: "agent-1",
    value: "Bingbot",
  },
  {
    tool: "a topic",
    link: "/lsi-keyword-generator?topic=green+tea",
    field: "topic",
    value: "green tea",
  },
  { tool: "an address", link: "/tools/seo-audit?url=a.example", field: "url", value: "a.example" },
]) {
  test(`a link of before is still read: ${tool}`, async ({ page }) => {
    await openHydrated(page, link);

    await expect(page.locator(`[name="${field}"]`).first()).toHaveValue(value);
    await expect(page).toHaveURL(/^[^#]*$/);
    if (field !== "url") await expect(page).not.toHaveURL(/[?]/);
  });
}

test("a link to what is typed is copied, holds it in the fragment, and opens as it was", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/serp-snippet-preview-tool?way=as-google-draws-it");
  const form = page.getByRole("tabpanel", { name: "As Google draws it" });
  await form.getByRole("textbox", { name: "Title" }).fill(`چائے کی قیمت & ${MARK}`);
  await form.getByLabel("Description", { exact: true }).fill("x".repeat(2001));
  await page.getByRole("button", { name: "Copy a link to this" }).click();
  await expect(page.locator(".toast")).toContainText("without the texts that are too long");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe("?way=as-google-draws-it");

  const other = await context.newPage();
  const sent = await watchMark(other);
  await openHydrated(other, link);
  await expect(other.locator("[name=title]:visible")).toHaveValue(`چائے کی قیمت & ${MARK}`);
  await expect(other.getByRole("tabpanel").getByLabel("Description", { exact: true })).toHaveValue(
    "",
  );
  await expect(other).toHaveURL("/serp-snippet-preview-tool?way=as-google-draws-it");
  expect(sent).toEqual([]);
});

test("a link followed on the tool's own page fills it, and a place in the page does not", async ({
  page,
}) => {
  await openHydrated(page, "/lsi-keyword-generator");
  await page.evaluate(() => (location.hash = "#content"));
  await expect(page).toHaveURL(/#content$/);
  await page.evaluate(() => (location.hash = "#topic=tea"));

  await expect(page.getByRole("textbox", { name: "Topic" })).toHaveValue("tea");
});

test("a tab that is opened after a reload holds what was brought there, not what was kept", async ({
  page,
}) => {
  await openHydrated(page, "/robots-txt-generator?way=test");
  await page.getByLabel("robots.txt to test").fill("User-agent: *\nDisallow: /old");
  await page.getByRole("tab", { name: "Write it" }).click();
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Generate robots.txt" }).click();
  await page.getByRole("link", { name: "Test it on your URLs" }).click();

  await expect(page.getByLabel("robots.txt to test")).not.toHaveValue(/old/);
  await expect(page.getByLabel("robots.txt to test")).toHaveValue(/User-agent/);
});

test("a text that the browser has no room for is not kept, the rest is, and the page says so", async ({
  page,
}) => {
  await openHydrated(page, "/robots-txt-generator?way=test");
  await page.getByLabel("URLs, one a line").fill("/cart");
  await page.locator(".robots-subject input[type=file]").setInputFiles({
    name: "robots.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Disallow: /cart\n".repeat(400_000)),
  });
  await expect(page.locator(".kept-work[data-state=cut]")).toContainText(
    "longer than your browser has room for",
  );

  await page.reload();
  await expect(page.getByLabel("URLs, one a line")).toHaveValue("/cart");
  await expect(page.getByLabel("robots.txt to test")).toHaveValue("");
});

test("a browser that keeps nothing is told so, and the tool works", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await openHydrated(page, "/tools/keyword-difficulty-checker");
  await page.getByRole("textbox", { name: "Keyword" }).fill("tea");

  await expect(page.locator(".kept-work[data-state=refused]")).toContainText("keeps nothing");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of [...tools.map((tool) => tool.path), paths.reviewLink]) {
    test(`Enter on ${path} sends nothing`, async ({ page }) => {
      await page.goto(path);
      const sent = await watchMark(page);
      const field = page
        .locator(".keeps-work form input:not([type=radio], [type=hidden])")
        .filter({ visible: true })
        .first();
      await field.fill(MARK);
      await field.press("Enter");
      const button = page.locator(".keeps-work form [type=submit]").filter({ visible: true });
      if ((await button.count()) > 0) await button.first().click();

      await expect(page).toHaveURL(path);
      expect(sent).toEqual([]);
    });
  }
});
