import { readAddresses } from "#app/tools/kit/reading/read-addresses.ts";
import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { MAX_RIVALS } from "#engine/live/contract.ts";

/** `own` is "" where the visitor named no page of his. All addresses as typed. */
export type TermsQuestion = { own: string; rivals: readonly string[] };

export type TermsQuestionProblem = { field: "own" | "rivals"; problem: string };

/** Which pages are to be read, or the field that is wrong and a sentence on what to do. */
export function readQuestion(typed: {
  own: string;
  rivals: string;
}): ({ ok: true } & TermsQuestion) | ({ ok: false } & TermsQuestionProblem) {
  const rivals = readAddresses(typed.rivals, { most: MAX_RIVALS });
  if (!rivals.ok) return { ok: false, field: "rivals", problem: rivals.problem };
  if (typed.own.trim() === "") return { ok: true, own: "", rivals: rivals.value };
  const own = parsePageUrl(typed.own);
  if (!own.ok) return { ok: false, field: "own", problem: "Please enter a valid URL." };
  const isOwn = (url: string) => {
    const page = parsePageUrl(url);
    return page.ok && page.value === own.value;
  };
  if (rivals.value.some(isOwn)) {
    return {
      ok: false,
      field: "rivals",
      problem: "Your own page is among the rivals: take it out, or the gaps do not show.",
    };
  }
  return { ok: true, own: typed.own.trim(), rivals: rivals.value };
}
