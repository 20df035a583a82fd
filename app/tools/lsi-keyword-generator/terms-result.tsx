import { ArrowDown, CircleCheck, Download } from "lucide-react";
import { useState, type ReactNode } from "react";

import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { toCsv } from "#lib/to-csv.ts";
import { downloadWithToast } from "#app/tools/kit/kept/hand-over.ts";
import { significance } from "#engine/terms/measures.ts";
import { languageOf } from "#app/tools/lsi-keyword-generator/language-of.ts";
import { TermShare } from "#app/tools/lsi-keyword-generator/term-share.tsx";
import "#app/tools/lsi-keyword-generator/terms-urdu.css";
import type { Term, TermsReport } from "#engine/terms/find-terms.ts";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Button } from "#app/ui/button.tsx";

export type TermsResultProps = {
  report: TermsReport;
  hasOwn: boolean;
  run: number;
  /** In place of the badge for pasted texts. */
  badge?: ReactNode;
  /** Of each rival in the report; "Rival 1" where absent. */
  rivalNames?: readonly string[];
  /** Between the gaps and the terms. */
  children?: ReactNode;
};

const SHOWN_AT_FIRST = 30;
const GAPS_AT_FIRST = 12;

const lengths = [
  [0, "All"],
  [1, "1 word"],
  [2, "2 words"],
  [3, "3 words"],
] as const;

/** The gaps first, since they are what can be acted on; then every term with its figures. */
export function TermsResult({
  report,
  hasOwn,
  run,
  badge,
  rivalNames = [],
  children,
}: TermsResultProps) {
  const rivals = report.words.rivals.length;
  const total = report.words.rivals.reduce((sum, words) => sum + words, 0);
  const label = hasOwn
    ? `${report.gaps.length} gaps, ${report.terms.length} terms`
    : `${report.terms.length} terms`;

  const gaps = report.gaps.length === 0 ? "No gaps" : count(report.gaps.length, "gap");
  const headline = hasOwn ? `${gaps} in your text` : count(report.terms.length, "term");

  return (
    <ResultFrame
      label={label}
      run={run}
      badge={
        badge ?? (
          <MeasuredBadge on="text">
            {rivals === 1 ? "One rival" : `${rivals} rivals`}, {groupThousands(total)} words. TF-IDF
            as scikit-learn computes it; log-likelihood after Dunning. Phrases of up to three words,
            stop-words left out at their ends.
          </MeasuredBadge>
        )
      }
      headline={headline}
      more={
        <>
          {children}
          <Terms terms={report.terms} rivals={rivals} hasOwn={hasOwn} key={run} />
        </>
      }
    >
      {hasOwn ? <Gaps gaps={report.gaps} rivals={rivals} rivalNames={rivalNames} /> : null}
    </ResultFrame>
  );
}

