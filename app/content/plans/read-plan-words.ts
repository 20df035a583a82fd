import { z } from "zod";

import { ContentError, parseEntries, readTextFile } from "#app/content/parse-entries.ts";
import { linesOf } from "#app/content/parse-text-file.ts";
import text from "./in-every-plan.txt?raw";

const FILE = "plans/in-every-plan.txt";

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
  const lines = linesOf(readTextFile(FILE, text).sections.get(heading))?.map((line) => {
    const [term = "", ...rest] = line.split(": ");
    return { term, meaning: rest.join(": ") };
  });
  if (!lines) throw new ContentError([`app/content/${FILE}: "## ${heading}" is missing`]);
  parseEntries(FILE, planWordSchema, lines);
  return lines;
}
