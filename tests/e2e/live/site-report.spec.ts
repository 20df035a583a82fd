import { expect, test, type Page } from "#tests/support/journey.ts";

import type { Phase } from "#engine/site-audit/contract.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { expectAccessible, expectAccessibleInBoth } from "#tests/support/axe.ts";
import { listBroken, openHydrated, sidewaysScroll } from "#tests/support/browser.ts";
import { madeReports, makeLargeReport, toAuditState } from "#tests/support/made-reports.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** The page of a report, with the server's answers taken from a made site. */
async function open(page: Page, report: SiteReport, phase: Phase = "done", link = "made") {
  const { pages, issues } = report;
  await page.route("**/api/site-audits/made/events", (route) => route.abort());
  await page.route("**/api/site-audits/made/pages", (route) =>
    route.fulfill({ json: { rows: pages, total: pages.length } }),
  );
  await page.route("**/api/site-audits/made/issues", (route) =>
    route.fulfill({ json: { rows: issues, total: issues.length } }),
  );
  await page.route("**/api/site-audits/made", (route) =>
    route.fulfill({ json: toAuditState(report, phase) }),
  );
  await openHydrated(page, `/site-audit#${link}`);
  if (phase === "done") {
    await expect(title(page)).toHaveText(report.sentence);
    await expect(page.locator("#pages tbody tr").first()).toBeVisible();
  }
}

for (const [what, phase] of [
  ["in a report with many findings", "done"],
  ["while a site is read", "reading"],
] as const) {
  test(`axe finds nothing ${what}, light or dark, and it fits 320 px`, async ({ page }) => {
    // Axe reads thousands of elements, twice.
    test.slow();
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, madeReports.many, phase);
    if (phase === "reading") await expect(title(page)).toHaveText("Reading shop.example");
    await expectAccessibleInBoth(page);

    await page.setViewportSize({ width: 320, height: 900 });
    for (const kind of [".site-root > details", ".site-fix > details"]) {
      await page.locator(kind).evaluateAll((rows: HTMLDetailsElement[]) => {
        for (const row of rows) row.open = true;
      });
    }
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

for (const name of ["few", "none", "silent"] as const) {
  const tag = name === "silent" ? [] : "@long";
  test(`axe finds nothing in a report of this kind: ${name}`, { tag }, async ({ page }) => {
    await open(page, madeReports[name]);
    await expectAccessible(page);
  });
}

test("a report that could not be opened is there at another try, and takes the focus", async ({
  page,
}) => {
  await page.route("**/api/site-audits/made/*", (route) => route.abort());
  await page.route("**/api/site-audits/made", (route) => route.abort(), { times: 1 });
  await openHydrated(page, "/site-audit#made");
  await expect(title(page)).toHaveText("The report could not be opened");
  await expectAccessible(page);

  await page.route(
    "**/api/site-audits/made",
    (route) => route.fulfill({ json: toAuditState(madeReports.few) }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(title(page)).toHaveText(madeReports.few.sentence);
  await expect(title(page)).toBeFocused();
});

test("the tree tells its figures in words and in a table", async ({ page }) => {
  await open(page, madeReports.many);

  await expect(
    page.getByRole("img", { name: /^\d+ pages by clicks from the home page;/ }),
  ).toBeVisible();
  await page.getByText("The tree as a table").click();
  await expect(page.getByRole("row", { name: /^No path/ }).first()).toBeVisible();
});

test("the three that cost most are told as a share of all points", async ({ page }) => {
  await open(page, madeReports.many);
  await expect(page.getByText(/^These three are \d+ of \d+ points: \d+%$/)).toBeVisible();

  await page.getByRole("button", { name: "By who fixes it" }).click();
  await expect(page.getByText(/ three are \d+ of/)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The editor who places links" })).toBeVisible();
});

test("a site that did not answer gets its sentence, what to fix first, and no pictures", async ({
  page,
}) => {
  await open(page, madeReports.silent);

  await expect(title(page)).toHaveText("No page of this site answered.");
  await expect(page.locator("#pictures, .site-tree")).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: "Ask us about these findings" }).first(),
  ).toBeVisible();
});

test("on paper the owner's page comes first, then the developer's, and nothing to press", async ({
  page,
}) => {
  await open(page, madeReports.many);
  await page.emulateMedia({ media: "print" });

  const papers = page.locator(".site-paper");
  await expect(papers).toHaveCount(2);
  await expect(
    papers.first().getByRole("heading", { name: /^Fix these three first/ }),
  ).toBeVisible();
  await expect(papers.first()).toContainText("Since 25 October 2026");
  await expect(papers.first()).toContainText("#made");
  await expect(papers.last().getByRole("heading", { name: "For your developer" })).toBeVisible();
  await expect(page.locator("#pages")).toBeHidden();
  await expect(page.locator("#fixes")).toBeHidden();
  const fixes = madeReports.many.fixes.filter(({ isNoise }) => !isNoise).length;
  await expect(page.locator(".new-sheet > ol > li")).toHaveCount(Math.min(25, fixes));
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();

  // Between the margins of A4. A grid's row does not grow where a page ends: what follows would lie on it.
  await page.setViewportSize({ width: 703, height: 1000 });
  const displays = await page
    .locator(".site-part")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display));
  expect(displays).not.toContain("grid");
  expect(displays).toContain("block");
  const lines = await page.locator("#since li b").evaluateAll((points) =>
    points.map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    }),
  );
  expect(Math.max(...lines)).toBe(1);

  // Letter, which is shorter than A4, without the margins of the page, at 96 dots an inch.
  for (const paper of await papers.all()) {
    expect((await paper.boundingBox())?.height).toBeLessThanOrEqual((279.4 - 24) * (96 / 25.4));
  }
});

