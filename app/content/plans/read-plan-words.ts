import { z } from "zod";

import { ContentError, findEntryMistakes } from "#app/content/parse-entries.ts";
import text from "#app/content/plans/in-every-plan.txt?raw";
import { parseTextEntry } from "#app/content/parse-text-entry.ts";

const planWordSchema = z.strictObject({
  term: z.string().min(3, 'write each line as "- Term: what it means"'),
  meaning: z.string().min(20, "say in a sentence what it means"),
});

export type PlanWord = z.infer<typeof planWordSchema>;

/**
 * What all plans have, and the words of the table explained, as a writer edits them.
 * @throws ContentError with the line and what to write.
 */
export function readPlanWords(): { inEveryPlan: PlanWord[]; glosses: PlanWord[] } {
  return { inEveryPlan: readLines("In every plan"), glosses: readLines("Words of the table") };
}

function readLines(heading: string): PlanWord[] {
  const { sections } = parseTextEntry(text);
  const lines = (sections.get(heading) ?? []).map((line) => {
    const [term = "", ...rest] = line.split(": ");
    return { term, meaning: rest.join(": ") };
  });
  const mistakes = findEntryMistakes("plans/in-every-plan.txt", planWordSchema, lines);
  if (lines.length === 0) mistakes.push(`plans/in-every-plan.txt: "## ${heading}" is missing`);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return lines;
}
