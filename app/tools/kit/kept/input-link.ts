import type { KeptFields } from "#app/browser/read-kept.ts";

/** Chats and mail programs cut long addresses. */
const MOST_CHARACTERS = 2000;

export type InputLink = {
  href: string;
  /** Texts are left out that are too long for an address. */
  isCut: boolean;
};

/**
 * A link to a tool with its inputs, by the fields' names, in the fragment, which no browser sends:
 * https://www.rfc-editor.org/rfc/rfc9110#section-4.2.4
 */
export function writeInputLink(page: URL, fields: KeptFields): InputLink {
  const given = Object.entries(fields).filter(([name, value]) => name !== "" && value !== "");
  const short = given.filter(([, value]) => value.length <= MOST_CHARACTERS);
  const link = new URL(page.pathname, page);
  const way = page.searchParams.get("way");
  if (way !== null) link.searchParams.set("way", way);
  link.hash = new URLSearchParams(short).toString();
  return { href: link.href, isCut: short.length < given.length };
}

/** Undefined where the fragment names a part of the page, as `#content` does. */
export function readInputLink(hash: string): KeptFields | undefined {
  if (!hash.includes("=")) return undefined;
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
}
