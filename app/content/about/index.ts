import { z } from "zod";

import { authors } from "#app/content/authors/index.ts";
import text from "./about.txt?raw";
import { parseEntry, readTextFile } from "#app/content/parse-entries.ts";
import { linesOf } from "#app/content/parse-text-file.ts";
import { tellPromisedHours, tellWeekend } from "#lib/site/answer-promise.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";

const FILE = "about/about.txt";
const lines = z.array(z.string().min(10)).min(3);

const aboutSchema = z.strictObject({
  title: z.string().min(10),
  description: z.string().min(120).max(160),
  headline: z.string().min(10),
  lead: z.string().min(40),
  work: lines,
  after: lines,
  notDone: lines,
  wrong: lines,
});

export type AboutText = z.infer<typeof aboutSchema>;

/**
 * The words of the page about us; {hours} and {weekend} are the promise of an answer, {people} how many there are.
 * @throws ContentError with the field and what to write.
 */
export function readAbout(): AboutText {
  const people = `${spellNumberFirst(authors.length)} people`;
  const filled = text
    .replaceAll("{hours}", tellPromisedHours())
    .replaceAll("{weekend}", tellWeekend())
    .replaceAll("{people}", people);
  const { fields, sections } = readTextFile(FILE, filled);
  return parseEntry(FILE, aboutSchema, {
    ...Object.fromEntries(fields),
    work: linesOf(sections.get("How we work")),
    after: linesOf(sections.get("After you send the form")),
    notDone: linesOf(sections.get("What we do not do")),
    wrong: linesOf(sections.get("When SEO is the wrong purchase")),
  });
}
