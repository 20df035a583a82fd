import { expect, test, type Page } from "#tests/support/journey.ts";

import { formatPrice, findPlan } from "#app/content/plans/index.ts";

/** What somebody asks who comes for the first time: links from home, two at most, and the words of the answer. */
const questions: readonly {
  question: string;
  clicks: readonly RegExp[];
  answer: RegExp;
}[] = [
  { question: "who are you?", clicks: [/^About us$/], answer: /SECP registration/ },
  {
    question: "what is in the 95,000 plan?",
    clicks: [/^Pricing$/],
    answer: /25 citations/,
  },
  {
    question: "who does the fixes?",
    clicks: [/^Pricing$/],
    answer: /Your developer makes them from our list, or ours does/,
  },
  { question: "when are you open?", clicks: [], answer: /Monday to Saturday, 10 to 6/ },
  {
    question: "may I see a report?",
    clicks: [/^Sample report$/],
    answer: /Calls from the map went from 31 to 44/,
  },
  {
    question: "what is a citation?",
    clicks: [/^Glossary$/],
    answer: /Your name, address and phone number in a directory/,
  },
  { question: "do you work in Urdu?", clicks: [/^اردو$/], answer: /کیا آپ اردو میں بات کرتے ہیں/ },
  {
    question: "what if I have no site?",
    clicks: [/^About us$/],
    answer: /You have no website, and nobody to look after one/,
  },
  {
    question: "who owns the texts?",
    clicks: [/^About us$/],
    answer: /The texts are yours when they are written/,
  },
  {
    question: "what happens after I send?",
    clicks: [/^About us$/],
    answer: /Your words are stored at once, and one of us reads them/,
  },
];

test.use({ javaScriptEnabled: false });

test("ten questions of a first visit are each answered within two clicks from home", async ({
  page,
}) => {
  for (const { question, clicks, answer } of questions) {
    await test.step(question, () => findAnswer(page, clicks, answer));
  }
  await page.goto("/pricing");
  await expect(page.getByText(formatPrice(findPlan("growth")!).slice(4)).first()).toBeVisible();
});

async function findAnswer(page: Page, clicks: readonly RegExp[], answer: RegExp): Promise<void> {
  expect(clicks.length).toBeLessThanOrEqual(2);
  await page.goto("/");
  for (const name of clicks) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
  }
  await expect(page.getByText(answer).first()).toBeVisible();
}

test.describe("the page in Urdu", () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 390, height: 844 } });

  test("names what is missing in Urdu, stores the enquiry, and thanks in Urdu", async ({
    page,
  }) => {
    await page.goto("/ur");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const form = page.locator("#audit");

    await form.getByRole("button", { name: "بھیجیں" }).click();
    await expect(form.getByRole("alert")).toContainText("اپنا نام لکھیں۔");

    await form.getByLabel("نام").fill("ثنا اقبال");
    await form.getByLabel("ای میل").fill("sana@iqbaltiles.example");
    await form.getByLabel("پیغام").fill("میری دکان نقشے پر نہیں ملتی۔");
    await form.getByRole("button", { name: "بھیجیں" }).click();

    await expect(page.getByRole("status").filter({ hasText: "شکریہ!" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "آپ کا پیغام پہنچ گیا" })).toBeVisible();
  });
});
