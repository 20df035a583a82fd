import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";

import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import type { Pictures } from "#engine/site-audit/pictures.ts";

type Row = Pictures["hreflang"]["rows"][number];
type Cell = Row["cells"][number];

const FIRST = 10;

/** In the order of a row: what is to be fixed first. */
const states = ["wrong", "here", "none"] as const;
const icons = { here: CircleCheck, wrong: CircleAlert, none: CircleDashed } as const;

/** Which page has which language versions, and whether they lead back. */
export function HreflangPicture({ hreflang }: { hreflang: Pictures["hreflang"] }) {
  const { codes, rows } = hreflang;
  const { sets, wrong } = hreflang.counts ?? {
    sets: rows.length,
    wrong: rows.filter(({ cells }) => cells.some(({ state }) => state === "wrong")).length,
  };
  const { shown, button } = useFolded(rows, FIRST);
  return (
    <figure>
      <figcaption>
        <h3>Language versions</h3>
        <p>
          hreflang must agree both ways.{" "}
          {wrong === 0
            ? "All sets do."
            : `${groupThousands(wrong)} of ${count(sets, "set")} ${wrong === 1 ? "does" : "do"} not.`}
          {sets > rows.length && ` The first ${rows.length} are listed.`}
        </p>
      </figcaption>
      <ul className="rows site-hreflang" data-kind="pair">
        {shown.map(({ page, cells }) => (
          <li key={page}>
            <bdi>{page}</bdi>
            <ul>
              {groupVersions(cells, codes).map(({ state, text, versions }) => {
                const Icon = icons[state];
                return (
                  <li key={text} data-state={state}>
                    <Icon className="icon" aria-hidden /> {text}: <b>{versions.join(", ")}</b>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      {button}
    </figure>
  );
}

/** The codes of which the same is to be said, together: any number of languages has room. */
export function groupVersions(cells: Row["cells"], codes: readonly string[]) {
  const missing = codes
    .filter((code) => !cells.some((cell) => cell.code === code))
    .map((code): Cell => ({ code, state: "none", text: "None" }));
  const groups = Map.groupBy([...cells, ...missing], ({ text }) => text);
  return [...groups]
    .map(([text, those]) => ({
      text,
      state: those[0]?.state ?? "none",
      versions: [...new Set(those.map(({ code }) => code))],
    }))
    .toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state));
}
