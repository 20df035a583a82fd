import { ArrowRight } from "lucide-react";

import type { CaseResult } from "#app/content/case-studies/schema.ts";

/** "20 → 58 %", read aloud as "from 20 to 58". */
export function ResultChange({ result: { from, to, unit } }: { result: CaseResult }) {
  return (
    <span className="result-change">
      <span className="visually-hidden">from </span>
      {from}
      <ArrowRight className="icon" aria-hidden />
      <span className="visually-hidden"> to </span>
      {to}
      {unit ? <small>{unit}</small> : null}
    </span>
  );
}
