import { NO_STOP_WORDS } from "#engine/terms/no-stop-words.ts";
import { readMainText } from "#engine/html/main-text.ts";
import { parsePastedHtml } from "#engine/html/pasted-html.ts";
import { findForeignPageText, type ForeignPageText } from "#engine/terms/foreign-page-text.ts";
import { findTerms, type TermsReport } from "#engine/terms/find-terms.ts";
import { BadInput, BadUse, type Command } from "#scripts/seo/command.ts";

const DEFAULT_TOP = 50;

export const command: Command = {
  summary: "Lists the terms of one or more texts, best first. Findings: gaps in the text of --own.",
  usage: "terms FILE… [--own FILE] [--top N]",
  details: [
    "FILE    a text, or a page's HTML, of which its main text is read; several count as the pages that rank for one search",
    "--own   your own text: lists what three in five of the others mention and it does not",
    `--top   how many terms; ${DEFAULT_TOP} unless said`,
    'batch    {"text"} or {"texts": []} → {"terms": [{"term","score","count"}]}',
  ],
  options: { own: { type: "string" }, top: { type: "string" } },
  async run({ values, positionals, readText }) {
    if (positionals.length === 0) throw new BadUse("name at least one text file");
    const { own: ownFile, top = String(DEFAULT_TOP) } = values;
    const limit = Number(top);
    if (!Number.isInteger(limit) || limit < 1) {
      throw new BadUse(`--top takes a whole number from 1 up, not "${String(top)}"`);
    }

    const readWords = async (file: string) => wordsOf(file, await readText(file));
    const rivals = await Promise.all(positionals.map(readWords));
    const own = typeof ownFile === "string" ? await readWords(ownFile) : "";
    const report = findTerms({ rivals, own });
    const terms = toRecords(report).slice(0, limit);
    const gaps = report.gaps.map(({ term, documents, count }) => ({ term, documents, count }));

    return {
      json: {
        ...(report.hasUnknownLanguage === true && { note: NO_STOP_WORDS }),
        terms,
        ...(typeof ownFile === "string" && { gaps }),
      },
      text: [
        ...(report.hasUnknownLanguage === true ? [NO_STOP_WORDS, ""] : []),
        ...terms.map(({ term, score, count }) => `${score.toFixed(2)}\t${count}\t${term}`),
        ...(gaps.length > 0 ? ["", `Not in ${String(ownFile)}:`] : []),
        ...gaps.map(({ term, documents }) => `${documents} of ${rivals.length}\t${term}`),
      ].join("\n"),
      hasFindings: gaps.length > 0,
    };
  },
  answer(record) {
    const texts = record["texts"] ?? [record["text"]];
    if (!Array.isArray(texts) || !texts.every((text) => typeof text === "string")) {
      throw new BadInput('"text" must be a text, or "texts" a list of texts');
    }
    return { terms: toRecords(findTerms({ rivals: texts })).slice(0, DEFAULT_TOP) };
  },
};

/** Why a file is not counted, after its name. */
const REFUSED: Record<ForeignPageText, string> = {
  address:
    "it is an address, not a text. Save the page's text, or use: seo live ADDRESS --tool terms",
  json: "it looks like JSON, not like a text",
  figures: "it is a table of figures, such as clicks and impressions, not the text of a page",
  binary: "it is not text",
  "no-words": "there are no words in it",
};

/** The words of a file; of a page those that its readers see, or "div class" would be a term. */
function wordsOf(file: string, text: string): string {
  const foreign = findForeignPageText(text);
  if (foreign !== undefined) throw new BadInput(`"${file}" is not read: ${REFUSED[foreign]}`);
  const page = PAGE.test(text) ? parsePastedHtml(text) : null;
  if (page?.ok !== true) return text;
  const words = readMainText(page.value).text;
  if (words === "") throw new BadInput(`"${file}" is not read: its HTML has no words`);
  return words;
}

/** A text that speaks of a tag is still a text; a page begins with one, or has a body. */
const PAGE = /^\s*<|<(?:!doctype|html|body)[\s>]/i;

function toRecords({ terms }: TermsReport) {
  return terms.map(({ term, score, count }) => ({ term: term.toLowerCase(), score, count }));
}
