import { CircleCheck, CircleSlash, Minus } from "lucide-react";
import { useId } from "react";

import { count } from "#lib/count.ts";
import type { RivalTitle } from "#engine/live/judge-titles.ts";
import { rowOf, type ResultRow } from "#app/tools/keyword-difficulty-checker/result-row.ts";
import { StatusWord } from "#app/ui/status-word.tsx";

const places = [
  ["title", "Title"],
  ["h1", "Main heading"],
  ["description", "Description"],
  ["address", "Address"],
] as const;

export type ChangeFigures = (
  url: string,
  figures: Partial<Pick<ResultRow, "domains" | "authority">>,
) => void;

type TitleListProps = {
  rivals: readonly RivalTitle[];
  /** The lines of all results, which hold the figures. */
  rows: string;
  onChange: ChangeFigures;
};

/** Each result: what its page says of the phrase, and the figures that only the visitor can look up. */
export function TitleList({ rivals, rows, onChange }: TitleListProps) {
  return (
    <ol>
      {rivals.map((rival, at) => (
        <li key={rival.url}>
          <div className="title-page">
            {rival.state === "read" ? (
              <b dir="auto">{rival.title ?? "The page has no title"}</b>
            ) : null}
            <code dir="ltr">{rival.url}</code>
            {rival.state === "read" ? (
              <PhrasePlaces rival={rival} />
            ) : (
              <>
                <StatusWord as="p" Icon={CircleSlash}>
                  Could not be checked
                </StatusWord>
                <p className="tool-help">{rival.detail}</p>
              </>
            )}
          </div>
          <Figures
            number={at + 1}
            row={rowOf(rows, rival.url)}
            onChange={(figures) => onChange(rival.url, figures)}
          />
        </li>
      ))}
    </ol>
  );
}

function PhrasePlaces({ rival }: { rival: Extract<RivalTitle, { state: "read" }> }) {
  return (
    <>
      <ul className="title-facts">
        {places.map(([place, name]) => {
          const Icon = rival.phraseIn[place] ? CircleCheck : Minus;
          return (
            <li
              key={place}
              className="status"
              data-status={rival.phraseIn[place] ? "pass" : undefined}
            >
              <Icon
                className="icon"
                role="img"
                aria-label={rival.phraseIn[place] ? "In" : "Not in"}
              />
              {name}
            </li>
          );
        })}
      </ul>
      <p className="tool-help">
        {rival.count === 0 ? "Not once, word for word," : count(rival.count, "time")} in{" "}
        {count(rival.words, "word")} of main text
      </p>
    </>
  );
}

function Figures({
  number,
  row,
  onChange,
}: {
  number: number;
  row: ResultRow | undefined;
  onChange: (figures: Partial<Pick<ResultRow, "domains" | "authority">>) => void;
}) {
  const id = useId();
  return (
    <div className="title-figures">
      <div>
        <label htmlFor={`${id}-domains`}>
          Referring domains<span className="visually-hidden"> of result {number}</span>
        </label>
        <input
          id={`${id}-domains`}
          className="input"
          name={`domains-${number}`}
          inputMode="numeric"
          autoComplete="off"
          value={row?.domains ?? ""}
          onChange={(event) => onChange({ domains: withoutParting(event.target.value) })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-authority`}>
          Authority<span className="visually-hidden"> of result {number}</span>{" "}
          <span className="field-optional">(optional)</span>
        </label>
        <input
          id={`${id}-authority`}
          className="input"
          name={`authority-${number}`}
          inputMode="decimal"
          autoComplete="off"
          value={row?.authority ?? ""}
          onChange={(event) => onChange({ authority: withoutParting(event.target.value) })}
        />
      </div>
    </div>
  );
}

/** Commas, tabs and spaces part the figures of a line: "1,200" is 1200. */
function withoutParting(typed: string): string {
  return typed.replaceAll(/[,\s]/g, "");
}
