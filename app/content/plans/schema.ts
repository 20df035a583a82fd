import { z } from "zod";

/** One line on a plan's card, and the cells it fills in the comparison. */
const planFeatureSchema = z
  .strictObject({
    text: z.string().min(1),
    /** Says in plain words what a word of the text means, where it can be read in two ways. */
    gloss: z.string().min(1).optional(),
    /** Row name → what is in this plan's column. */
    compare: z.record(z.string(), z.string().min(1)),
  })
  .refine(
    ({ text, compare }) =>
      Object.values(compare).every((cell) => !/\d/.test(cell) || text.includes(cell)),
    { message: "a number in the comparison does not stand in the feature's text" },
  );

export const planSchema = z.strictObject({
  slug: z.string().regex(/^[a-z]+$/, "one lower-case word"),
  title: z.string().min(1),
  description: z.string().min(1).max(60, "one short line, at most 60 characters"),
  priceInPkr: z.int().positive("the price is in whole rupees a month"),
  features: z.array(planFeatureSchema).min(3, "name at least three features"),
  /** The slug of a smaller plan whose contents this plan has too. */
  includes: z.string().optional(),
  highlight: z.boolean(),
});

export type Plan = z.infer<typeof planSchema>;
export type PlanFeature = Plan["features"][number];
