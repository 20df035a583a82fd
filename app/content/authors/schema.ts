import { z } from "zod";

/** An author's card. The picture is drawn from the name: its initials on a ground with dots seeded by it. */
export const authorSchema = z.strictObject({
  name: z
    .string()
    .regex(/^\p{Lu}\p{L}+( \p{Lu}\p{L}+)+$/u, "Write the full name, as in Mahnoor Saleem."),
  role: z.string().min(5).max(60, "Keep the role under 60 characters: it stands on one line."),
  bio: z
    .string()
    .min(80, "Write a bio of two sentences or so (80 characters or more).")
    .max(320, "Keep the bio under 320 characters: it is a card, not a page."),
  /** Best first. */
  languages: z.array(z.string().min(3)).min(2, "Name the languages, Urdu and English among them."),
  avatar: z
    .string()
    .regex(/^\p{Lu}{2}$/u, "The avatar is two capital letters, the initials of the name."),
});

export type Author = Omit<z.infer<typeof authorSchema>, "languages"> & {
  readonly languages: readonly string[];
};
