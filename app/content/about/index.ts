import { z } from "zod";

import text from "#app/content/about/about.txt?raw";
import { ContentError, findEntryMistakes } from "#app/content/parse-entries.ts";
import { site } from "#lib/site/site.ts";
import { count } from "#lib/count.ts";
import { parseTextEntry } from "#app/content/parse-text-entry.ts";

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
 * The words of the page about us; {hours} is the site file's promise of an answer.
 * @throws ContentError with the field and what to write.
 */
export function readAbout(): AboutText {
  const hours = count(site.answerWithinHours, "hour");
  const { facts, sections } = parseTextEntry(text.replaceAll("{hours}", hours));
  const entry = {
    ...Object.fromEntries(facts),
    work: sections.get("How we work"),
    after: sections.get("After you send the form"),
    notDone: sections.get("What we do not do"),
    wrong: sections.get("When SEO is the wrong purchase"),
  };
  const mistakes = findEntryMistakes("about/about.txt", aboutSchema, [entry]);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return aboutSchema.parse(entry);
}
