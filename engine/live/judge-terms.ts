import { parseHtml } from "#engine/html/parse-html.ts";
import { readMainText, type MainText } from "#engine/html/main-text.ts";
import { decodePage, type PageOrReason } from "./read-page.ts";
import { countTokens } from "#engine/terms/tokenise.ts";
import { findTerms, type TermsReport } from "#engine/terms/find-terms.ts";

/** One of the pages asked for: its main text in figures, or why there is none. */
export type TermsPage = {
  url: string;
  isOwn: boolean;
} & (
  | { state: "read"; title: string; words: number; hasMain: boolean; leftOut: MainText["leftOut"] }
  | { state: "not-read"; detail: string }
);

export type LiveTerms = {
  pages: readonly TermsPage[];
  /** null where no rival's page has words. */
  report: TermsReport | null;
};

const NO_WORDS = "It has no words in its HTML; a script may fetch them.";

/** The terms of the rivals' main texts, and what of them the own page leaves out. */
export function judgeTerms(asked: readonly (PageOrReason & { isOwn: boolean })[]): LiveTerms {
  const read = asked.map((one) => ({ ...one, text: textOf(one) }));
  const rivals = read.flatMap(({ isOwn, text }) =>
    isOwn || text === null ? [] : [text.main.text],
  );
  const own = read.find(({ isOwn, text }) => isOwn && text !== null)?.text?.main.text;
  const report =
    rivals.length === 0 ? null : findTerms({ rivals, ...(own !== undefined && { own }) });
  const counts = {
    rivals: [...(report?.words.rivals ?? [])],
    own: report?.words.own ?? countTokens(own ?? ""),
  };

  return {
    report,
    pages: read.map((one): TermsPage => {
      const { url, isOwn, text } = one;
      if (text === null) {
        return { url, isOwn, state: "not-read", detail: "detail" in one ? one.detail : NO_WORDS };
      }
      return {
        url,
        isOwn,
        state: "read",
        title: text.title,
        words: isOwn ? counts.own : (counts.rivals.shift() ?? 0),
        hasMain: text.main.hasMain,
        leftOut: text.main.leftOut,
      };
    }),
  };
}

function textOf(one: PageOrReason): { main: MainText; title: string } | null {
  if (!("page" in one)) return null;
  const parsed = parseHtml(decodePage(one.page).html);
  if (!parsed.ok) return null;
  const main = readMainText(parsed.value);
  const title = parsed.value.elements.find(({ tag, isHtml }) => isHtml && tag === "title");
  return main.text === ""
    ? null
    : {
        main,
        title:
          title === undefined
            ? ""
            : parsed.value.texts.slice(title.textStart, title.textEnd).join("").trim(),
      };
}
