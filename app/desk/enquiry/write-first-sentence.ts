import {
  firstSentences,
  romanUrduWords,
  titlesBeforeNames,
  type SentenceLanguage,
} from "#app/content/desk/first-sentences.ts";
import { site } from "#lib/site/site.ts";
import type { PageFinding } from "#lib/desk/page-reading.ts";
import { ownValue } from "#lib/own-value.ts";

/** By the message's script: half the letters Arabic is Urdu, common words Roman Urdu, else English. */
export function findLanguage(message: string): SentenceLanguage {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const arabic = message.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (letters > 0 && arabic * 2 >= letters) return "ur";
  const words = message.toLowerCase().match(/[a-z]+/g) ?? [];
  const roman = words.filter((word) => romanUrduWords.has(word)).length;
  return roman >= 2 && roman * 10 >= words.length ? "ur-Latn" : "en";
}

function isNoTitle(word: string): boolean {
  return !titlesBeforeNames.has(word.toLowerCase().replace(/\.$/, ""));
}

/** The first word of a name that is no title; the whole name where there is nothing else. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find(isNoTitle) ?? words[0] ?? name;
}

type SentenceFacts = {
  name: string;
  /** First name of the person who answers. */
  me: string;
  /** Without its scheme; empty where they named none. */
  website: string;
  /** Name of the page that they wrote from; empty where it is not known. */
  page: string;
};

export function writeFirstSentence(language: SentenceLanguage, facts: SentenceFacts): string {
  const { greeting, aboutWebsite, aboutPage } = firstSentences[language];
  const about = facts.website === "" ? facts.page && aboutPage : aboutWebsite;
  return fill(`${greeting} ${about}`.trim(), {
    ...facts,
    first: firstNameOf(facts.name),
    brand: brandIn(language),
  });
}

function brandIn(language: SentenceLanguage): string {
  return firstSentences[language].brand ?? site.name;
}

/** What is put behind the sentence once their page was read. */
export function writeFinding(
  language: SentenceLanguage,
  finding: PageFinding,
  facts: { score: number | null; link: string },
): string {
  const template = firstSentences[language].findings[finding];
  return fill(template, { score: String(facts.score ?? ""), link: facts.link });
}

export function mailSubject(language: SentenceLanguage): string {
  return fill(firstSentences[language].mailSubject, { brand: brandIn(language) });
}

/** One pass, so that a name which looks like a place to fill stays a name. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, key: string) => ownValue(values, key) ?? whole);
}
