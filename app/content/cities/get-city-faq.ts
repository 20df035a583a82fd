import type { FaqEntry } from "#app/content/faq-entry.ts";
import { cityFaqs, localNotes } from "./dedicated-copies.ts";
import type { LocalNotes } from "./schema.ts";
import { ownValue } from "#lib/own-value.ts";

/** `{city}` is the city's name. A city's own note gives the first answer and most of the others. */
export const defaultFaq: readonly FaqEntry[] = [
  {
    question: "Why does local SEO matter in {city}?",
    answer:
      "Because people in {city} search before they visit, and they call the names the map shows first. Local SEO puts your business among them, with the right address, hours and number.",
  },
  {
    question: "How long do results take in {city}?",
    answer: "First improvements show within 3 months, lasting results in 6 to 12 months.",
  },
  {
    question: "What makes your agency different in {city}?",
    answer: "We know the Pakistani market, use data and tailor campaigns.",
  },
];

/** The questions a city's page shows, with its name filled in. */
export function getCityFaq({ name, slug }: { name: string; slug: string }): FaqEntry[] {
  const entries = ownValue(cityFaqs, slug) ?? answerFromNotes(ownValue(localNotes, slug));

  return entries.map(({ question, answer }) => ({
    question: question.replaceAll("{city}", name),
    answer: answer.replaceAll("{city}", name),
  }));
}

/** The default subjects (docs/agreed.md, cities), answered for one place. */
function answerFromNotes(notes: LocalNotes | undefined): FaqEntry[] {
  const [matters, times, different] = defaultFaq;
  if (!matters || !times || !different) throw new Error("the default questions are three");
  if (!notes) return [matters, times, different];

  return [
    { ...matters, answer: notes.matters ?? matters.answer },
    { ...times, answer: notes.timing ? `${times.answer} ${notes.timing}` : times.answer },
    {
      ...different,
      answer: notes.tailored ? `${different.answer} ${notes.tailored}` : different.answer,
    },
  ];
}
