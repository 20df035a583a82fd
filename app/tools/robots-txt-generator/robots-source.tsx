import { Fragment } from "react";

/** A long file is shown around the lines that matter. */
const MAX_LINES = 300;
const CONTEXT_LINES = 3;

type RobotsSourceProps = {
  text: string;
  /** Letters of the URLs that a line decides, by line number. */
  marks?: ReadonlyMap<number, string>;
  /** The deciding line of the chosen URL. */
  winner?: number | undefined;
  /** Lines that match the chosen URL too, and lost. */
  losers?: ReadonlySet<number>;
};

/** A robots.txt with numbered lines: the deciding one lit, the beaten ones struck. */
export function RobotsSource({ text, marks, winner, losers }: RobotsSourceProps) {
  const lines = text.split(/\r\n|\r|\n/);
  const important = new Set([
    ...(marks?.keys() ?? []),
    ...(losers ?? []),
    ...(winner ? [winner] : []),
  ]);
  const shown = chooseLines(lines.length, important);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
    <ol className="tool-source" tabIndex={0} aria-label="The file, line by line">
      {shown.map((number, index) => {
        const before = shown[index - 1] ?? 0;
        const mark = marks?.get(number);
        return (
          <Fragment key={number}>
            {number - before > 1 ? <li data-line="">…</li> : null}
            <li data-line={number} data-state={stateOf(number, winner, losers)}>
              <SourceLine line={lines[number - 1] ?? ""} />
              {mark ? <em>{mark}</em> : null}
            </li>
          </Fragment>
        );
      })}
      {(shown.at(-1) ?? 0) < lines.length ? <li data-line="">…</li> : null}
    </ol>
  );
}

function SourceLine({ line }: { line: string }) {
  if (line.trimStart().startsWith("#")) return <i>{line}</i>;
  const colon = line.indexOf(":");
  if (colon < 0) return line === "" ? " " : line;
  return (
    <>
      <b>{line.slice(0, colon + 1)}</b>
      {line.slice(colon + 1)}
    </>
  );
}

function stateOf(number: number, winner?: number, losers?: ReadonlySet<number>) {
  if (number === winner) return "won";
  return losers?.has(number) ? "lost" : undefined;
}

function chooseLines(count: number, important: ReadonlySet<number>): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= MAX_LINES) return all;
  const near = new Set<number>();
  for (const line of important) {
    for (let step = -CONTEXT_LINES; step <= CONTEXT_LINES; step += 1) near.add(line + step);
  }
  return all.filter((number) => number <= 20 || near.has(number)).slice(0, MAX_LINES);
}
