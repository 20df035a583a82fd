import { createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { BROWSER_FLAGS } from "#scripts/browser-flags.ts";
import { openHydrated } from "#tests/support/browser.ts";
import { expect, test, type Page } from "#tests/support/journey.ts";

const serp = "/serp-snippet-preview-tool";
/** React, and with it every island. */
const react = /\/assets\/react-.*\.js$/;
const handlers = /\/assets\/entry\.client-.*\.js$/;

const dialog = (page: Page) => page.locator("#contact-dialog textarea");
const contact = (page: Page) => page.locator("main [data-contact]").first();
const example = (page: Page) => page.locator("[data-example]").locator("visible=true").first();
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });

/** What a page says of itself when it is shown. https://html.spec.whatwg.org/#dom-pagetransitionevent-persisted-dev */
type Shown = { persisted: boolean; reasons: unknown };

/** Makes each page note in its own root that it is shown, and how: from the browser's memory or not, and why not. */
const noteHowShown = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      const [visit] = performance.getEntriesByType("navigation");
      const { notRestoredReasons: reasons } = visit as { notRestoredReasons?: unknown };
      const { dataset } = document.documentElement;
      dataset["how"] = JSON.stringify({ persisted, reasons });
      dataset["shown"] = location.pathname;
    });
  });

/**
 * Leaves a page, comes back to it, and reads how the page says it was shown. The driver's own waits
 * for a navigation are not used: they wait for a load, and a page from memory never loads again.
 */
async function goAndComeBack(page: Page, site: string, path: string): Promise<Shown> {
  const isShown = (at: string) => expect(page.locator(`html[data-shown="${at}"]`)).toBeAttached();
  await page.goto(site + path);
  await isShown(path);
  await page.evaluate(() => {
    delete document.documentElement.dataset["shown"];
    location.assign("/pricing");
  });
  await isShown("/pricing");
  await page.evaluate(() => history.back());
  await isShown(path);
  return JSON.parse(String(await page.locator("html").getAttribute("data-how"))) as Shown;
}

