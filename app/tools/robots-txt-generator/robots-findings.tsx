import { CircleX, Info, TriangleAlert } from "lucide-react";

import type { RobotsFinding } from "#engine/robots-txt/robots-finding.ts";
import { StatusWord } from "#app/ui/status-word.tsx";

const looks = {
  error: { Icon: CircleX, word: "Error", status: "fail" },
  warning: { Icon: TriangleAlert, word: "Warning", status: "warn" },
  note: { Icon: Info, word: "Note", status: "note" },
} as const;

export function RobotsFindings({ findings }: { findings: readonly RobotsFinding[] }) {
  if (findings.length === 0) {
    return <p className="tool-help">The file itself has no errors.</p>;
  }

  return (
    <section className="after" aria-label="What the file has wrong">
      <h3>The file itself</h3>
      <ul className="rows" data-kind="marked">
        {findings.slice(0, 100).map(({ line, severity, message, hint }) => {
          const { Icon, word, status } = looks[severity];
          return (
            <li key={`${line} ${message}`}>
              <StatusWord of={status} Icon={Icon}>
                {word}
              </StatusWord>
              <p>
                Line {line}: {message}. {hint}
              </p>
            </li>
          );
        })}
      </ul>
      {findings.length > 100 ? <p className="tool-help">and {findings.length - 100} more</p> : null}
    </section>
  );
}
