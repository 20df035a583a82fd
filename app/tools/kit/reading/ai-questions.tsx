import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from "lucide-react";

import "#app/ui/rows.css";
import { StatusWord } from "#app/ui/status-word.tsx";
import type { AiFindability } from "#engine/ai-access/judge-ai.ts";
import { headAi, tellAi, type ToldQuestion, type ToldRow } from "#engine/ai-access/ai-words.ts";
import { count } from "#lib/count.ts";

/** More names than this are folded. */
const FEW_NAMES = 4;

type AiQuestionsProps = {
  ai: AiFindability;
  /** What was read, in two words. */
  of?: string;
};

/** The three questions of a page's owner, each with the lines or answers that decide. */
export function AiQuestions({ ai, of = "this address" }: AiQuestionsProps) {
  return (
    <section className="stack" data-gap="middle" aria-labelledby="ai-questions">
      <h2 id="ai-questions" className="h3">
        {headAi(of)}
      </h2>
      <div className="rows" data-kind="columns">
        {tellAi(ai).map((told) => (
          <Question key={told.id} {...told} />
        ))}
      </div>
    </section>
  );
}

function Question({ question, answer, meaning, rows }: ToldQuestion) {
  return (
    <article>
      <h3>
        <span className="label">{question}</span> <br />
        {answer}
      </h3>
      <p className="after">{meaning}</p>
      {rows.length > 0 ? (
        <ul className="rows after">
          {rows.map((row) => (
            <Row key={`${row.word} ${row.names.join()}`} {...row} />
          ))}
        </ul>
      ) : null}
    </article>
  );
}

const LOOKS = {
  open: { of: "pass", Icon: CircleCheck },
  shut: { of: "fail", Icon: CircleX },
  note: { of: "note", Icon: CircleHelp },
} as const satisfies Record<ToldRow["state"], { of: string; Icon: LucideIcon }>;

function Row({ state, word, names, why }: ToldRow) {
  const list = names.join(", ");
  return (
    <li className="stack" data-gap="small">
      <StatusWord {...LOOKS[state]}>{word}</StatusWord>
      {names.length > FEW_NAMES ? (
        <details>
          <summary>{count(names.length, "name")}</summary>
          {list}
        </details>
      ) : (
        <span>{list}</span>
      )}
      <span className="soft">{why}</span>
    </li>
  );
}
