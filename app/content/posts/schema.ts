import { z } from "zod";

import { authors } from "#app/content/authors/authors.ts";

const isoDay = z.iso.date("Write the date as a day, for example 2025-06-12.");
const authorNames = authors.map((author) => author.name);

/**
 * What a list, a search result or a share shows of a post. Its text is beside it: posts/<slug>/body.mdx,
 * its figure is app/sections/post-figures/<slug>.tsx.
 */
export const postSchema = z
  .strictObject({
    slug: z
      .string()
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        "Write the slug in small letters with hyphens: my-new-post.",
      ),
    title: z
      .string()
      .min(15, "A title under 15 characters says too little.")
      .max(60, "Shorten the title to 60 characters: longer ones are cut in search results."),
    metaDescription: z
      .string()
      .min(
        120,
        "Write 120 characters or more: a short description wastes its line in search results.",
      )
      .max(
        160,
        "Shorten the description to 160 characters: longer ones are cut in search results.",
      ),
    author: z.string().refine((name) => (authorNames as string[]).includes(name), {
      error: `No such author. Choose one of: ${authorNames.join(", ")}.`,
    }),
    date: isoDay,
    updated: isoDay,
    tags: z
      .array(z.string().min(2).max(24))
      .min(1, "Give the post at least one tag.")
      .max(4, "Four tags are enough."),
    featuredImage: z.strictObject({
      alt: z
        .string()
        .min(30, "Say in a sentence what the figure shows, for those who cannot see it."),
      caption: z.string().min(20, "Write a caption: the line under the figure."),
    }),
    summary: z
      .string()
      .min(60, "Write a summary of 60 characters or more: it stands on the post's card.")
      .max(200, "Keep the summary under 200 characters: it stands on the post's card."),
    /** Shown by the development server only. Take the line out to publish. */
    /** Its numbered checks get a box to tick on paper. */
    isChecklist: z.literal(true).optional(),
    draft: z.literal(true, "Write draft: true, or take the line out to publish.").optional(),
  })
  .refine((post) => post.updated >= post.date, {
    path: ["updated"],
    error: "A post cannot be updated before its date.",
  });

export type Post = z.infer<typeof postSchema>;
