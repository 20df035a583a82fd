import { Check, CircleCheck, CircleHelp, CircleX, Minus, X, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import type { Gate, GateState } from "#engine/page-audit/gates/gate.ts";
import type { Indexability, IndexabilityAnswer } from "#engine/page-audit/indexability.ts";
import { count } from "#lib/count.ts";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { answerWords } from "#engine/page-audit/indexability-words.ts";

const no = { Icon: CircleX, tone: "fail" } as const;
const answerIcons: Record<IndexabilityAnswer, { Icon: LucideIcon; tone?: "pass" | "fail" }> = {
  yes: { Icon: CircleCheck, tone: "pass" },
  no,
  "not-now": no,
  elsewhere: no,
  "not-from-html": no,
  unknown: { Icon: CircleHelp },
};

const gateIcons: Record<GateState, { Icon: LucideIcon; label: string; tone?: "pass" | "fail" }> = {
  open: { Icon: Check, label: "Met", tone: "pass" },
  shut: { Icon: X, label: "Not met", tone: "fail" },
  unknown: { Icon: Minus, label: "Not known" },
};

type Judged = { faults: number; score: number };

type IndexabilityVerdictProps = {
  indexability: Indexability;
  label: string;
  run: number;
  /** Undefined where there is no text to judge. */
  judged: Judged | undefined;
  badge: ReactNode;
  /** What the reading knows of the page in figures, as pairs of name and value. */
  figures: readonly (readonly [name: string, value: string])[];
  /** The way the address took, below the conditions. */
  children?: ReactNode;
  /** The report, below the verdict. */
  more: ReactNode;
};

/** The verdict before any number: one answer, five conditions, each with what it rests on. */
export function IndexabilityVerdict({
  indexability,
  label,
  run,
  judged,
  badge,
  figures,
  children,
  more,
}: IndexabilityVerdictProps) {
  const { word, meaning } = answerWords[indexability.answer];
  const { Icon, tone } = answerIcons[indexability.answer];

  return (
    <ResultFrame
      label={label}
      run={run}
      finding={tellFinding(word, judged)}
      isPart={indexability.answer === "yes" && judged?.faults === 0}
      isBeside
      className="live-verdict"
      badge={badge}
      headline="Can Google index this page?"
      figure={
        <p className="verdict-word" data-tone={tone}>
          <Icon className="icon" aria-hidden />
          {word}
        </p>
      }
      notes={
        <>
          <p className="tool-help">{meaning}</p>
          <dl className="facts" data-kind="columns">
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="number">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      }
      more={more}
    >
      <ol className="gates">
        {indexability.gates.map((gate) => (
          <GateRow key={gate.id} gate={gate} />
        ))}
      </ol>
      {children}
    </ResultFrame>
  );
}

/** "Can Google index this page? No. 6 things to fix, 84 out of 100" */
function tellFinding(word: string, judged: Judged | undefined) {
  const answer = `Can Google index this page? ${word}.`;
  if (judged === undefined) return answer;
  const faults = count(judged.faults, "thing");
  return `${answer} ${faults} to fix, ${judged.score} out of 100`;
}

function GateRow({ gate: { title, state, text, evidence } }: { gate: Gate }) {
  const { Icon, label, tone } = gateIcons[state];
  return (
    <li>
      <span className="gate-mark" data-tone={tone}>
        <Icon className="icon" role="img" aria-label={label} />
      </span>
      <b className="title">{title}</b>
      <p className="soft small">{text}</p>
      {evidence.length > 0 ? (
        <ul className="gate-evidence small">
          {evidence.map(({ line, text: shown }) => (
            <li key={shown}>
              {line === undefined ? null : <span className="mini soft">line {line}</span>}{" "}
              <code dir="auto">{shown}</code>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
