/**
 * Starts a rule that needs the whole site (what one page shows is a check, see docs/changes.md): `npm run new:rule -- titles/h1-too-long`. It writes a
 * draft, lists it, and plants three pages that show it and three near misses. No audit asks it and it has
 * no page until the last of its template's words is replaced; the build says which are left.
 */
import { readdirSync } from "node:fs";

import { fillTemplate, toCamelCase, toPascalCase } from "./fill-template.ts";
import { isThere, readProjectFile, writeFiles } from "./project-files.ts";
import { sayOrRefuse } from "./say-or-refuse.ts";

const RULES = "engine/site-audit/rules";
const LIST = "engine/site-audit/site-rules.ts";
const PLANTED = "tests/cases/site-audit/planted-site.ts";

const usage = `  npm run new:rule -- titles/h1-too-long`;

export type NewRule = { topic: string; id: string };

if (import.meta.main) await sayOrRefuse(() => startRule(process.argv.slice(2)), usage);

async function startRule(args: readonly string[]): Promise<string> {
  const topics = readdirSync(new URL(`../../${RULES}`, import.meta.url));
  const rule = readCall(args, topics);
  const file = `${RULES}/${rule.topic}/${rule.id}.ts`;
  const taken = topics.find((topic) => isThere(`${RULES}/${topic}/${rule.id}.ts`));
  if (taken !== undefined)
    throw new Error(`${taken}/${rule.id} is there already. Choose another name.`);

  await writeFiles({
    [file]: writeRule(rule),
    [LIST]: addToList(await readProjectFile(LIST), rule),
    [PLANTED]: addToPlanted(await readProjectFile(PLANTED), rule),
  });
  return `A draft of the rule ${rule.id} is in ${file}, is listed in ${LIST} and planted in ${PLANTED}.

What remains to be done:
  ${file}   what it looks for, its source, and each text in [brackets]; with the last of them it goes live
  ${PLANTED}   plant${toPascalCase(rule.id)}: three pages that show it, three that only look like it
Then: npm run unit -- engine/site-audit engine/rules`;
}

/**
 * Topic and id from what was typed after `new:rule --`.
 * @throws in words for the one who typed it.
 */
export function readCall(args: readonly string[], topics: readonly string[]): NewRule {
  const [typed = "", ...more] = args.filter((word) => word.trim() !== "");
  const [topic = "", id = "", ...deeper] = typed.split("/");
  if (typed === "" || more.length > 0) throw new Error("Give the rule's topic and name.");
  if (!topics.includes(topic)) {
    throw new Error(`"${topic}" is not a topic. There are ${topics.join(", ")}.`);
  }
  if (deeper.length > 0 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) {
    throw new Error(`"${id}" is not a rule's name: write small letters with hyphens.`);
  }
  return { topic, id };
}

/** A draft that works: it finds a main heading that nobody has written yet. */
export function writeRule({ topic, id }: NewRule): string {
  const words = id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
  return fillTemplate("rule/rule.ts", { topic, id, name: toCamelCase(id), words });
}

/**
 * The list with the rule at its end.
 * @throws where the list no longer looks as expected.
 */
export function addToList(list: string, { topic, id }: NewRule): string {
  const end = list.lastIndexOf("\n];");
  const firstImport = list.indexOf("\nimport { ");
  if (end < 0 || firstImport < 0) throw new Error(`${LIST} has no list that ends with "];".`);
  const line = `import { ${toCamelCase(id)} } from "#${RULES}/${topic}/${id}.ts";`;
  return `${list.slice(0, firstImport)}\n${line}${list.slice(firstImport, end)}\n  ${toCamelCase(id)},${list.slice(end)}`;
}

/**
 * The planted site with three pages that show the fault, and three that look like it.
 * @throws where the planted site no longer looks as expected.
 */
export function addToPlanted(planted: string, { id }: NewRule): string {
  const marker = "    plantOrdinary,\n";
  if (!planted.includes(marker)) throw new Error(`${PLANTED} has no line "plantOrdinary,".`);
  const Name = toPascalCase(id);
  const listed = planted.replace(marker, `    plant${Name},\n${marker}`);
  return `${listed}\n${fillTemplate("rule/planted.ts", { id, Name })}`;
}
