import { decodeHtml } from "#engine/html/decode-html.ts";
import type { HtmlProblem } from "#engine/html/html-document.ts";
import { BadInput, BadUse, textField, type Call } from "#scripts/seo/command.ts";

export type HtmlInput = {
  html: string;
  url?: string;
  encoding?: { used: string; declared: string | null };
};

const MESSAGES: Record<HtmlProblem, string> = {
  empty: "there is no HTML in it",
  binary: "this is not HTML but a picture, an archive or another binary file",
  "too-large": "it has more than 25 million characters; no search engine reads that much",
  "too-complex": "it makes a parser build millions of elements; no page needs that",
};

export async function readHtmlInput({ values, positionals, readBytes }: Call): Promise<HtmlInput> {
  const [file] = positionals;
  if (file === undefined) throw new BadUse("name the HTML file to read");
  if (positionals.length > 1) throw new BadUse("name one file");
  const { text, encoding, declared } = decodeHtml(await readBytes(file));
  return { html: text, encoding: { used: encoding, declared }, ...readUrl(values["url"]) };
}

export function htmlOfRecord(record: Readonly<Record<string, unknown>>): HtmlInput {
  return { html: textField(record, "html"), ...readUrl(record["url"] ?? undefined) };
}

export function refuseHtml(problem: HtmlProblem): BadInput {
  return new BadInput(`cannot read the page: ${MESSAGES[problem]}`);
}

function readUrl(value: unknown): { url?: string } {
  if (value === undefined) return {};
  const url = typeof value === "string" ? URL.parse(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new BadInput("the url must be a full web address, such as https://example.com/page");
  }
  return { url: url.href };
}
