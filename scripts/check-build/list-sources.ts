/** The sources of what the texts say: each sources.txt beside a text, and the cities' own. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { crawlers } from "#engine/robots-txt/crawlers.ts";
import { rulePages } from "#engine/rules/rule-pages.ts";
import { isDue, parseSource, SOURCE_DAYS, type Source } from "#app/content/source.ts";

export type ListedSource = Source & { file: string };

/** @throws Error with the file and the line that is no source. */
export function listSources(root = "."): ListedSource[] {
  return globSync(["app/**/sources.txt", "app/content/cities/*.md"], { cwd: root })
    .filter((file) => path.basename(file) !== "README.md")
    .toSorted()
    .flatMap((file) =>
      linesOf(readFileSync(path.join(root, file), "utf8"), file.endsWith(".md")).map((line) => {
        const source = parseSource(line);
        if (!source) throw new Error(`${file}: write "${line}" as words: address (2026-11-23)`);
        return { ...source, file };
      }),
    );
}

/** Where each crawler's purpose is documented: one source a name. */
export function listCrawlerSources(): ListedSource[] {
  return crawlers.map(({ name, source, checked }) => ({
    file: "engine/robots-txt/crawlers.ts",
    said: name,
    where: source,
    day: checked,
  }));
}

/** The sources of the rules' pages. */
export function listRuleSources(): ListedSource[] {
  return rulePages.map(({ id, name, source }) => ({
    file: `the rule ${id}`,
    said: name,
    where: source.url ?? source.words,
    day: source.checked,
  }));
}

/** In a city's file only the sections of its sources. */
function linesOf(text: string, isCity: boolean): string[] {
  const parts = isCity
    ? text.split(/^## /m).filter((part) => part.startsWith("Sources of "))
    : [text];
  return parts.flatMap((part) =>
    part.split("\n").flatMap((line) => (line.startsWith("- ") ? [line.slice(2)] : [])),
  );
}

/** What is due to be read again, as lines to print; the first says how many of how many. */
export function tellDueSources(sources: readonly ListedSource[], today: number): string[] {
  const due = sources.filter((source) => isDue(source, today));
  return [
    `${due.length} of ${sources.length} sources were last read more than ${SOURCE_DAYS} days ago`,
    ...due.map(({ file, said, where, day }) => `       ${day} ${file}: ${said} (${where})`),
  ];
}
