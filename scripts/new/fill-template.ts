import { readFileSync } from "node:fs";
import { join } from "node:path";

import { ownValue } from "#lib/own-value.ts";

const folder = join(import.meta.dirname, "templates");
const ENDING = ".template";

/**
 * The text of a file of `scripts/new/templates`, named without its ending, with each `{{name}}` filled in.
 * @throws where the template asks for a value that is not given.
 */
export function fillTemplate(path: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(join(folder, path + ENDING), "utf8").replaceAll(
    /\{\{(\w+)\}\}/g,
    (_whole, name: string) => {
      const value = ownValue(values, name);
      if (value === undefined) throw new Error(`${path} asks for {{${name}}}.`);
      return value;
    },
  );
}

/** "h1-too-long" → "h1TooLong". */
export function toCamelCase(slug: string): string {
  return slug.replaceAll(/-+([a-z\d])/g, (_whole, letter: string) => letter.toUpperCase());
}

/** "h1-too-long" → "H1TooLong". */
export function toPascalCase(slug: string): string {
  return toCamelCase(`-${slug}`);
}
