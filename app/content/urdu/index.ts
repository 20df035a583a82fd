import { z } from "zod";

import { parseEntry, readTextFile } from "#app/content/parse-entries.ts";
import { linesOf } from "#app/content/parse-text-file.ts";
import { fillPlanFacts } from "#app/content/plans/fill-plan-facts.ts";
import { findPlan, formatAmount, plans } from "#app/content/plans/index.ts";
import { services } from "#app/content/services/services.ts";
import { contactFields, type ContactFieldName } from "#lib/contact/contact-message.ts";
import { tellWeekend } from "#lib/site/answer-promise.ts";
import { sayTime } from "#lib/site/opening-hours.ts";
import { describeHoursInUrdu, urduDays } from "./describe-hours-in-urdu.ts";
import { site } from "#lib/site/site.ts";
import formText from "./form.txt?raw";
import pageText from "./urdu.txt?raw";

const words = z.string().min(2);
const pair = z.strictObject({ name: words, text: words });
const plan = pair.extend({ gloss: words });

const urduPageSchema = z.strictObject({
  title: words,
  description: z.string().min(110).max(160),
  headline: words,
  lead: words,
  chat: words,
  audit: words,
  whatsapp: words,
  english: words,
  services: words,
  prices: words,
  monthly: words,
  each: words,
  after: words,
  questions: words,
  reach: words,
  hours: words,
  thanks: z.string().min(110).max(160),
  sample: words,
  works: z.array(pair).length(services.length, "write a line for each service"),
  plans: z.array(plan).length(plans.length, "write a line for each plan"),
  steps: z.array(words).min(3),
  faq: z.array(z.strictObject({ question: words, answer: words })).min(3),
});

const byField = <Value>(of: (name: ContactFieldName) => Value) =>
  Object.fromEntries(contactFields.map(({ name }) => [name, of(name)])) as Record<
    ContactFieldName,
    Value
  >;

const field = z.strictObject(byField(() => words));

/** What app/contact/form-words.ts asks of a language. */
const urduFormSchema = z.strictObject({
  heading: words,
  sentHeading: words,
  intro: words,
  backHome: words,
  labels: field,
  optional: words,
  missing: field.pick({ name: true, email: true, message: true }),
  wrongEmail: words,
  refused: field,
  send: words,
  sending: words,
  note: words,
  privacy: words,
  success: words,
  failureTitle: words,
  failure: words,
  lookAgain: words,
  offline: words,
  kept: words,
  again: words,
  whatsApp: words,
  call: words,
  meant: words,
  questionMark: z.string().length(1),
});

export type UrduPage = z.infer<typeof urduPageSchema>;

/**
 * The page in Urdu, as a writer edits it; {words in braces} are facts of the site file and the plans.
 * @throws ContentError with the field and what to write.
 */
export function readUrduPage(): UrduPage {
  const file = "urdu/urdu.txt";
  const { fields, sections } = readTextFile(file, fillIn(pageText));
  return parseEntry(file, urduPageSchema, {
    ...Object.fromEntries(fields),
    works: linesOf(sections.get("Services"))?.map(splitPair),
    plans: linesOf(sections.get("Plans"))?.map(splitPlan),
    steps: linesOf(sections.get("After")),
    faq: sections.get("Questions")?.entries.map(({ title: question, text: answer }) => ({
      question,
      answer,
    })),
  });
}

/**
 * The form's words in Urdu.
 * @throws ContentError with the field and what to write.
 */
export function readUrduForm() {
  const file = "urdu/form.txt";
  const { fields: facts } = readTextFile(file, fillIn(formText));
  const of = (start: string) => (name: string) => facts.get(`${start}${name}`);
  const [missing, refused] = [of("missing"), of("refused")];
  const known = Object.keys(urduFormSchema.shape);
  const entry = {
    ...Object.fromEntries([...facts].filter(([name]) => known.includes(name))),
    labels: byField((name) => facts.get(name)),
    missing: { name: missing("Name"), email: missing("Email"), message: missing("Message") },
    refused: byField((name) => refused(name.charAt(0).toUpperCase() + name.slice(1))),
  };
  return { ...parseEntry(file, urduFormSchema, entry), language: "ur" as const };
}

function fillIn(text: string): string {
  const facts = new Map([
    ["basic", formatAmount(findPlan("basic")!)],
    ["answer", String(site.answerWithinHours)],
    ["weekend", tellWeekend() === "" ? "" : tellWeekendInUrdu()],
    ["hours", `${describeHoursInUrdu(site.openingHours).join("۔ ")}۔`],
  ]);
  return fillPlanFacts(
    text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => facts.get(name) ?? braces),
  );
}

/** As `tellWeekend` says it in English. */
function tellWeekendInUrdu(): string {
  const { days: open, closes } = site.openingHours;
  const [closed, answered] = [closes, site.answerAfterWeekendBy].map(sayTime);
  return `جو ${urduDays[open.at(-1)!]} کو شام ${closed} بجے کے بعد آئے، اُس کا جواب ${urduDays[open[0]!]} کو دن کے ${answered} بجے تک ملے گا۔`;
}

/** "basic (بنیادی): what it has" */
function splitPlan(line: string) {
  const { name, text } = splitPair(line);
  const [, slug = name, gloss = ""] = /^(\w+) \((.+)\)$/.exec(name) ?? [];
  return { name: slug, gloss, text };
}

function splitPair(line: string) {
  const [name = "", ...rest] = line.split(": ");
  return { name, text: rest.join(": ") };
}
