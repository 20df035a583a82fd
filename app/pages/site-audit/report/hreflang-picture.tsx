import { count } from "#lib/count.ts";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";

import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import type { Pictures } from "#engine/site-audit/pictures.ts";

const FIRST = 10;

const icons = { here: CircleCheck, wrong: CircleAlert, none: CircleDashed } as const;

/** Which page has which language versions, and whether they lead back. */
export function HreflangPicture({ hreflang }: { hreflang: Pictures["hreflang"] }) {
  const { codes, rows } = hreflang;
  const wrong = rows.filter(({ cells }) => cells.some(({ state }) => state === "wrong")).length;
  const { shown, button } = useFolded(rows, FIRST);
  return (
    <figure>
      <figcaption>
        <h3>Language versions</h3>
        <p>
          hreflang must agree both ways.{" "}
          {wrong === 0
            ? "All sets do."
            : `${wrong} of ${count(rows.length, "set")} ${wrong === 1 ? "does" : "do"} not.`}
        </p>
      </figcaption>
      <table className="site-hreflang">
        <thead>
          <tr>
            <th scope="col">Page</th>
            {codes.map((code) => (
              <th key={code} scope="col">
                {code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ page, cells }) => (
            <tr key={page}>
              <th scope="row">
                <bdi>{page}</bdi>
              </th>
              {codes.map((code) => {
                const cell = cells.find((each) => each.code === code);
                const Icon = icons[cell?.state ?? "none"];
                return (
                  <td key={code} data-state={cell?.state ?? "none"} data-label={code}>
                    <Icon className="icon" aria-hidden /> {cell?.text ?? "None"}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {button}
    </figure>
  );
}
