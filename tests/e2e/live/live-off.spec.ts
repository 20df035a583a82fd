import { expect, test } from "#tests/support/journey.ts";

import { liveTools, type LiveTool } from "#engine/live/contract.ts";
import { openHydrated } from "#tests/support/browser.ts";

type Asking = { path: string; fields: Readonly<Record<string, string>>; button: string };

const own = "https://tarardental.pk/";
const rivals = "https://bazaar.pk/\nhttps://wall.pk/";
const READS_NONE = "This site reads no pages at the moment";

/** How each tool is asked to read an address, and what it says where it reads none. */
const asking: Readonly<Record<LiveTool, Asking & { told: string }>> = {
  "seo-audit": {
    path: "/tools/seo-audit",
    fields: { "Address of the page": own },
    button: "Analyze page",
    told: "Sample result",
  },
  links: {
    path: "/tools/dofollow-nofollow-link-checker",
    fields: { "Address of the page": own },
    button: "Check links",
    told: "Sample result",
  },
  serp: {
    path: "/serp-snippet-preview-tool",
    fields: { URL: own },
    button: "Load the live page",
    told: "Pages cannot be read here",
  },
  robots: {
    path: "/robots-txt-generator?way=test",
    fields: { "Fetch the file from a site": own },
    button: "Fetch and test",
    told: "Pages cannot be read here",
  },
  hreflang: {
    path: "/hreflang-tag-generator?way=check-pages",
    fields: { "Read a page and its language versions": own },
    button: "Read the versions",
    told: READS_NONE,
  },
  terms: {
    path: "/lsi-keyword-generator?way=from-texts",
    fields: { "Addresses of rivals": rivals, "Address of your page": own },
    button: "Read the pages",
    told: READS_NONE,
  },
  archive: {
    path: "/google-cache-checker?way=find-copies",
    fields: { Page: own },
    button: "Build the links",
    told: "Where its copies are",
  },
  titles: {
    path: "/tools/keyword-difficulty-checker?way=your-own-look",
    fields: { Keyword: "teeth", "Addresses of the results": rivals },
    button: "Read the titles",
    told: READS_NONE,
  },
};

/** One for each of the three answers above. */
const ofItsKind: readonly LiveTool[] = ["seo-audit", "serp", "terms"];

for (const tool of liveTools) {
  const { path, fields, button, told } = asking[tool];
  const tag = ofItsKind.includes(tool) ? [] : "@long";
  test(
    `where reading is switched off, ${tool} says so and sends nothing`,
    { tag },
    async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await openHydrated(page, path);
      for (const [label, value] of Object.entries(fields)) {
        const exact = label === "Page" || label === "Keyword";
        await page.getByRole("textbox", { name: label, exact }).first().fill(value);
      }
      await page.getByRole("button", { name: button }).first().click();

      const said = page
        .getByRole("region", { name: told })
        .or(page.getByRole("heading", { name: told }));
      await expect(said.first()).toBeVisible();
      expect(asked.filter((each) => each.startsWith("/api/"))).toEqual([]);
    },
  );
}
