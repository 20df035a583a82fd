import { readFile } from "node:fs/promises";

import { expect, test, type Page } from "#tests/support/journey.ts";

import { expectAccessible, expectAccessibleInBoth } from "#tests/support/axe.ts";
import { collectComplaints, openHydrated, sidewaysScroll } from "#tests/support/browser.ts";
import { watchRequests } from "#tests/support/network.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const toast = (page: Page) => page.locator(".toast");
const panel = (page: Page) => page.getByRole("tabpanel");
const draft = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const textOfDraft = (page: Page, title: string) => draft(page, title).getByRole("textbox");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

type Writer = {
  path: string;
  submit: string;
  empty: string;
  result: string;
  requiredMessage: string;
  languages: readonly string[];
  /** By label. */
  typed: Readonly<Record<string, string>>;
};

const writers: Record<string, Writer> = {
  product: {
    path: "/product-review-generator",
    submit: "Generate Reviews",
    empty: "Your generated reviews will appear here.",
    result: "Three drafts are ready",
    requiredMessage: "Please fill in all required fields.",
    languages: ["en", "ur", "hi", "es", "ar"],
    typed: {
      "Product Name": "Barfani 1.5 ton AC",
      "Product Category": "Home appliances",
      "Your Experience": "Quiet at night",
    },
  },
  freelancer: {
    path: "/freelancer-review-generator",
    submit: "Generate Review & Reply",
    empty: "Your generated review and reply will appear here.",
    result: "The review and the reply are ready",
    requiredMessage: "Please fill in all required fields.",
    languages: ["en", "ur", "hi"],
    typed: { "Service Type": "logo design", "Client/Seller Name": "Ayesha K." },
  },
  amazon: {
    path: "/amazon-review-generator",
    submit: "Generate Amazon Review",
    empty: "Your generated review will appear here.",
    result: "The review is ready",
    requiredMessage: "Please enter a product name.",
    languages: ["en", "ur", "es"],
    typed: { "Product Name": "Barfani AC", "Experience / Use Case": "Two summers" },
  },
  google: {
    path: "/google-review-generator",
    submit: "Generate Review & Reply",
    empty: "Your generated review and response will appear here.",
    result: "The review and the response are ready",
    requiredMessage: "Please fill in all required fields.",
    languages: ["en", "ur", "ar"],
    typed: { "Business Name": "Chai Khana", "Business Type": "café", City: "Lahore" },
  },
};

function getWriter(name: string): Writer {
  const writer = writers[name];
  if (!writer) throw new Error(`There is no writer called ${name}`);
  return writer;
}

/** Until no request has been added for a second. */
async function waitForQuiet(requests: readonly string[]) {
  let seen = -1;
  await expect
    .poll(
      () => {
        const isQuiet = seen === requests.length;
        seen = requests.length;
        return isQuiet;
      },
      { intervals: [1000], timeout: 20_000 },
    )
    .toBe(true);
}

async function fill(page: Page, { typed }: Writer) {
  for (const [label, text] of Object.entries(typed)) {
    await panel(page).getByLabel(label).first().fill(text);
  }
}

async function write(page: Page, writer: Writer) {
  await fill(page, writer);
  await panel(page).getByRole("button", { name: writer.submit }).click();
  await expect(page.getByRole("region", { name: writer.result })).toBeFocused();
}

