import { expect, test, type Page } from "#tests/support/journey.ts";

import { posts } from "#app/content/posts/index.ts";
import { formatDate } from "#lib/format-date.ts";

const POST = "/blog/technical-seo-checklist-pakistan-2025";

/** The development server loads React late: press until the page answers. */
async function pressUntil(page: Page, name: string, answer: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.getByRole("button", { name }).click();
    await answer();
  }).toPass();
}

test.describe("the list", () => {
  test.beforeEach(({ page }) => page.goto("/blog"));

  test("shows every post with author, long-form date, summary and Read More", async ({ page }) => {
    const cards = page.locator("article");
    await expect(cards).toHaveCount(posts.length);

    for (const [index, post] of posts.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("heading", { name: post.title })).toBeVisible();
      await expect(card.getByText(post.author, { exact: true })).toBeVisible();
      await expect(card.getByText(formatDate(post.date), { exact: true })).toBeVisible();
      await expect(card.getByText(post.summary)).toBeVisible();
      await expect(
        card.getByRole("link", { name: `Read More about ${post.title}` }),
      ).toHaveAttribute("href", `/blog/${post.slug}`);
    }
  });

  test("a card leads to its post and the post leads back", async ({ page }) => {
    const [first] = posts;
    await page.getByRole("link", { name: first?.title ?? "", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: first?.title ?? "" })).toBeVisible();
    await expect(page.locator(".post-body h2").first()).toBeVisible();

    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.locator("article")).toHaveCount(posts.length);
  });
});

test.describe("a post", () => {
  test("shows tags, author, date, figure, text and the author's card", async ({ page }) => {
    await page.goto(POST);

    await expect(page.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
      "Technical SEO",
      "Checklist",
    ]);
    await expect(page.locator("header time").first()).toHaveText("20 June 2025");
    await expect(page.getByRole("img", { name: /A small site drawn as a tree/ })).toBeVisible();
    await expect(page.locator(".post-body ol > li")).toHaveCount(33);
    await expect(page.getByRole("complementary", { name: "About the author" })).toContainText(
      "Daniyal Khattak",
    );
  });

  test("Share This Post has three buttons, each with the same toast", async ({ page }) => {
    await page.goto(POST);
    await expect(page.getByRole("button", { name: /^Share on / })).toHaveCount(3);

    for (const name of ["Share on WhatsApp", "Share on Facebook", "Share on LinkedIn"]) {
      await pressUntil(page, name, () =>
        expect(
          page.locator(".toast").getByText("This feature is not implemented yet."),
        ).toBeVisible({
          timeout: 1000,
        }),
      );
      await expect(page.getByText("Sharing Feature", { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByText("Sharing Feature", { exact: true })).toBeHidden();
    }
  });

  test("Read More names the first two other posts, and each opens with its own text", async ({
    page,
  }) => {
    await page.goto(POST);
    const links = page.getByRole("region", { name: "Read More" }).getByRole("link");
    await expect(links).toHaveText([posts[0]?.title ?? "", posts[1]?.title ?? ""]);

    await links.nth(1).click();
    await expect(page).toHaveURL("/blog/voice-search-seo-urdu-english");
    await expect(
      page.getByRole("heading", { name: "Three spellings of one question" }),
    ).toBeVisible();
    await expect(links).toHaveText([posts[0]?.title ?? "", posts[2]?.title ?? ""]);
  });

  test("the contents list leads to each section and marks the one being read", async ({ page }) => {
    await page.goto(POST);
    const contents = page.getByRole("navigation", { name: "In this article" });
    await expect(contents.getByRole("link")).toHaveText(
      await page.locator(".post-body h2").allTextContents(),
    );

    const link = contents.getByRole("link", { name: "Is it understood?" });
    await expect(async () => {
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "location", { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole("heading", { name: "Is it understood?" })).toBeInViewport();
    await expect(page).toHaveURL(`${POST}#is-it-understood`);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a post reads whole", async ({ page }) => {
    await page.goto(POST);
    await expect(page.locator(".post-body ol > li").last()).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
  });
});
