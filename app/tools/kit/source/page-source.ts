import { decodeHtml } from "#engine/html/decode-html.ts";
import type { AuditContext } from "#engine/html/page-facts.ts";

/** A page's HTML as the visitor gave it: pasted text, or a file's bytes, whose encoding is not known yet. */
export type PageSource = {
  /** What to call it on the screen: the file's name, or "Pasted source". */
  name: string;
  html: string | Uint8Array;
  /** The page's own address, where the visitor typed it. */
  url?: string;
};

export type DecodedSource = {
  html: string;
  url?: string;
  encoding?: NonNullable<AuditContext["encoding"]>;
};

/** As text: bytes in the encoding that they or the page declare, which is given along. */
export function decodeSource({ html, url }: PageSource): DecodedSource {
  const address = url === undefined ? {} : { url };
  if (typeof html === "string") return { html, ...address };
  const { text, encoding: used, ...said } = decodeHtml(html);
  return { html: text, encoding: { used, ...said }, ...address };
}

/** Where a worker failed, the page itself may try: but not with a source that would freeze it. */
const MOST_ON_THE_PAGE = 2_000_000;

export function isTooMuchForPage({ html }: PageSource): boolean {
  return html.length > MOST_ON_THE_PAGE;
}
