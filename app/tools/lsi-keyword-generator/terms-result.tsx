import { CircleCheck } from "lucide-react";
import { useState, type ReactNode } from "react";

import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { TermList } from "./term-list.tsx";
import { TermShare } from "./term-share.tsx";
import "./terms.css";
import { NO_STOP_WORDS } from "#engine/terms/no-stop-words.ts";
import type { TermsReport } from "#engine/terms/find-terms.ts";
import { languageOfTerm } from "./language-of-term.ts";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";

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

const GAPS_AT_FIRST = 12;

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
            {rivals === 1 ? "One rival" : `${rivals} rivals`}, {groupThousands(total)} words.
          </MeasuredBadge>
        )
      }
      headline={headline}
      more={
        <>
          {children}
          <TermList {...report} rivals={rivals} hasOwn={hasOwn} key={run} />
        </>
      }
    >
      {report.hasUnknownLanguage === true ? <p className="tool-help">{NO_STOP_WORDS}</p> : null}
      {hasOwn ? <Gaps {...report} rivals={rivals} rivalNames={rivalNames} /> : null}
    </ResultFrame>
  );
}

type GapsProps = Pick<TermsReport, "gaps" | "languages"> & {
  rivals: number;
  rivalNames: readonly string[];
};

function Gaps({ gaps, languages, rivals, rivalNames }: GapsProps) {
  const languageOf = (text: string, rival = 0) => languageOfTerm(text, languages[rival] ?? "ur");
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? gaps : gaps.slice(0, GAPS_AT_FIRST);

  return (
    <section className="lsi-terms stack" data-gap="middle" aria-label="Gaps">
      {gaps.length === 0 ? (
        <StatusWord as="p" of="pass" Icon={CircleCheck}>
          Whatever three in five rivals mention, your text mentions too.
        </StatusWord>
      ) : (
        <p className="tool-help">
          Mentioned by at least three in five rivals, and not by you. Each is a question: would your
          reader want it answered?
        </p>
      )}
      <ul className="rows" data-kind="pair">
        {shown.map((term) => (
          <li key={term.term}>
            <div className="cluster">
              <b dir="auto" lang={languageOf(term.term, term.contexts[0]?.rival)}>
                {term.term}
              </b>
              <TermShare documents={term.documents} rivals={rivals} />
            </div>
            {term.contexts.slice(0, 1).map(({ rival, before, term: form, after }) => (
              <p
                key={rival}
                dir="auto"
                lang={languageOf(before + form + after, rival)}
                className="soft"
              >
                <b>{rivalNames[rival] ?? `Rival ${rival + 1}`}:</b> …{before}
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
