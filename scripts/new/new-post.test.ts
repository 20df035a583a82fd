import { expect, test } from "vitest";

import { postSchema } from "#app/content/posts/schema.ts";
import { addToIndex, draftPost, postFiles } from "./new-post.ts";
import { formatFile } from "./project-files.ts";

const TODAY = "2026-11-21";

test("a title becomes a draft that passes the schema", () => {
  const post = draftPost("What a shop sign costs", TODAY);

  expect(post).toMatchObject({ slug: "what-a-shop-sign-costs", date: TODAY, draft: true });
  expect(postSchema.safeParse(post).success).toBe(true);
});

test.each([
  ["", /Give the post's title in quotation marks/],
  ["Too short", /under 15 characters/],
  [`A title that is ${"very ".repeat(12)}long`, /60 characters/],
  ["اردو میں ایک عنوان یہاں", /small letters with hyphens/],
])("refuses the title %j in plain words", (title, words) => {
  expect(() => draftPost(title, TODAY)).toThrow(words);
});

test("the folder holds meta and body, and the figure stands with the others", async () => {
  const files = postFiles(draftPost("What a shop sign costs", TODAY));

  expect(Object.keys(files)).toEqual([
    "app/content/posts/what-a-shop-sign-costs/meta.ts",
    "app/content/posts/what-a-shop-sign-costs/body.mdx",
    "app/sections/post-figures/what-a-shop-sign-costs.tsx",
  ]);
  const meta = "app/content/posts/what-a-shop-sign-costs/meta.ts";
  expect(await formatFile(meta, files[meta]!)).toContain('title: "What a shop sign costs",');
});

test("the index names the new post first", () => {
  const index = `import { post as old } from "#app/content/posts/old/meta.ts";

export const allPosts: readonly Post[] = [
  old,
];
`;

  expect(addToIndex(index, "5-marla-house-2026"))
    .toBe(`import { post as post5MarlaHouse2026 } from "#app/content/posts/5-marla-house-2026/meta.ts";
import { post as old } from "#app/content/posts/old/meta.ts";

export const allPosts: readonly Post[] = [
  post5MarlaHouse2026,
  old,
];
`);
});

test("an index that was rewritten by hand is not guessed at", () => {
  expect(() => addToIndex("export const posts = [];", "a-post")).toThrow(/has no line/);
});
