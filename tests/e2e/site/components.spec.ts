import { expectAccessibleInBoth } from "#tests/support/axe.ts";
import { sidewaysScroll } from "#tests/support/browser.ts";
import { drawComponents } from "#tests/support/draw-components.ts";
import { expect, test } from "#tests/support/journey.ts";

test("each component of app/ui: axe finds nothing, light or dark, and it fits 320 px", async ({
  page,
}, testInfo) => {
  await page.setContent(await drawComponents());
  await expect(page.getByRole("heading", { name: "Components" })).toBeVisible();
  await expectAccessibleInBoth(page);

  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
    if (width === 320) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const picture = await page.screenshot({ fullPage: true });
      await testInfo.attach(`${width} ${colorScheme}`, { body: picture, contentType: "image/png" });
    }
  }
});
