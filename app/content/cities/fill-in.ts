import { caseStudies } from "#app/content/case-studies/index.ts";
import { largestProject, lowestPrice, plans } from "#app/content/plans/index.ts";
import { spellNumber } from "#lib/spell-number.ts";

/** What the texts write in braces, besides {city}. */
const values: ReadonlyMap<string, string> = new Map([
  ["{cases}", spellNumber(caseStudies.length)],
  ["{packages}", spellNumber(plans.length)],
  ["{lowest price}", lowestPrice()],
  ["{largest project}", largestProject()],
]);

export function fillIn<Texts>(texts: Texts): Texts {
  let json = JSON.stringify(texts);
  for (const [name, value] of values) json = json.replaceAll(name, value);
  return JSON.parse(json) as Texts;
}
