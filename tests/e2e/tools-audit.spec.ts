import { expect, test } from "@playwright/test";

const HOSTILE = `<!doctype html><html lang="en"><head><title>x</title>
<script>window.top.pwned = 1; fetch("https://evil.example/a")</script>
<link rel="stylesheet" href="https://evil.example/b.css"></head>
<body onload="top.pwned=1"><img src="https://evil.example/c.png" onerror="top.pwned=1">
<iframe src="https://evil.example/d"></iframe><svg onload="top.pwned=1"></svg>
<a href="javascript:void(0)">click here</a></body></html>`;

test("an invalid address is said in an alert, and nothing runs", async ({ page }) => {
  await page.goto("/tools/seo-audit");
  const button = page.getByRole("button", { name: "Analyze page" });
  await expect(async () => {
    await button.click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Please enter a valid URL." }),
    ).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(button).toBeEnabled();
});

for (const [path, button, proof] of [
  ["/tools/seo-audit", "Audit this page", "Lighthouse-compatible"],
  ["/tools/dofollow-nofollow-link-checker", "Check the links", "Measured on your page"],
] as const) {
  test(`${path}: a pasted page is text: nothing in it runs, loads or leaves`, async ({ page }) => {
    const strangers: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("evil.example")) strangers.push(request.url());
    });
    await page.goto(`${path}?way=measured`);
    await page.getByLabel("HTML of the page").fill(HOSTILE);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(proof).first()).toBeVisible();
    await page.waitForLoadState("networkidle");

    expect(strangers).toEqual([]);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  });
}