for (const [name, writer] of Object.entries(writers)) {
  test.describe(name, () => {
    test("starts empty, with five stars and English, and asks for what is missing, at the field and in a toast", async ({
      page,
    }) => {
      await openHydrated(page, writer.path);

      await expect(panel(page).getByText(writer.empty)).toBeVisible();
      await expect(page.getByRole("radio", { name: "5 of 5" })).toBeChecked();
      const language = panel(page).getByLabel("Language");
      await expect(language).toHaveValue("en");
      expect(
        await language
          .locator("option")
          .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
      ).toEqual(writer.languages);

      await panel(page).getByRole("button", { name: writer.submit }).click();

      await expect(toast(page)).toContainText(writer.requiredMessage);
      const first = panel(page).getByLabel(Object.keys(writer.typed)[0] ?? "");
      await expect(first).toBeFocused();
      await expect(first).toHaveAttribute("aria-invalid", "true");
      await expect(panel(page).getByText(writer.empty)).toBeVisible();
    });

    // The four share form, result and loading.
    const tag = name === "product" ? [] : "@long";
    test("writes without asking the network for anything", { tag }, async ({ page }) => {
      const complaints = collectComplaints(page);
      const everything: string[] = [];
      page.on("request", (request) => everything.push(request.url()));
      await openHydrated(page, writer.path);
      await fill(page, writer);
      // The writer's code comes with the first touch of the form, before anything is submitted.
      await waitForQuiet(everything);
      everything.length = 0;
      const carrying = watchRequests(page);
      await panel(page).getByRole("button", { name: writer.submit }).click();
      await expect(page.getByRole("region", { name: writer.result })).toBeFocused();
      // What a press sets off has begun by the time the page is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

      expect(carrying).toEqual([]);
      expect(everything).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test("axe finds nothing with a text written, light or dark", { tag }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openHydrated(page, writer.path);
      await write(page, writer);

      await expectAccessibleInBoth(page);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });
}

test.describe("product", () => {
  const writer = getWriter("product");

  test("three drafts, each copied as it stands after an edit", async ({ page }) => {
    await openHydrated(page, writer.path);
    await write(page, writer);

    for (const title of ["Draft 1", "Draft 2", "Draft 3"]) {
      await expect(textOfDraft(page, title)).toHaveValue(/Barfani 1\.5 ton AC/);
    }
    await textOfDraft(page, "Draft 2").fill("My own words.");
    await draft(page, "Draft 2").getByRole("button", { name: "Copy" }).click();

    await expect(toast(page)).toContainText("Review copied to clipboard!");
    expect(await clipboard(page)).toBe("My own words.");
    await expect(draft(page, "Draft 2")).toContainText("13 characters.");
  });

  test("Download All saves the drafts as edited, parted by dashes", async ({ page }) => {
    await openHydrated(page, writer.path);
    await write(page, writer);
    await textOfDraft(page, "Draft 3").fill("Third, rewritten.");

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download All" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Barfani_1.5_ton_AC_reviews.txt");
    const parts = (await readFile(await download.path(), "utf8")).split(/\n\n-+\n\n/);
    expect(parts).toEqual([
      await textOfDraft(page, "Draft 1").inputValue(),
      await textOfDraft(page, "Draft 2").inputValue(),
      "Third, rewritten.\n",
    ]);
  });

  test(
    "the tinted copy lies exactly under the text, in every script",
    { tag: "@long" },
    async ({ page }) => {
      await openHydrated(page, writer.path);
      await page.getByLabel("Product Name").fill("برفانی اے سی Barfani 1.5");
      await page.getByLabel("Product Category").fill("گھریلو آلات");
      await page
        .getByLabel("Your Experience")
        .fill("دو گرمیاں چلایا۔ رات کو آواز نہیں کرتا۔ ".repeat(9));

      for (const language of writer.languages) {
        await page.getByLabel("Language").selectOption(language);
        await page.getByRole("button", { name: writer.submit }).click();
        await expect(draft(page, "Draft 1").locator(`[lang=${language}]`)).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const heights = await draft(page, "Draft 1").evaluate((section) => {
          const layer = section.querySelector<HTMLElement>("div.review-draft-layer");
          const field = section.querySelector("textarea");
          return [layer?.clientHeight, field?.scrollHeight];
        });
        // The field scrolls nowhere: its text breaks into as many lines as the copy that sizes it.
        expect(heights[1], language).toBe(heights[0]);
      }
    },
  );

  test("the stars answer to mouse and arrow keys", async ({ page }) => {
    await openHydrated(page, writer.path);
    await panel(page).locator(".star-rating label").nth(1).click();
    await expect(page.getByRole("radio", { name: "2 of 5" })).toBeChecked();
    await page.getByRole("radio", { name: "2 of 5" }).press("ArrowRight");
    await expect(page.getByRole("radio", { name: "3 of 5" })).toBeChecked();

    await write(page, writer);
    await expect(textOfDraft(page, "Draft 2")).toHaveValue(/3 out of 5/);
  });

  test("what was typed and pressed before React came is kept", async ({ page }) => {
    test.skip(
      process.env["BASE_URL"]?.endsWith(":5173") ?? false,
      "the script that repeats an early press is part of the build, not of the development server",
    );
    await page.goto(writer.path);
    await page.getByLabel("Product Name").fill("Early bird");
    await page.getByLabel("Product Category").fill("Fans");
    await panel(page).locator(".star-rating label").nth(3).click();
    await page.getByRole("button", { name: writer.submit }).click();

    await expect(textOfDraft(page, "Draft 2")).toHaveValue(/^I would give Early bird 4 out of 5\./);
  });
});

test("says so when the writer's code cannot be fetched, and keeps what was typed", async ({
  page,
}) => {
  const writer = getWriter("amazon");
  await openHydrated(page, writer.path);
  await page.context().setOffline(true);
  await fill(page, writer);
  await panel(page).getByRole("button", { name: writer.submit }).click();

  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await expect(panel(page).getByLabel("Product Name")).toHaveValue("Barfani AC");
});

test(
  "replies are offered in Roman Urdu, in Latin letters from the left",
  { tag: "@long" },
  async ({ page }) => {
    await openHydrated(page, "/google-review-generator?way=reply-and-ask");
    await page.getByLabel("The review").fill("Very slow service.");
    await panel(page).getByLabel("Business Name").first().fill("Chai Khana");
    await panel(page).getByLabel("Language").first().selectOption({ label: "Roman Urdu" });
    // Its stars are the reviewer's: nobody can guess them.
    await page.getByRole("button", { name: "Write a reply" }).click();
    await expect(page.getByRole("group", { name: "Its rating" })).toHaveAccessibleDescription(
      "Set the stars of the review.",
    );
    await panel(page).locator(".star-rating label").first().click();
    await page.getByRole("button", { name: "Write a reply" }).click();

    const text = textOfDraft(page, "Short reply");
    await expect(text).toHaveValue(/shukriya/);
    await expect(text).toHaveCSS("direction", "ltr");
    expect(await text.evaluate((field) => field.closest("[lang]")?.getAttribute("lang"))).toBe(
      "ur-Latn",
    );
  },
);

test.describe("right to left", () => {
  for (const [language, family] of [
    ["ur", "Noto Nastaliq Urdu"],
    ["ar", "Noto Naskh Arabic"],
  ] as const) {
    const tag = language === "ur" ? [] : "@long";
    test(
      `${language} is written from the right in ${family}, fetched only then`,
      { tag },
      async ({ page }) => {
        const writer = getWriter("google");
        const isLoaded = () =>
          page.evaluate(
            (name) =>
              [...document.fonts].some(
                (face) => face.family.includes(name) && face.status === "loaded",
              ),
            family,
          );
        await openHydrated(page, writer.path);
        await write(page, writer);
        expect(await isLoaded()).toBe(false);

        await panel(page).getByLabel("Language").selectOption(language);
        await expect.poll(isLoaded).toBe(true);
        await panel(page).getByRole("button", { name: writer.submit }).click();
        const text = textOfDraft(page, "Customer review");
        await expect(text).toHaveCSS("direction", "rtl");
        await expect(text).toHaveValue(/[\u0600-\u06ff]/);
        expect(await text.evaluate((field) => field.closest("[lang]")?.getAttribute("lang"))).toBe(
          language,
        );
        await expectAccessible(page);
      },
    );
  }
});

test("freelancer: review and reply are copied, and the profile button is not there yet", async ({
  page,
}) => {
  const writer = getWriter("freelancer");
  await openHydrated(page, writer.path);
  await expect(panel(page).getByLabel("Platform")).toHaveValue("Fiverr");
  await write(page, writer);

  for (const title of ["Client review", "Seller reply"]) {
    await draft(page, title).getByRole("button", { name: "Copy" }).click();
    await expect(toast(page)).toContainText("Copied to clipboard!");
    expect(await clipboard(page)).toBe(await textOfDraft(page, title).inputValue());
  }
  await page.getByRole("button", { name: "Use this for your Fiverr profile" }).click();
  await expect(toast(page)).toContainText("Feature coming soon!");
});

test("amazon: stars and the Verified Purchase label follow the form", async ({ page }) => {
  const writer = getWriter("amazon");
  await openHydrated(page, writer.path);
  await panel(page).locator(".star-rating label").nth(2).click();
  await write(page, writer);

  const review = draft(page, "Review");
  await expect(review.getByRole("img", { name: "3 out of 5 stars" })).toBeVisible();
  await expect(review.locator(".stars-full")).toHaveCount(3);
  await expect(review.locator(".stars-empty")).toHaveCount(2);
  await expect(review.getByText("Verified Purchase")).toBeVisible();
  await expect(review.getByRole("textbox")).toHaveValue(/for everyday use/);

  await page.getByRole("checkbox", { name: "Verified Purchase" }).uncheck();
  await page.getByLabel("Keywords").fill("noise");
  await page.getByRole("button", { name: writer.submit }).click();
  await expect(draft(page, "Review").getByText("Verified Purchase")).toHaveCount(0);
  await expect(textOfDraft(page, "Review")).toHaveValue(/What I looked at: noise\./);
  await draft(page, "Review").getByRole("button", { name: "Copy" }).click();
  await expect(toast(page)).toContainText("Review copied to clipboard!");
});

test("google: the review is shared with its agreed words, in a new tab", async ({ page }) => {
  const writer = getWriter("google");
  await openHydrated(page, writer.path);
  await write(page, writer);

  const share = page.getByRole("link", { name: "Share on WhatsApp" });
  await expect(share).toHaveAttribute("target", "_blank");
  const address = new URL((await share.getAttribute("href")) ?? "");
  expect(address.origin + address.pathname).toBe("https://wa.me/");
  expect(address.searchParams.get("text")).toBe(
    `Check out this review for Chai Khana: ${await textOfDraft(page, "Customer review").inputValue()}`,
  );

  await draft(page, "Business owner response").getByRole("button", { name: "Copy" }).click();
  await expect(toast(page)).toContainText("Copied to clipboard!");
});

test("warns of what the platform forbids, and copies all the same", async ({ page }) => {
  const writer = getWriter("google");
  await openHydrated(page, writer.path);
  await write(page, writer);
  await textOfDraft(page, "Customer review").fill("CALL THEM NOW on 0300-1234567");

  const review = draft(page, "Customer review");
  await expect(review.getByText("Check the phone number:")).toBeVisible();
  await expect(review.getByText("Check the capitals:")).toBeVisible();
  await review.getByRole("button", { name: "Copy" }).click();
  expect(await clipboard(page)).toBe("CALL THEM NOW on 0300-1234567");
});

test.describe("reply, or ask for one", () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, "/google-review-generator?way=reply-and-ask");
    await expect(
      page.getByRole("heading", { name: "Reply to a review you received" }),
    ).toBeVisible();
  });

  test("takes up what the pasted review names, in three lengths", async ({ page }) => {
    await page
      .getByLabel("The review")
      .fill("We waited an hour and the waiter was rude. Dirty too.");
    await expect(page.getByRole("checkbox", { name: "the waiting time waited" })).toBeChecked();
    await page.getByRole("checkbox", { name: "the staff waiter" }).uncheck();
    await panel(page).locator(".star-rating label").first().click();
    await panel(page).getByLabel("Business Name").first().fill("Chai Khana");
    await page.getByLabel("Contact for a low rating").fill("Bilal, bilal@chai.example");
    await page.getByRole("button", { name: "Write a reply" }).click();

    await expect(page.getByRole("region", { name: "Three replies are ready" })).toBeFocused();
    for (const title of ["Short reply", "Medium reply", "Long reply"]) {
      await expect(textOfDraft(page, title)).toHaveValue(/the waiting time and the cleanliness/);
      await expect(textOfDraft(page, title)).toHaveValue(
        /bilal@chai\.example\.[^]*\n— Chai Khana$/,
      );
    }
    await draft(page, "Short reply").getByRole("button", { name: "Copy" }).click();
    await expect(toast(page)).toContainText("Copied to clipboard!");
  });

  test("asks with the review link, for three channels and as a code to print", async ({ page }) => {
    const link = "https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4";
    await panel(page).getByLabel("Business Name").last().fill("Chai Khana");
    await page.getByLabel("Google review link or place ID").fill("ChIJN1t_tDeuEmsRUsoyG83frY4");
    await page.getByRole("button", { name: "Write a request" }).click();

    await expect(page.getByRole("region", { name: "The requests are ready" })).toBeFocused();
    for (const [title, scheme] of [
      ["WhatsApp message", "https://wa.me/?text="],
      ["SMS", "sms:?&body="],
      ["E-mail", "mailto:?subject="],
    ] as const) {
      expect(await textOfDraft(page, title).inputValue()).toContain(link);
      const href = await draft(page, title).getByRole("link").getAttribute("href");
      expect(href?.startsWith(scheme)).toBe(true);
      expect(decodeURIComponent(href ?? "")).toContain(link);
    }

    const [svg] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "SVG" }).click(),
    ]);
    expect(svg.suggestedFilename()).toBe("Chai_Khana_review_qr.svg");
    expect(await readFile(await svg.path(), "utf8")).toContain("<svg xmlns=");

    const [png] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "PNG" }).click(),
    ]);
    expect(png.suggestedFilename()).toBe("Chai_Khana_review_qr.png");
    const bytes = await readFile(await png.path());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    await expectAccessible(page);
  });

  test("refuses what is no link", async ({ page }) => {
    await panel(page).getByLabel("Business Name").last().fill("Chai Khana");
    await page.getByLabel("Google review link or place ID").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Write a request" }).click();

    await expect(toast(page)).toContainText("Please enter a valid URL.");
    await expect(page.getByRole("region", { name: "The requests are ready" })).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the writers say so and can be read", async ({ page }) => {
    for (const { path } of Object.values(writers)) {
      await page.goto(path);

      await expect(page.locator("noscript .note")).toContainText("needs JavaScript");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
});

test.describe("the page of the review link", () => {
  const address = "/review-link";

  test("makes link, messages and code, and prints the code alone on one sheet", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openHydrated(page, address);
    await page.getByLabel("Business Name").fill("Chai Khana");
    await page.getByLabel("Google review link or place ID").fill("ChIJN1t_tDeuEmsRUsoyG83frY4");
    await page.getByRole("button", { name: "Write a request" }).click();

    await expect(page.getByRole("region", { name: "The requests are ready" })).toBeFocused();
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);

    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole("button", { name: "Print" }).click();
    await page.emulateMedia({ media: "print" });
    const sign = page
      .getByRole("paragraph", { includeHidden: true })
      .filter({ hasText: "Scan this" });
    await expect(sign).toBeVisible();
    await expect(sign).toContainText("Chai Khana");
    await expect(page.getByRole("img", { name: /^QR code of/ })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByRole("heading", { name: "What Google forbids" })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("says how a link is found and what is forbidden, with its sources", async ({ page }) => {
      await page.goto(address);

      await expect(page.locator("noscript .note")).toContainText("needs JavaScript");
      for (const name of ["What a review link does", "How to find yours", "What Google forbids"]) {
        await expect(page.getByRole("heading", { name })).toBeVisible();
      }
      await expect(
        page.locator('main a[href^="https://support.google.com/contributionpolicy/"]'),
      ).toBeVisible();
    });
  });
});
