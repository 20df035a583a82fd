import { readFile } from "node:fs/promises";

import { expect, test, type Page } from "#tests/support/journey.ts";

import { bookmarklet } from "#app/tools/kit/bookmarklet.ts";
import {
  findFaults,
  writeCsv,
  writeJson,
  writeMarkdown,
} from "#app/tools/seo-audit/write-markdown.ts";
import { auditHtml, type Audit } from "#engine/page-audit/audit-page.ts";
import { makeSampleReport } from "#app/tools/seo-audit/sample.ts";
import { expectAccessible } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";
import { watchRequests } from "#tests/support/network.ts";

const path = "/tools/seo-audit";
const address = (page: Page) => page.getByRole("textbox", { name: "Address of the page" });
const analyze = (page: Page) => page.getByRole("button", { name: "Analyze page" });
const sample = (page: Page) =>
  page.getByRole("region", { name: /^Sample result: \d+ out of 100$/ });
const findings = (page: Page) => page.getByRole("region", { name: "Findings" }).locator("ol > li");

const PAGE_URL = "https://chinar.example/desks";
/** Faults of all three tiers, and words that each export has to keep apart from its own signs. */
const PAGE = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>Desks "made, to measure" | *Lahore* – میز</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<h1>Desks</h1>
<h3>Prices</h3>
<center>Sale</center>
<img src="/desk.webp">
<a href="/more">click here</a>
<a href="javascript:void(0)">Prices</a>
<a href="#gone">Delivery</a>
</body>
</html>`;

function auditOf(html: string, url?: string): Audit {
  const answer = auditHtml(html, { ...(url === undefined ? {} : { url }), now: Date.now() });
  if (!answer.ok) throw new Error(answer.problem);
  return answer.value;
}

async function openPageSource(page: Page) {
  await openHydrated(page, `${path}?way=page-source`);
  await expect(page.getByLabel("HTML of the page")).toBeVisible();
}

async function auditInBrowser(page: Page, html = PAGE) {
  await page.getByLabel("HTML of the page").fill(html);
  await address(page).fill("chinar.example/desks");
  await page.getByRole("button", { name: "Audit this page" }).click();
  await expect(page.getByText("Measured on your page")).toBeVisible();
}

test.describe("the tab “Page URL”", () => {
  test("an address that is none is refused in an alert", async ({ page }) => {
    await openHydrated(page, path);
    for (const typed of ["", "https://", "chinar desks"]) {
      await address(page).fill(typed);

      await analyze(page).click();

      await expect(
        page.getByRole("alert").filter({ hasText: "Please enter a valid URL." }),
      ).toBeVisible();
      await expect(address(page)).toBeFocused();
      await expect(address(page)).toHaveAttribute("aria-invalid", "true");
      await expect(analyze(page)).toBeEnabled();
      await expect(sample(page)).toHaveCount(0);
    }
  });

  test("an address typed and a press made before React is there are taken together", async ({
    page,
  }) => {
    const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(path);
    await address(page).fill("chinar.example/desks");
    await analyze(page).click();
    release();

    await expect(sample(page)).toBeVisible();
  });

  // The first two are the ends of the range, the others the two sides of the green.
  for (const [chance, score, colour, words] of [
    [0, 65, "--accent", "Needs some work"],
    [0.999_999, 95, "--pass", "Good"],
    [19.5 / 31, 84, "--accent", "Needs some work"],
    [20.5 / 31, 85, "--pass", "Good"],
  ] as const) {
    const tag = score === 65 || score === 85 ? [] : "@long";
    test(`three seconds, then a sample of ${score} in ${colour}`, { tag }, async ({ page }) => {
      await page.clock.install();
      await openHydrated(page, path);
      await page.evaluate((number) => (Math.random = () => number), chance);
      await address(page).fill("www.chinar.example/desks");
      await page.clock.pauseAt(Date.now() + 60_000);

      await analyze(page).click();
      const busy = page.getByRole("button", { name: "Analyzing..." });
      await expect(busy).toBeDisabled();
      await expect(page.getByRole("progressbar")).toBeVisible();
      await page.clock.runFor(2999);
      await expect(busy).toBeDisabled();
      await expect(sample(page)).toHaveCount(0);
      await page.clock.runFor(1);

      await expect(sample(page)).toHaveAccessibleName(`Sample result: ${score} out of 100`);
      await expect(sample(page)).toBeFocused();
      await expect(analyze(page)).toBeEnabled();
      await expect(sample(page).getByRole("heading", { name: words, exact: true })).toBeVisible();
      const ring = sample(page).locator(".score-ring circle + circle");
      await expect(ring).toHaveAttribute("r", "50");
      expect(await ring.evaluate((element) => getComputedStyle(element).stroke)).toBe(
        await page.evaluate((name) => {
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.color = `var(${name})`;
          return getComputedStyle(probe).color;
        }, colour),
      );

      const { onPage, technical } = makeSampleReport(() => chance);
      for (const name of ["On the page", "Technical"]) {
        const list = sample(page).getByRole("region", { name });
        await expect(list.getByRole("listitem")).toHaveCount(5);
      }
      await expect(sample(page).locator("li > span:last-child")).toHaveText(
        [...onPage, ...technical].map(({ text }) => text),
      );
      await expect(sample(page).getByText("Sample result", { exact: true })).toBeVisible();
    });
  }

  test("a new run clears the result before, a refused one keeps it", async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, path);
    await address(page).fill("http://chinar.example");
    await page.clock.pauseAt(Date.now() + 60_000);
    await analyze(page).click();
    await page.clock.runFor(3000);
    await expect(sample(page)).toBeVisible();

    await address(page).fill("");
    await analyze(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "valid URL" })).toBeVisible();
    await address(page).fill("chinar.example/other");
    await analyze(page).click();
    await expect(page.getByRole("button", { name: "Analyzing..." })).toBeDisabled();
    await expect(sample(page)).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(sample(page)).toBeVisible();
  });

  test("the sample's link leads to the source, with the address kept", async ({ page }) => {
    await openHydrated(page, path);
    await address(page).fill("chinar.example/desks");
    const asked = watchRequests(page);
    await analyze(page).click();
    await expect(sample(page)).toBeVisible();
    await expectAccessible(page);
    expect(asked).toEqual([]);

    await page.getByRole("link", { name: "Audit your real source instead" }).click();

    await expect(page.getByRole("tab", { name: "Page source" })).toBeFocused();
    await expect(page.getByLabel("HTML of the page")).toBeVisible();
    await expect(address(page)).toHaveValue("chinar.example/desks");
  });
});

test.describe("the tab “Page source”", () => {
  test("asks for the page's HTML first", async ({ page }) => {
    await openPageSource(page);

    await page.getByRole("button", { name: "Audit this page" }).click();

    await expect(page.getByText("Paste the page’s HTML, or drop the file here.")).toBeVisible();
    await expect(page.getByLabel("HTML of the page")).toBeFocused();
  });

  test("what is no page gets no score", async ({ page }) => {
    await openPageSource(page);
    for (const [text, words] of [
      ["https://chinar.example/desks", "This looks like an address"],
      ["hello world", "There is no HTML in this"],
    ] as const) {
      await page.getByLabel("HTML of the page").fill(text);
      await page.getByRole("button", { name: "Audit this page" }).click();

      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText("out of 100")).toHaveCount(0);
    }
  });

  test("says whether the page can be indexed before any number, and calls no closed page good", async ({
    page,
  }) => {
    await openPageSource(page);
    await auditInBrowser(page);

    const verdict = page.getByRole("region", { name: /^Can Google index this page\?/ });
    await expect(verdict).toBeFocused();
    await expect(verdict.getByText("No", { exact: true })).toBeVisible();
    await expect(verdict.locator(".gates > li").nth(2)).toContainText(
      '<meta name="robots" content="noindex">',
    );
    await expect(page.getByText("Not in any result until that is fixed.")).toBeVisible();
    await page.getByText(/^\d+ notes?, which costs? nothing/).click();
    await expect(page.getByRole("heading", { name: "Links", exact: true })).toBeVisible();
  });

  test("names every lost point with its line, and sorts them by tier", async ({ page }) => {
    const audit = auditOf(PAGE, PAGE_URL);
    const faults = findFaults(audit.findings);
    await openPageSource(page);
    await auditInBrowser(page);

    await expect(
      page.getByRole("region", {
        name: `${audit.score} out of 100 by all our rules, ${audit.lighthouseScore} Lighthouse-compatible`,
      }),
    ).toBeVisible();
    // Three are shown, the rest is folded; so is the second score.
    await expect(findings(page).filter({ visible: true })).toHaveCount(3);
    await expect(page.getByRole("img", { name: /in bands that end at 50 and 90/ })).toBeHidden();
    await page.getByText(`${faults.length - 3} more findings`).click();
    await expect(findings(page).getByRole("heading")).toHaveText(faults.map(({ text }) => text));
    await expect(findings(page).locator("dl > div:first-child dd")).toHaveText(
      faults.map(({ points }) => `−${points}`),
    );
    const noindex = findings(page).filter({ hasText: "Blocks indexing" }).first();
    await expect(noindex).toContainText("Line 6");
    await expect(noindex).toContainText('<meta name="robots" content="noindex">');

    for (const [label, severity] of [
      ["Blocks indexing", "out"],
      ["Loses clicks", "clicks"],
      ["Cosmetic", "cosmetic"],
    ] as const) {
      const kept = faults.filter((fault) => fault.severity === severity);
      expect(kept.length, label).toBeGreaterThan(0);
      const choice = page.getByRole("group", { name: "Show" }).getByRole("button", { name: label });
      await choice.click();
      await expect(choice).toHaveAttribute("aria-pressed", "true");
      await expect(choice).toHaveText(`${label} ${kept.length}`);
      if (kept.length > 3) await page.getByText(/^\d+ more findings?$/).click();
      await expect(findings(page).getByRole("heading")).toHaveText(kept.map(({ text }) => text));
    }
    await page.getByRole("group", { name: "Show" }).getByRole("button", { name: /^All/ }).click();
    await expect(findings(page)).toHaveCount(faults.length);
    await expectAccessible(page);
  });

  test("exports byte for byte what the engine writes on its own", async ({ page }) => {
    const audit = auditOf(PAGE, PAGE_URL);
    await openPageSource(page);
    await auditInBrowser(page);

    for (const [button, name, text] of [
      ["Markdown", "chinar.example_seo_audit.md", writeMarkdown(audit)],
      ["JSON", "chinar.example_seo_audit.json", writeJson(audit)],
      ["CSV", "chinar.example_seo_audit.csv", writeCsv(audit)],
    ] as const) {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: button, exact: true }).click();
      const file = await download;

      expect(file.suggestedFilename()).toBe(name);
      const bytes = await readFile(await file.path());
      expect(bytes.equals(Buffer.from(text)), `${button}\n${bytes.toString("utf8")}`).toBe(true);
    }
  });

  test("prints on two pages at most", async ({ page }) => {
    await openPageSource(page);
    await auditInBrowser(page);

    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });

    const count = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(2);
  });

  test("a page in an old encoding, as a file, gives what the engine gives", async ({ page }) => {
    const bytes = Buffer.concat([
      Buffer.from('<html lang="de"><meta charset="iso-8859-1"><title>B'),
      Buffer.from([0xfc]),
      Buffer.from("rotische in Lahore</title><h1>x</h1>"),
    ]);
    await openPageSource(page);

    await page.locator("input[type=file]").first().setInputFiles({
      name: "alt.html",
      mimeType: "text/html",
      buffer: bytes,
    });

    await expect(page.getByText("Measured on your page")).toBeVisible();
    await expect(page.locator(".audit-serp strong")).toHaveText("Bürotische in Lahore");
    await expect(page.locator(".page-source-given")).toContainText("alt.html");
  });

  test("the bookmarklet copies the open page with its address", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/privacy");
    const told = page.waitForEvent("dialog").then((dialog) => dialog.accept());
    await page.evaluate(decodeURIComponent(bookmarklet.slice("javascript:".length)));
    await told;

    const audit = auditOf(await page.evaluate(() => navigator.clipboard.readText()));
    expect(audit.url).toBe(page.url());
    expect(audit.facts.title).toBe(await page.title());
  });
});

const HOSTILE = `<!doctype html><html lang="en"><head><title>x</title>
<base href="https://evil.example/">
<meta http-equiv="refresh" content="0;url=https://evil.example/away">
<script>window.top.pwned = 1; fetch("https://evil.example/a")</script>
<script src="https://evil.example/s.js"></script>
<link rel="stylesheet" href="https://evil.example/b.css">
<link rel="preload" as="image" href="https://evil.example/p.png">
<style>body { background: url(https://evil.example/bg.png) } @import "https://evil.example/i.css";</style></head>
<body onload="top.pwned=1"><img src="https://evil.example/c.png" onerror="top.pwned=1">
<img src="x" srcset="https://evil.example/c2.png 2x" onerror="top.pwned=1">
<iframe src="https://evil.example/d"></iframe><iframe srcdoc="<script>top.pwned=1</script>"></iframe>
<object data="https://evil.example/o"></object><embed src="https://evil.example/e">
<video src="https://evil.example/v" poster="https://evil.example/vp"></video>
<svg onload="top.pwned=1"><image href="https://evil.example/svg.png" /></svg>
<h1><img src="https://evil.example/h.png" onerror="top.pwned=1">&lt;img src=x onerror=top.pwned=1&gt;</h1>
<a href="javascript:top.pwned=1" ping="https://evil.example/ping">click here</a>
<details open ontoggle="top.pwned=1"><input autofocus onfocus="top.pwned=1"></details></body></html>`;

for (const [tool, button, proof] of [
  [path, "Audit this page", "Measured on your page"],
  ["/tools/dofollow-nofollow-link-checker", "Check the links", "Measured on your page"],
] as const) {
  test(`${tool}: a pasted page is text: nothing in it runs, loads or leaves`, async ({ page }) => {
    const answer = await page.request.get(tool);
    expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
    await openHydrated(page, `${tool}?way=page-source`);
    await page.getByLabel("HTML of the page").fill(HOSTILE);
    await page.waitForLoadState("networkidle");
    // What the policy stops never becomes a request: nothing may even try.
    await page.evaluate(() => {
      document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
        document.documentElement.dataset["stopped"] = blockedURI;
      });
    });
    const asked = watchRequests(page);

    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(proof).first()).toBeVisible();
    await page.waitForLoadState("networkidle");

    expect(asked).toEqual([]);
    await expect(page.locator("html[data-stopped]")).toHaveCount(0);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  });
}

test("100 KB pasted are held, audited and kept without being laid out; Show puts them in the field", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const source = PAGE + "<!-- -->".repeat(12_500);
  await openHydrated(page, `${path}?way=page-source`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), source);
  const field = page.getByRole("textbox", { name: "HTML of the page" });
  await field.focus();
  await page.evaluate(keepOrder);
  await page.keyboard.press("Control+V");
  await expect(field).toBeHidden();
  await expect(page.getByText(`${source.length.toLocaleString("en")} characters.`)).toBeVisible();
  const show = page.getByRole("button", { name: "Show" });
  await expect(show).toBeFocused();
  await expect(show).toHaveAccessibleDescription(/Held here and not shown/);
  // The code that keeps it is asked for once the answer is drawn.
  await expect(page.locator("html")).toHaveAttribute("data-order", "paste frame input");
  await expect(page.locator(".kept-work")).toHaveAttribute("data-state", "kept");

  await page.reload();
  // An error leads to what stands in the field's place.
  await page.evaluate((text) => navigator.clipboard.writeText(text), "only words ".repeat(3000));
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+V");
  await page.getByRole("button", { name: "Audit this page" }).click();
  await expect(show).toBeFocused();
  await expect(show).toHaveAccessibleDescription(/There is no HTML in this/);

  await page.getByRole("button", { name: "Remove" }).click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), source);
  await page.keyboard.press("Control+V");
  await show.click();
  await expect(field).toHaveValue(source);
  await page.getByRole("button", { name: "Audit this page" }).click();
  await expect(page.locator(".page-source-given")).toContainText("Pasted source");
});

/** In the page: what follows on a paste, in order, as an attribute of the document. */
function keepOrder() {
  const order: string[] = [];
  const keep = (name: string) => {
    order.push(name);
    document.documentElement.dataset["order"] = order.join(" ");
  };
  const options = { once: true, capture: true };
  addEventListener("input", () => keep("input"), options);
  addEventListener(
    "paste",
    () => {
      keep("paste");
      requestAnimationFrame(() => keep("frame"));
    },
    options,
  );
}
