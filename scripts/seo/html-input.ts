import { decodeHtml } from "#engine/html/decode-html.ts";
import type { AuditContext } from "#engine/html/page-facts.ts";
import type { PastedProblem } from "#engine/html/pasted-html.ts";
import { BadInput, BadUse, textField, type Call } from "./command.ts";

export type HtmlInput = {
  html: string;
  url?: string;
  encoding?: NonNullable<AuditContext["encoding"]>;
};

/** Why a file is not read as a page, after its name. */
export const MESSAGES: Record<PastedProblem, string> = {
  empty: "there is no HTML in it",
  binary: "this is not HTML but a picture, an archive or another binary file",
  "too-large": "it has more than 25 million characters; no search engine reads that much",
  "too-complex": "it makes a parser build millions of elements; no page needs that",
  address: "it looks like an address. Save the page's HTML.",
  json: "it looks like JSON, not like HTML",
  text: "there is no HTML in it, not one tag",
};

export async function readHtmlInput({ values, positionals, readBytes }: Call): Promise<HtmlInput> {
  const [file] = positionals;
  if (file === undefined) throw new BadUse("name the HTML file to read");
  if (positionals.length > 1) throw new BadUse("name one file");
  const { text, encoding: used, ...said } = decodeHtml(await readBytes(file));
  return { html: text, encoding: { used, ...said }, ...readUrl(values["url"]) };
}

export function htmlOfRecord(record: Readonly<Record<string, unknown>>): HtmlInput {
  return { html: textField(record, "html"), ...readUrl(record["url"] ?? undefined) };
}

export function refuseHtml(problem: PastedProblem): BadInput {
  return new BadInput(
    `cannot read the page: ${MESSAGES[problem]}`,
    problem === "address" ? "Or use: seo live ADDRESS" : "",
  );
}

function readUrl(value: unknown): { url?: string } {
  if (value === undefined) return {};
  const url = typeof value === "string" ? URL.parse(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new BadInput("the url must be a full web address, such as https://example.com/page");
  }
  return { url: url.href };
}
