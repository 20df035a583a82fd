import { authors, getAuthor } from "#app/content/authors/index.ts";
import type { Author } from "#app/content/authors/schema.ts";
import { caseStudies } from "#app/content/case-studies/index.ts";
import { paths } from "#lib/site/paths.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { spellNumber } from "#lib/spell-number.ts";
import type { City, LocalNotes, Road } from "./schema.ts";
import { visitTerms } from "./visit-terms.ts";

/** Spoken by all of us. */
const EVERYBODY_SPEAKS = ["Urdu", "English"];

const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/**
 * What our work for a business in this city would be: who is the contact, what we have done there, what a
 * visit costs, what is as in Lahore. Links in the texts are Markdown's. The people and the rates are
 * demonstration content.
 */
export function buildAgencyInCity({ name }: City, { languages, road }: LocalNotes) {
  return [
    { title: "Your contact", text: tellContact(languages) },
    { title: "A visit from Lahore", text: tellVisit(road) },
    { title: "Our work here", text: tellWork(name) },
    {
      title: "As in Lahore",
      text: `The [price](${paths.pricing}) and the [report](${paths.sampleReport}).`,
    },
  ];
}

export function tellContact(languages: readonly string[]): string {
  const local = languages.filter((language) => !EVERYBODY_SPEAKS.includes(language));
  const person = pickContact(local);
  const shared = local.filter((language) => speaks(person, language));
  const unspoken = local.filter((language) => !authors.some((each) => speaks(each, language)));
  return [
    `${person.name}, in ${or.format([...shared, ...EVERYBODY_SPEAKS])}.`,
    ...(unspoken.length > 0 ? [`None of us speaks ${or.format(unspoken)}.`] : []),
  ].join(" ");
}

/** Whoever speaks the first of the city's languages that one of us speaks, the one at home in it before others. */
function pickContact(local: readonly string[]): Author {
  for (const language of local) {
    const [best] = authors
      .filter((author) => speaks(author, language))
      .toSorted((a, b) => rank(a, language) - rank(b, language));
    if (best) return best;
  }
  return getAuthor(visitTerms.contact);
}

function speaks({ languages }: Author, language: string): boolean {
  return languages.includes(language);
}

function rank({ languages }: Author, language: string): number {
  return languages.indexOf(language);
}

type Study = Pick<(typeof caseStudies)[number], "city" | "client" | "slug">;

export function tellWork(cityName: string, studies: readonly Study[] = caseStudies): string {
  const here = studies.filter(({ city }) => city === cityName);
  return here.length === 0
    ? `None in ${cityName} yet.`
    : here.map(({ client, slug }) => `[${client}](${paths.caseStudy(slug)})`).join(", ");
}

/** A day trip, or with a night after each day at the wheel and one in between. */
export function tellVisit({ km, hours }: Road): string {
  const way = `${groupThousands(km)} km, about ${hours === 1 ? "an hour" : `${hours} hours`}`;
  if (hours <= visitTerms.dayTripHours) return `${way}: a day trip, ${tellPrice(km, 0)}.`;
  const nights = 2 * Math.ceil(hours / visitTerms.hoursADay) - 1;
  return `${way}: ${tellPrice(km, nights)} with ${nights === 1 ? "a night" : `${spellNumber(nights)} nights`}.`;
}

/** There and back, to the nearest hundred rupees. */
function tellPrice(km: number, nights: number): string {
  const exact = 2 * km * visitTerms.pkrPerKm + nights * visitTerms.pkrPerNight;
  return `PKR ${groupThousands(Math.round(exact / 100) * 100)}`;
}
