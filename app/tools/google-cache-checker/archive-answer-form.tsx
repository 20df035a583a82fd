import { useState, type FormEvent } from "react";

import {
  parseArchiveAnswer,
  type AnswerProblem,
  type ArchiveAnswer,
} from "#app/tools/google-cache-checker/archive-answer.ts";
import type { ArchiveLinks } from "#app/tools/google-cache-checker/archive-links.ts";
import { ArchiveReport, summarize } from "#app/tools/google-cache-checker/archive-report.tsx";
import { AreaField } from "#app/tools/kit/fields.tsx";
import { useResult } from "#app/tools/kit/result/use-result.ts";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Button } from "#app/ui/button.tsx";

const problems: Record<AnswerProblem, string> = {
  empty: "Paste the archive’s answer first.",
  "not-json": "This is not JSON. Copy the whole answer, from its first bracket to its last.",
  "not-an-answer": "This is JSON, but not of the archive: open one of the two links above.",
};

/** A page here may not ask the archive for its list; the visitor can, and pastes what it says. */
export function ArchiveAnswerForm({ links }: { links: ArchiveLinks }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<AnswerProblem>();
  const [shown, show] = useResult<{ answer: ArchiveAnswer }>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const answer = parseArchiveAnswer(text);
    setProblem(answer.ok ? undefined : answer.problem);
    if (answer.ok) show({ answer: answer.value });
  }

  return (
    <section className="cache-ask" aria-label="Read the archive’s answer">
      <h3>Read the archive’s answer</h3>
      <p className="tool-help">
        The archive lets no other site’s page ask it for the whole list. Open{" "}
        <a href={links.captures} target="_blank" rel="noopener noreferrer">
          the list of all copies
        </a>{" "}
        or{" "}
        <a href={links.availability} target="_blank" rel="noopener noreferrer">
          the nearest copy
        </a>
        , copy the answer, and paste it here: first and last copy, gaps and changes of status.
      </p>
      <form className="tool-form" onSubmit={handleSubmit} noValidate>
        <AreaField
          label="The answer, as JSON"
          error={problem && problems[problem]}
          name="answer"
          spellCheck={false}
          placeholder={
            '[["timestamp","original","statuscode"],\n ["20200101000000","https://…","200"]]'
          }
          value={text}
          onText={setText}
        />
        <div className="actions">
          <Button type="submit" variant="outline">
            Read the answer
          </Button>
        </div>
      </form>
      {shown ? (
        <ResultFrame
          label={summarize(shown.answer)}
          run={shown.run}
          badge={<MeasuredBadge on="text" />}
          headline={summarize(shown.answer)}
        >
          <ArchiveReport answer={shown.answer} />
        </ResultFrame>
      ) : null}
    </section>
  );
}
