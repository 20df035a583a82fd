import { z } from "zod";

const sentence = z
  .string()
  .regex(/^\p{Lu}.*[.?!]$/su, "write a whole sentence: capital letter first, full stop last");

/** One of the services the agency sells. The icon's name is a key of the icon table in sections. */
export const serviceSchema = z.strictObject({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "lower-case words joined by hyphens"),
  icon: z.enum(["map-pin", "text-search", "clipboard-check", "link"]),
  title: z.string().min(1).max(40, "a title has at most 40 characters, so that it fits the card"),
  /** The visitor's own words for the problem; it leads to the service. */
  symptom: sentence.max(80, "a symptom has at most 80 characters"),
  /** One line on cards. */
  description: sentence.max(130, "a card holds at most 130 characters"),
  /** What the service's own section opens with. */
  promise: sentence.max(200, "an opening has at most 200 characters"),
  features: z
    .array(z.strictObject({ name: z.string().min(1), detail: z.string().min(1) }))
    .min(3, "name at least three features")
    .max(6, "name at most six features"),
});

export const processStepSchema = z.strictObject({
  name: z.string().min(1),
  text: sentence,
  /** What the client gets after the step. */
  outcome: z.string().min(1),
});

/** A marketing figure: the number large, its unit small beside it. */
export const proofFigureSchema = z.strictObject({
  number: z.string().regex(/\d/, "a figure needs a number"),
  unit: z.string(),
  label: z.string().min(1),
});

/** A span of months on the twelve-month rail, both ends included. */
export const expectedTimeSchema = z
  .strictObject({
    name: z.string().min(1),
    range: z.string().min(1),
    fromMonth: z.int().min(1, "months count from 1").max(12),
    toMonth: z.int().min(1).max(12, "the rail has twelve months"),
  })
  .refine((time) => time.fromMonth <= time.toMonth, {
    message: "fromMonth comes after toMonth",
  });

export type Service = z.infer<typeof serviceSchema>;
export type ProcessStep = z.infer<typeof processStepSchema>;
export type ProofFigure = z.infer<typeof proofFigureSchema>;
export type ExpectedTime = z.infer<typeof expectedTimeSchema>;
