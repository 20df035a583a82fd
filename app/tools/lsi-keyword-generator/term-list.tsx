import { ArrowDown } from "lucide-react";
import { useState } from "react";

import { toCsv } from "#lib/text/to-csv.ts";
import { significance } from "#engine/terms/measures.ts";
import type { Term, TermsReport } from "#engine/terms/find-terms.ts";
import { languageOfTerm } from "./language-of-term.ts";
import { Choices } from "#app/ui/choices.tsx";
import { ExportCsv } from "#app/tools/kit/result/export-csv.tsx";
import { TermShare } from "./term-share.tsx";
import { Button } from "#app/ui/button.tsx";

const SHOWN_AT_FIRST = 30;

const lengths = [
  [0, "All"],
  [1, "1 word"],
  [2, "2 words"],
  [3, "3 words"],
] as const;

type TermListProps = Pick<TermsReport, "terms" | "languages"> & { rivals: number; hasOwn: boolean };

/** Every term with its figures, of all lengths or of one. */
export function TermList({ terms, languages, rivals, hasOwn }: TermListProps) {
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
    <section className="lsi-terms stack after" data-gap="middle" aria-label="Terms">
      <header className="cluster" data-gap="middle">
        <h3>
          {terms.length} terms, {length === 0 ? "by score" : "by TF-IDF"}
        </h3>
        <ExportCsv
          name="terms.csv"
          write={() => toCsv(toRows(terms, hasOwn))}
          toast="Terms exported as CSV!"
          label="Export as CSV"
        />
      </header>
      <Choices name="Length of the terms" choices={lengths} value={length} onChoose={setLength} />
      <TermTable terms={shown} {...{ languages, rivals, hasOwn }} isByScore={length === 0} />
      {wanted.length > shown.length ? (
        <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
          Show all {wanted.length}
        </Button>
      ) : null}
    </section>
  );
}

function TermTable({
  terms,
  languages,
  rivals,
  hasOwn,
  isByScore,
}: TermListProps & { isByScore: boolean }) {
  return (
    <table className="table">
      <caption className="visually-hidden">Terms of the rivals’ texts</caption>
      <thead>
        <tr>
          <th scope="col">Term</th>
          <th scope="col">Rivals</th>
          <th scope="col">Times</th>
          {hasOwn ? <th scope="col">Yours</th> : null}
          <SortedHead isSorted={isByScore}>Score</SortedHead>
          <SortedHead isSorted={!isByScore} className="from-640">
            TF-IDF
          </SortedHead>
          {hasOwn ? (
            <th scope="col" className="from-640">
              Beyond chance
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <TermRow key={term.term} {...{ term, languages, rivals, hasOwn }} />
        ))}
      </tbody>
    </table>
  );
}

function TermRow({
  term,
  languages,
  rivals,
  hasOwn,
}: Omit<TermListProps, "terms"> & { term: Term }) {
  return (
    <tr data-gap={(hasOwn && term.ownCount === 0) || undefined}>
      <th scope="row">
        <bdi lang={languageOfTerm(term.term, languages[term.contexts[0]?.rival ?? 0] ?? "ur")}>
          {term.term}
        </bdi>
      </th>
      <td>
        <TermShare documents={term.documents} rivals={rivals} />
      </td>
      <td>{term.count}</td>
      {hasOwn ? <td>{term.ownCount === 0 ? "none" : term.ownCount}</td> : null}
      <td>{toTenth(term.score)}</td>
      <td className="from-640">{term.tfIdf.toFixed(3)}</td>
      {hasOwn ? (
        <td className="from-640">
          {toTenth(term.g2 ?? 0)}
          {significance(term.g2 ?? 0) ? (
            <span className="mini soft"> p &lt; {significance(term.g2 ?? 0)}</span>
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}

type SortedHeadProps = { isSorted: boolean; className?: string; children: string };

function SortedHead({ isSorted, className, children }: SortedHeadProps) {
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
