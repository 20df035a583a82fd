import { expect, test } from "#tests/support/journey.ts";

import { expectAccessible } from "#tests/support/axe.ts";
import { collectComplaints, openHydrated } from "#tests/support/browser.ts";
import { watchRequests } from "#tests/support/network.ts";
import { tools } from "#app/tools/tools.ts";

for (const { slug, path, kind } of tools) {
  // The four writers of reviews share their form and their result.
  const tag = kind === "write" && slug !== "product-review-generator" ? "@long" : [];
  test(`${slug} shows what it gives by one button, by keyboard too`, { tag }, async ({ page }) => {
    const complaints = collectComplaints(page);
    await openHydrated(page, path);
    const empty = page.locator(".empty-result:visible");
    await expect(empty).toHaveCount(1);
    await expect(empty.locator(".empty-drawing")).toBeVisible();
    await expect(page.locator(".result-frame")).toHaveCount(0);
    await expectAccessible(page);
    const requests = watchRequests(page);

    const press = empty.getByRole("button", { name: "Try an example" });
    await press.focus();
    await page.keyboard.press("Enter");

    // As after every other press: what came of it has the focus, and its beginning is in sight.
    const frame = page.locator(".result-frame:focus");
    await expect(frame).toBeVisible();
    await expect(frame).toBeInViewport();
    await expect(frame.locator(".frame-head .result-badge > b")).toHaveText(/^M(?:easured|ade) /);
    await expect(frame.getByRole("heading", { level: 2 }).first()).not.toBeEmpty();
    await expect(page.locator(".empty-result:visible")).toHaveCount(0);
    // An example asks nobody for anything but faces of letters.
    expect(requests.filter((url) => !url.endsWith(".woff2"))).toEqual([]);
    const handOver = frame.locator(".frame-hand-over");
    // The example of the snippet is right, and who has nothing wrong needs nobody.
    if (slug === "serp-snippet-preview-tool") await expect(handOver).toHaveCount(0);
    else
      await expect(handOver.getByRole("link", { name: "Get a Free Audit" })).toHaveAttribute(
        "data-message",
        kind === "write" ? /^I used your [^.]+\.\n\n$/ : /^I used your .+\. It says: .+\.\n\n$/,
      );
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}