function Gaps({
  gaps,
  rivals,
  rivalNames,
}: {
  gaps: readonly Term[];
  rivals: number;
  rivalNames: readonly string[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? gaps : gaps.slice(0, GAPS_AT_FIRST);

  return (
    <section className="lsi-gaps" aria-label="Gaps">
      {gaps.length === 0 ? (
        <p className="tool-status" data-status="pass">
          <CircleCheck className="icon" aria-hidden />
          Whatever three in five rivals mention, your text mentions too.
        </p>
      ) : (
        <p className="tool-help">
          What at least three in five rivals mention and your text does not. Each is a question:
          would your reader want it answered?
        </p>
      )}
      <ul>
        {shown.map((term) => (
          <li key={term.term}>
            <div>
              <b dir="auto" lang={languageOf(term.term)}>
                {term.term}
              </b>
              <TermShare documents={term.documents} rivals={rivals} />
            </div>
            {term.contexts.slice(0, 1).map(({ rival, before, term: form, after }) => (
              <p
                key={rival}
                dir="auto"
                lang={languageOf(before + form + after)}
                className="lsi-context"
              >
                <span className="lsi-source">{rivalNames[rival] ?? `Rival ${rival + 1}`}:</span> …
                {before}
                <mark>{form}</mark>
                {after}…
              </p>
            ))}
          </li>
        ))}
      </ul>
      {gaps.length > shown.length ? (
        <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
          Show all {gaps.length} gaps
        </Button>
      ) : null}
    </section>
  );
}

function Terms({
  terms,
  rivals,
  hasOwn,
}: {
  terms: readonly Term[];
  rivals: number;
  hasOwn: boolean;
}) {
  const [length, setLength] = useState<0 | 1 | 2 | 3>(0);
  const [isOpen, setIsOpen] = useState(false);

  // Terms of one length compare by TF-IDF; of all lengths only by the score made for it.
  const wanted =
    length === 0
      ? terms
      : terms
          .filter((term) => term.length === length)
          .toSorted((a, b) => b.tfIdf - a.tfIdf || b.count - a.count);
  const shown = isOpen ? wanted : wanted.slice(0, SHOWN_AT_FIRST);

  return (
    <section className="lsi-terms" aria-label="Terms">
      <header className="lsi-head">
        <h3>
          {terms.length} terms, {length === 0 ? "by score" : "by TF-IDF"}
        </h3>
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            downloadWithToast(
              { name: "terms.csv", text: toCsv(toRows(terms, hasOwn)), type: "text/csv" },
              "Terms exported as CSV!",
            )
          }
        >
          <Download className="icon" aria-hidden />
          Export as CSV
        </Button>
      </header>
      <div className="lsi-lengths" role="group" aria-label="Length of the terms">
        {lengths.map(([value, name]) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === length}
            onClick={() => setLength(value)}
          >
            {name}
          </button>
        ))}
      </div>
      <table className="lsi-table">
        <caption className="visually-hidden">Terms of the rivals’ texts</caption>
        <thead>
          <tr>
            <th scope="col">Term</th>
            <th scope="col">Rivals</th>
            <th scope="col">Times</th>
            {hasOwn ? <th scope="col">Yours</th> : null}
            <SortedHead isSorted={length === 0}>Score</SortedHead>
            <SortedHead isSorted={length !== 0} className="lsi-wide">
              TF-IDF
            </SortedHead>
            {hasOwn ? (
              <th scope="col" className="lsi-wide">
                G²
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {shown.map((term) => (
            <TermRow key={term.term} term={term} rivals={rivals} hasOwn={hasOwn} />
          ))}
        </tbody>
      </table>
      {wanted.length > shown.length ? (
        <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
          Show all {wanted.length}
        </Button>
      ) : null}
    </section>
  );
}

function TermRow({ term, rivals, hasOwn }: { term: Term; rivals: number; hasOwn: boolean }) {
  return (
    <tr data-gap={(hasOwn && term.ownCount === 0) || undefined}>
      <th scope="row">
        <bdi lang={languageOf(term.term)}>{term.term}</bdi>
      </th>
      <td>
        <TermShare documents={term.documents} rivals={rivals} />
      </td>
      <td>{term.count}</td>
      {hasOwn ? <td>{term.ownCount === 0 ? "none" : term.ownCount}</td> : null}
      <td>{toTenth(term.score)}</td>
      <td className="lsi-wide">{term.tfIdf.toFixed(3)}</td>
      {hasOwn ? (
        <td className="lsi-wide">
          {toTenth(term.g2 ?? 0)}
          {significance(term.g2 ?? 0) ? (
            <span className="lsi-level"> p &lt; {significance(term.g2 ?? 0)}</span>
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}

function SortedHead({
  isSorted,
  className,
  children,
}: {
  isSorted: boolean;
  className?: string;
  children: string;
}) {
  return (
    <th scope="col" className={className} aria-sort={isSorted ? "descending" : undefined}>
      {children}
      {isSorted ? <ArrowDown className="icon" aria-hidden /> : null}
    </th>
  );
}

function toRows(terms: readonly Term[], hasOwn: boolean): (string | number)[][] {
  return [
    ["Keyword", "count", "df", "tfidf", "g2", "score", ...(hasOwn ? ["own_count"] : [])],
    ...terms.map(({ term, count: times, documents, tfIdf, g2, score, ownCount }) => [
      term,
      times,
      documents,
      tfIdf,
      g2 ?? "",
      score,
      ...(hasOwn ? [ownCount] : []),
    ]),
  ];
}

/** With one decimal, and never "-0.0". */
function toTenth(value: number): string {
  return (Math.round(value * 10) / 10 || 0).toFixed(1);
}
