import type { EnquiryList } from "#lib/desk/enquiry.ts";
import { isOneLetterOff } from "#lib/text/is-one-letter-off.ts";

import { from, rowShape, text } from "#server/data/row-shape.ts";
import type { Sql, Value } from "#server/data/sql.ts";
import { fold, partOfPhone } from "./words.ts";

export type ListFilter = {
  list: EnquiryList;
  /** "" for none. */
  search: string;
  /** Id of the person who asks. */
  me: string;
};

/** A search of more words than this is one of these. */
const MAX_SEARCH_WORDS = 8;

/** What a list holds, as a condition with its values. */
export async function conditionOf(
  sql: Sql,
  { list, search, me }: ListFilter,
): Promise<{ where: string; values: Value[] }> {
  const values: Value[] = [];
  const place = (value: Value) => `$${values.push(value)}`;
  const parts = [`spam = ${list === "spam" ? 1 : 0}`];
  if (list === "waiting") parts.push("status = 'new'");
  if (list === "won" || list === "lost") parts.push(`status = '${list}'`);
  if (list === "mine")
    parts.push(`owner = ${place(me)} and status in ('new', 'answered', 'in-talk')`);
  const has = (word: string) =>
    `words like ${place(`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`)} escape '\\'`;
  const phone = partOfPhone(search);
  const words = fold(search).split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS);
  const near = await findNearNames(sql, words);
  const each = words.map((word) => `(${[word, ...(near.get(word) ?? [])].map(has).join(" or ")})`);
  if (phone !== undefined) parts.push(`(${has(phone)} or (${each.join(" and ")}))`);
  else parts.push(...each);
  return { where: parts.join(" and "), values };
}

/**
 * Shorter names with one letter changed are other names: Hira and Hina.
 * https://www.meilisearch.com/docs/learn/relevancy/typo_tolerance_settings has the same bound.
 */
const LEAST_LETTERS = 5;
const LATIN_NAME = new RegExp(`^[\\p{Script=Latin}'-]{${LEAST_LETTERS},40}$`, "u");
const MOST_NEAR = 12;
/** A name is the first line of what is looked through. */
const NAME_CHARACTERS = 80;

const toName = rowShape({ name: from("name", text) });

/** Words of names here that are one letter off a word of the search, by that word. */
async function findNearNames(
  sql: Sql,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const wanted = words.filter((word) => LATIN_NAME.test(word));
  if (wanted.length === 0) return new Map();
  const rows = await sql.all(
    `select substr(words, 1, ${NAME_CHARACTERS}) as name from submission where words is not null`,
  );
  const lines = new Set(rows.map((row) => toName(row).name.split("\n", 1)[0] ?? ""));
  const names = new Set(
    [...lines].flatMap((line) => line.split(/\s+/)).filter((name) => LATIN_NAME.test(name)),
  );
  const nearOf = (word: string) =>
    [...names].filter((name) => !name.includes(word) && isOneLetterOff(word, name));
  return new Map(wanted.map((word) => [word, nearOf(word).slice(0, MOST_NEAR)]));
}
