import { expect, test } from "#tests/support/journey.ts";

import { whatToolsSend, whatToolsSendLiveOff } from "#app/content/what-tools-send.ts";
import { liveTools, type LiveTool } from "#engine/live/contract.ts";
import { openHydrated } from "#tests/support/browser.ts";

/** Where each tool offers a reading, and what is there in its place where no page is read. */
const offers: Readonly<
  Record<LiveTool, { path: string; offer: string | RegExp; instead: string | RegExp }>
> = {
  "seo-audit": {
    path: "/tools/seo-audit",
    offer: /Our server reads this one page/,
    instead: /switched off on this server/,
  },
  links: {
    path: "/tools/dofollow-nofollow-link-checker",
    offer: /Our server reads this one page/,
    instead: /switched off on this server/,
  },
  serp: { path: "/serp-snippet-preview-tool", offer: "Load the live page", instead: "Description" },
  robots: {
    path: "/robots-txt-generator?way=test",
    offer: "Fetch and test",
    instead: /robots\.txt/,
  },
  hreflang: {
    path: "/hreflang-tag-generator?way=check-pages",
    offer: "Read the versions",
    instead: /paste/i,
  },
  terms: {
    path: "/lsi-keyword-generator?way=from-texts",
    offer: "Read the pages",
    instead: /text/i,
  },
  archive: {
    path: "/google-cache-checker?way=find-copies",
    offer: /our server asks the Wayback Machine/,
    instead: "Build the links",
  },
};

/** One for each of the three answers above. */
const ofItsKind: readonly LiveTool[] = ["seo-audit", "serp", "terms"];

for (const tool of liveTools) {
  const { path, offer, instead } = offers[tool];
  const tag = ofItsKind.includes(tool) ? [] : "@long";
  test(`where reading is switched off, ${tool} offers none`, { tag }, async ({ page }) => {
    await openHydrated(page, path);
    const panel = page.getByRole("tabpanel").filter({ visible: true });

    await expect(panel.getByText(instead).filter({ visible: true }).first()).toBeVisible();
    await expect(panel.getByText(offer).filter({ visible: true })).toHaveCount(0);
  });
}

for (const [path, field, button] of [
  ["/tools/seo-audit", "Address of the page", "Analyze page"],
  ["/tools/dofollow-nofollow-link-checker", "Address of the page", "Check links"],
] as const) {
  test(`where reading is switched off, ${path} shows its sample and asks nothing`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, path);
    await page.getByRole("textbox", { name: field }).fill("https://tarardental.pk/");
    await page.getByRole("button", { name: button }).first().click();

    await expect(page.getByRole("region", { name: "Sample result" }).first()).toBeVisible();
    expect(asked.filter((each) => each.startsWith("/api/"))).toEqual([]);
  });
}

test("where reading is switched off, there is no tab for a whole site, also by its address", async ({
  page,
}) => {
  await openHydrated(page, "/tools/seo-audit?way=whole-site");

  await expect(page.getByRole("tab", { name: "Whole site" })).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Page URL" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.getByRole("tab", { name: "Page URL" }).press("End");
  await expect(page.getByRole("tab", { name: "Page source" })).toBeFocused();
});

test("where reading is switched off, the directory of the tools does not promise it", async ({
  page,
}) => {
  await page.goto("/tools");
  const main = page.getByRole("main");

  await expect(main.getByText(whatToolsSendLiveOff)).toBeVisible();
  await expect(main.getByText(whatToolsSend)).toBeHidden();
});