/** Keeps a script back until the returned function is called. */
async function holdScript(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const loseScript = (page: Page, address: RegExp) => page.route(address, (route) => route.abort());

test.describe("a press is not lost", () => {
  test("made while the page is still arriving", async ({ page, baseURL }) => {
    const half = await serveHalf(String(baseURL), "/");
    await page.goto(half.origin, { waitUntil: "commit" });
    await contact(page).click();
    half.sendRest();

    await expect(dialog(page)).toBeVisible();
    await half.stop();
  });

  test("made before the page's handlers are there", async ({ page }) => {
    const release = await holdScript(page, handlers);
    await page.goto("/");
    await contact(page).click();
    await expect(page.locator("html[data-running]")).toHaveCount(0);
    release();

    await expect(dialog(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("made while its island sleeps", async ({ page }) => {
    await page.goto(serp, { waitUntil: "commit" });
    await example(page).click();

    await expect(preview(page)).toBeVisible();
  });

  test("made while its island loads, and the last of two counts", async ({ page }) => {
    const release = await holdScript(page, react);
    await page.goto(serp);
    await example(page).click();
    await page.getByRole("tab", { name: "As Google draws it" }).click();
    release();

    await expect(page.getByRole("tab", { name: "As Google draws it" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });

  test("made by keyboard while its island loads", async ({ page }) => {
    const release = await holdScript(page, react);
    await page.goto(serp);
    await example(page).focus();
    await page.keyboard.press("Enter");
    await expect(preview(page)).toHaveCount(0);
    release();

    await expect(preview(page)).toBeVisible();
  });

  test("made on a toggle of the plain handlers by keyboard", async ({ page }) => {
    const release = await holdScript(page, handlers);
    await page.goto("/");
    const dark = page.locator(".footer button[data-value=dark]");
    await dark.focus();
    await page.keyboard.press("Space");
    release();

    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test.describe("where the code cannot be had", () => {
  test("a link that opens the dialog leads to the page with the form", async ({ page }) => {
    await loseScript(page, handlers);
    await page.goto("/");
    await contact(page).click();

    await expect(page).toHaveURL(/\/contact#audit$/);
  });

  test("so it does where only the dialog's island is lost", async ({ page }) => {
    await loseScript(page, react);
    await page.goto("/");
    await contact(page).click();

    await expect(page).toHaveURL(/\/contact#audit$/);
  });

  test("the menus open and lead on", async ({ page }) => {
    await loseScript(page, /\/assets\/.*\.js$/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    await page.locator(".mobile-menu > summary").click();
    await page.locator(".mobile-menu").getByRole("link", { name: "Pricing" }).click();

    await expect(page).toHaveURL("/pricing");
  });

  test("the form sends itself, and the enquiry is stored", async ({ page }) => {
    await loseScript(page, react);
    await page.goto("/contact");
    const form = page.locator("form#audit");
    await form.getByLabel("Name").fill("Ayesha");
    await form.getByLabel("Email").fill("ayesha@example.pk");
    await form.getByLabel("Message").fill("Please look at our site.");
    await form.getByRole("button", { name: /send|audit/i }).click();

    await expect(page).toHaveURL("/thanks");
  });
});

test("what was typed while an island loads is there when it answers, and counts", async ({
  page,
}) => {
  const release = await holdScript(page, react);
  await page.goto(serp);
  const title = page.getByRole("tabpanel", { name: "Preview" }).getByLabel("Title");
  await title.pressSequentially("Green tea in Lahore");
  release();

  await expect(preview(page)).toContainText("Green tea in Lahore");
  await expect(title).toHaveValue("Green tea in Lahore");
  await expect(title).toBeFocused();
});

test("markup that is not what React would draw fails the journey that meets it", async ({
  page,
}) => {
  test.fail();
  await page.route(`**${serp}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(">Load the live page<", ">Load another page<");
    await route.fulfill({ response, body });
  });
  await openHydrated(page, serp);
});

test("the tables of the SERP preview come with the first letter", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const tables = () => asked.filter((path) => /measure-(?:text|snippet)/.test(path));
  await openHydrated(page, serp);
  expect(tables()).toEqual([]);

  await page.getByRole("tabpanel", { name: "Preview" }).getByLabel("Title").fill("T");
  await expect(preview(page)).toBeVisible();
  expect(tables()).not.toEqual([]);
});

test.describe("to another page and back", () => {
  test("the title is the new page's, and the keyboard begins at its top", async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();

    await expect(page).toHaveURL("/pricing");
    await expect(page).toHaveTitle(/pricing/i);
    await page.keyboard.press("Tab");
    await expect(page.locator(".skip-link")).toBeFocused();
  });

  test("no page keeps itself out of the browser's memory for Back", async ({
    playwright,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: BROWSER_FLAGS,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    try {
      const page = await browser.newPage();
      await noteHowShown(page);
      const plain = await goAndComeBack(page, String(baseURL), "/robots.txt");
      test.skip(!plain.persisted, "this browser keeps no page in memory, not even a plain text");
      for (const path of ["/", serp, "/contact", "/blog/voice-search-seo-urdu-english"]) {
        const shown = await goAndComeBack(page, String(baseURL), path);
        expect(shown, path).toEqual({ persisted: true, reasons: null });
      }
    } finally {
      await browser.close();
    }
  });

  for (const [motion, isAnimated] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    test(`pages fade over: ${isAnimated} where the visitor's choice on motion is ${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        addEventListener("pagereveal", ({ viewTransition }) => {
          document.documentElement.dataset["faded"] = String(viewTransition !== null);
        });
      });
      await openHydrated(page, "/");
      await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();

      await expect(page).toHaveURL("/pricing");
      await expect(page.locator("html")).toHaveAttribute("data-faded", String(isAnimated));
    });
  }
});

test.describe("pages fetched ahead", () => {
  test("when the pointer rests on their link, and not by a link that acts", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const fetched: string[] = [];
    session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
      if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
    });
    await session.send("Preload.enable");
    await openHydrated(page, "/");
    await contact(page).hover();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).hover();

    await expect.poll(() => fetched).toEqual(["/privacy"]);
  });

  test("not where the visitor saves data", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await openHydrated(page, "/");

    await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  });

  test("nor does a tool's code come before it is touched", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto("/serp-snippet-preview-tool", { waitUntil: "networkidle" });
    const tool = page.locator("[data-wake=idle]");
    await expect(tool).toHaveCount(1);
    await expect(tool).not.toHaveAttribute("data-awake");

    await tool.getByRole("textbox").first().focus();

    await expect(tool).toHaveAttribute("data-awake");
  });
});

/** The site over a line that stops in the middle of a page, before its scripts' end, until it is let on. */
async function serveHalf(site: string, stopAt: string) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(({ url = "/", headers }, response: ServerResponse) => {
    const options = {
      headers: { ...headers, host: new URL(site).host, "accept-encoding": "identity" },
    };
    get(site + url, options, (answer) => {
      const { "content-length": _length, ...sent } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, sent);
      if (url !== stopAt) return answer.pipe(response);
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const page = Buffer.concat(parts);
        const middle = page.indexOf("</footer>");
        response.write(page.subarray(0, middle));
        void rest.promise.then(() => response.end(page.subarray(middle)));
      });
      return response;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: rest.resolve,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
