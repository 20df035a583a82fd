import { z } from "zod";

import { ContentError, parseEntry, readTextFile } from "#app/content/parse-entries.ts";
import { linesOf } from "#app/content/parse-text-file.ts";
import { findCaseStudy } from "#app/content/case-studies/index.ts";
import { fillPlanFacts } from "#app/content/plans/fill-plan-facts.ts";
import { findPlan } from "#app/content/plans/index.ts";
import { findPost } from "#app/content/posts/index.ts";

const files = import.meta.glob<string>("./pages/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The page of each service, by its slug, as a writer edits it. */
const texts = new Map(
  Object.entries(files).map(([path, text]) => [path.slice("./pages/".length, -4), text]),
);

const list = (least: number) =>
  z.array(z.string().min(10)).min(least, `write at least ${least} lines that begin with "- "`);

const servicePageSchema = z.strictObject({
  title: z.string().min(10),
  description: z.string().min(120).max(160, "a description has at most 160 characters"),
  headline: z.string().min(10),
  lead: z.string().min(40),
  plan: z.string().refine((slug) => findPlan(slug) !== undefined, "write the slug of a plan"),
  post: z.string().refine((slug) => findPost(slug) !== undefined, "write the slug of a post"),
  tool: z.string().min(1),
  case: z.string().refine((slug) => findCaseStudy(slug) !== undefined, "write a case's slug"),
  forYou: list(3),
  notForYou: list(2),
  weeks: z
    .array(z.strictObject({ when: z.string().regex(/^Weeks? \d/), what: z.string().min(20) }))
    .min(4, 'write at least four lines "- Week 1: what we do"'),
  get: list(3),
  sample: list(4),
  cost: z.array(z.string()).min(1),
  faq: z
    .array(z.strictObject({ question: z.string().endsWith("?"), answer: z.string().min(20) }))
    .length(3, "write three questions"),
});

export type ServicePageText = z.infer<typeof servicePageSchema>;

/**
 * The words of a service's page; {words in braces} are facts of the plans.
 * @throws ContentError with the file, the field and what to write.
 */
export function getServicePage(slug: string): ServicePageText {
  const text = texts.get(slug);
  if (text === undefined) throw new ContentError([`app/content/services/pages has no ${slug}.txt`]);
  const file = `services/pages/${slug}.txt`;
  const { fields, sections } = readTextFile(file, fillPlanFacts(text));
  const lines = (heading: string) => linesOf(sections.get(heading));
  const sample = sections.get("Sample");
  return parseEntry(file, servicePageSchema, {
    ...Object.fromEntries(fields),
    forYou: lines("For you if"),
    notForYou: lines("Not for you if"),
    weeks: lines("Week by week")?.map(splitAtColon),
    get: lines("What you get"),
    sample: [...(sample?.paragraphs ?? []), ...(sample?.items ?? [])],
    cost: lines("What it costs"),
    faq: sections.get("Questions")?.entries.map(({ title: question, text: answer }) => ({
      question,
      answer,
    })),
  });
}

function splitAtColon(line: string) {
  const [when = "", ...rest] = line.split(": ");
  return { when, what: rest.join(": ") };
}
