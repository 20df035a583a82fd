import { paths } from "#lib/site/paths.ts";
import { tools } from "#app/tools/tools.ts";
import { NEEDED } from "#app/ui/toast/needed.ts";
import { openHydrated } from "#tests/support/browser.ts";
import { expect, test, type Page } from "#tests/support/journey.ts";

/** One page with much to cover, one with little, one with a form, one with a tool. */
const someWalked = [paths.home, paths.contact, "/seo-services/lahore", "/tools/seo-audit"];

/** Pages of every kind; each tool with its first tab, and some with another. */
const allWalked = [
  paths.home,
  paths.contact,
  "/services",
  paths.pricing,
  "/portfolio",
  "/blog",
  "/seo-services/lahore",
  "/seo-services/chilas",
  paths.tools,
  ...tools.map(({ path }) => path),
  "/tools/seo-audit?way=page-source",
  "/robots-txt-generator?way=test",
  "/lsi-keyword-generator?way=from-texts",
];

/** What a floating part lies on at this moment: the middle of its controls is under it. */
function listCovered(page: Page, floating: string): Promise<string[]> {
  return page.evaluate(
    ({ selector, needed }) => {
      const parts = [...document.querySelectorAll(selector)].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      );
      const barBottom = document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0;
      return [...document.querySelectorAll(needed)].flatMap((element) => {
        if (element.closest(`.header, ${selector}`)) return [];
        const { left, right, width, bottom, ...whole } = element.getBoundingClientRect().toJSON();
        // What the bar at the top hides anyway can be under the strip that a toast becomes.
        const rect = { left, right, width, bottom, top: Math.max(whole.top, barBottom) };
        const isSeen =
          rect.width > 0 &&
          rect.top < innerHeight &&
          rect.bottom > rect.top &&
          element.checkVisibility({ visibilityProperty: true });
        const isUnder = parts.some((part) => {
          const box = part.getBoundingClientRect();
          return (
            box.left < rect.right &&
            rect.left < box.right &&
            box.top < rect.bottom &&
            rect.top < box.bottom
          );
        });
        const name = element.getAttribute("name") ?? element.textContent.trim().slice(0, 40);
        return isSeen && isUnder ? [`${element.tagName} ${name} at ${scrollY}`] : [];
      });
    },
    { selector: floating, needed: NEEDED },
  );
}

/** Down the page in steps that no control is skipped by. */
async function walk(page: Page, look: () => Promise<void>): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = Math.max(260, Math.ceil(height / 14));
  for (let top = 0; top < height; top += step) {
    await page.evaluate(async (at) => {
      scrollTo({ top: at, behavior: "instant" });
      // One frame for the scroll, one for what answers it.
      for (const _ of [1, 2, 3]) await new Promise((go) => requestAnimationFrame(go));
    }, top);
    await look();
  }
}

/** A toast that stays while the page is walked: it waits while the keyboard is on it. */
async function showToast(page: Page): Promise<void> {
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Contact", exact: true })
    .evaluate((link) => (link as HTMLElement).click());
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  // It is there before its keys are.
  await expect(async () => {
    await page.keyboard.press("F8");
    await expect(toast).toBeFocused({ timeout: 500 });
  }).toPass();
}

const phone = { width: 390, height: 844 };
for (const { viewport, walked, tag } of [
  { viewport: phone, walked: someWalked, tag: [] },
  { viewport: phone, walked: allWalked, tag: "@long" },
  { viewport: { width: 1440, height: 900 }, walked: allWalked, tag: "@long" },
]) {
  const title = `nothing that floats lies on a control, on ${walked.length} pages, ${viewport.width} px wide`;
  test(title, { tag }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    let timesSeen = 0;
    for (const path of walked) {
      await openHydrated(page, path);
      await showToast(page);
      await walk(page, async () => {
        await expect
          .poll(() => listCovered(page, ".quick-contact, .toast"), { message: path })
          .toEqual([]);
        if (await page.locator(".quick-contact > summary").isVisible()) timesSeen += 1;
      });
    }

    // It goes where it would cover something, and is there everywhere else.
    expect(timesSeen).toBeGreaterThan(walked.length);
  });
}

test("a toast in the dialog has a row of its own: every control can be reached", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/f/*", (route) => route.abort());
  await openHydrated(page, "/seo-services/lahore");
  await page.locator("main [data-contact]").first().click();
  const dialog = page.getByRole("dialog", { name: "Get a Free Audit" });
  await dialog.getByLabel("Name").fill("Sana Iqbal");
  await dialog.getByLabel("Email").fill("sana@iqbaltiles.example");
  await dialog.getByLabel("Message").fill("No line.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.locator(".toast")).toBeVisible();

  for (const label of ["Name", "Email", "Phone or WhatsApp", "Website", "Message", "Send"]) {
    const control =
      label === "Send" ? dialog.getByRole("button", { name: label }) : dialog.getByLabel(label);
    await control.scrollIntoViewIfNeeded();
    const isOnTop = await control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
      return element.contains(hit);
    });
    expect(isOnTop, label).toBe(true);
  }
  await expect(page.locator(".toast")).toBeVisible();
});