test("nothing of a large report in many languages can be pushed sideways, at 320, 768 and 1440 px", async ({
  page,
}) => {
  // Each width lays out the whole report again.
  test.slow();
  await open(page, makeLargeReport());
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
    expect(await listBroken(page, "#pages thead th"), `at ${width} px`).toEqual([]);
  }
});

test("a report of a thousand pages is printed on twelve at most", async ({ page }) => {
  const made = makeLargeReport();
  const [first, ...others] = made.fixes;
  const report = { ...made, fixes: [{ ...first!, detail: "It says so." }, ...others] };
  expect(report.pagesRead).toBeGreaterThanOrEqual(1000);
  await open(page, report);
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");

  const papers = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(papers).toBeGreaterThanOrEqual(4);
  expect(papers).toBeLessThanOrEqual(12);

  await page.emulateMedia({ media: "print" });
  const list = page.locator(".new-sheet");
  await expect(list).toContainText("It says so. ");
  await expect(list).toHaveCSS("break-before", "page");
});

test("on a phone the long list of redirects is folded, and opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const report = makeLargeReport();
  await open(page, report);
  const figure = page.getByRole("figure").filter({ hasText: "Where redirects lead" });
  const list = figure.getByRole("listitem");
  await expect(list).toHaveCount(12);
  await figure.getByRole("button", { name: /^Show all/ }).click();
  expect(await list.count()).toBeGreaterThan(12);
  expect(await page.locator("#since li").count()).toBeLessThanOrEqual(18);
  expect(await sidewaysScroll(page)).toBe(0);
});

test("an open fix shows the tag that is at fault, and its line", async ({ page }) => {
  const report = makeLargeReport();
  await open(page, report);
  await page.getByRole("button", { name: "By who fixes it" }).click();
  const fix = report.fixes.find(({ issue }) => issue === "image-alt-missing");
  const row = page.locator(".site-fix").filter({ hasText: fix?.title ?? "" });
  await row.locator("summary").click();

  await expect(row.getByText(/^<img src="\/picture-\d+\.png">, line \d+$/).first()).toBeVisible();
  await expect(
    row
      .getByRole("table")
      .getByText(/line \d+/)
      .first(),
  ).toBeVisible();
});

test("while a site is read a redirect is counted as one, beside what is shut", async ({ page }) => {
  await open(page, madeReports.many, "reading");

  const legend = page.locator(".site-legend");
  await expect(legend.getByText("1 Redirect, leads elsewhere")).toBeVisible();
  await expect(legend.getByText("2 Read; Google may not index it")).toBeVisible();
  await expect(page.locator(".squares [data-square=redirect]")).toHaveCount(1);
});

