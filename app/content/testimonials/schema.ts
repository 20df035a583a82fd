import { z } from "zod";

export const testimonialSchema = z.strictObject({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "the name in lower case, joined by hyphens"),
  name: z.string().min(1),
  role: z.string().min(1),
  company: z.string().min(1),
  /** The slug of a city; the Lahore page shows its own. */
  city: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "the slug of a city, such as lahore"),
  text: z
    .string()
    .min(40, "a review of fewer than 40 characters says nothing")
    .max(320, "shorten the review to 320 characters"),
  rating: z.int().min(1, "the rating is 1 to 5 stars").max(5, "the rating is 1 to 5 stars"),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