test("where the server asked us to slow down, the progress says so and what follows", async ({
  page,
}) => {
  const state = toAuditState(madeReports.many, "reading");
  await page.route("**/api/site-audits/made/events", (route) => route.abort());
  await page.route("**/api/site-audits/made", (route) =>
    route.fulfill({ json: { ...state, progress: { ...state.progress, slowedToMs: 5000 } } }),
  );
  await openHydrated(page, "/site-audit#made");

  await expect(page.getByText("Slowed to one page in 5 s")).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Your server asked us to slow down" }),
  ).toBeVisible();
});

test("only the sentence is read aloud while a site is read", async ({ page }) => {
  await open(page, madeReports.many, "reading");

  await expect(page.locator("main [role=status], main [aria-live]")).toHaveCount(1);
  await expect(page.locator("main [role=status]")).toHaveText("40 pages read.");
});

test("whoever manages a report has a finding checked again or cancels that; what was found stays", async ({
  page,
}) => {
  const report = madeReports.many;
  const { key: fix } = report.fixes.find(({ issue }) => issue === "status-4xx")!;
  const states = ["fixed", "still", "unread"] as const;
  const addresses = states.map((state, at) => ({
    url: `${report.startUrl}gone-${at}`,
    state,
    was: "404",
    ...(state === "unread" && { now: "No answer in ten seconds" }),
  }));
  const at = "2026-11-26T09:00:00.000Z";
  const rechecks = [{ fix, at, state: "changed" as const, addresses, left: 2 }];

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, report, "done", "made.key");
  // The first finding is open.
  const part = page.locator(".site-fix").first().locator("[aria-busy]");
  const check = part.getByRole("button", { name: /^Check this finding again/ });

  await page.route("**/made/rechecks", () => undefined, { times: 1 });
  await check.click();
  await expect(part.getByRole("status")).toHaveText(/^Reading its addresses again\./);
  await part.getByRole("button", { name: "Cancel" }).click();
  await expect(part.getByRole("status")).toBeEmpty();
  await expect(check).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);

  const busy = "A finding of this report is being checked again just now. Wait for that to end.";
  await page.route(
    "**/made/rechecks",
    (route) => route.fulfill({ status: 429, json: { problem: busy } }),
    { times: 1 },
  );
  await check.click();
  await expect(page.getByText(busy)).toBeVisible();

  await page.route("**/made/rechecks", (route) => {
    expect(route.request().headers()["x-manage-key"]).toBe("key");
    expect(route.request().postDataJSON()).toEqual({ fix });
    return route.fulfill({ json: { rechecks } });
  });
  await check.click();
  const told =
    "Checked again on 26 November 2026, 14:00 PKT: changed. 1 fixed, 1 still there, 1 not read. 2 more addresses were not read again. Google may take up to two weeks to read it again; URL Inspection in Search Console asks it to.";
  await expect(part.getByRole("status")).toHaveText(told);
  await expect(part.getByRole("listitem")).toHaveText([
    /fixed$/,
    /still there$/,
    /No answer in ten seconds *not read$/,
  ]);
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.route("**/api/site-audits/made", (route) =>
    route.fulfill({ json: { ...toAuditState(report), rechecks } }),
  );
  await page.reload();
  await expect(part.getByRole("status")).toHaveText(told);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".new-sheet")).toContainText(told);
});

test("an export of Search Console is read here: clicks beside the fixes, and no request carries it", async ({
  page,
}) => {
  await open(page, madeReports.many);
  const [first] = madeReports.many.issues.flatMap(({ pages }) => pages);
  const rows = [`${first?.url},340,5200,6.54%,3.1`, "https://shop.example/unlinked,7,70,10%,8"];
  const csv = `صفحات,کلکس,تاثرات,CTR,پوزیشن\n${rows.join("\n")}\n`;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || /340|5200|unlinked/.test(request.url()))
      sent.push(request.url());
  });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose the export" }).click();
  await (
    await chooser
  ).setFiles({ name: "صفحات.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });

  await expect(page.getByText("The export has 2 pages with 347 clicks")).toBeVisible();
  await page.getByRole("button", { name: "By clicks" }).click();
  await expect(page.locator(".site-fix").first()).toContainText("340 clicks, 5,200 impressions");
  await expect(page.locator("#console")).toContainText("7 clicks, 70 impressions; not found");
  await expectAccessible(page);
  expect(sent).toEqual([]);

  await page.getByRole("button", { name: "Take it away" }).click();
  await expect(page.getByText("340 clicks")).toHaveCount(0);
});
