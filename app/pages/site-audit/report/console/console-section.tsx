import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { pathOf } from "#engine/address/path-of.ts";
import type { ConsoleJoin } from "#engine/search-console/join-console.ts";
import {
  listConsoleParts,
  tellRow,
  tellTotals,
  type ConsolePart,
} from "#engine/search-console/tell-console.ts";
import { groupThousands } from "#lib/group-thousands.ts";

type Props = {
  join: ConsoleJoin | undefined;
  problem: string | undefined;
  home: string;
  onFiles: (files: readonly File[]) => void;
  onForget: () => void;
};

/** Takes an export of Search Console, and shows what only one of the two knows. */
export function ConsoleSection({ join, problem, home, onFiles, onForget }: Props) {
  return (
    <section id="console" className="site-part no-print">
      <div className="section-top">
        <h2 tabIndex={-1}>Search Console beside it</h2>
        <p className="soft">
          Drop what Search Console exports, and each fix shows the clicks of its pages. The file
          stays in this browser: nothing of it is sent or kept.
        </p>
      </div>
      <Dropzone
        accept=".zip,.csv,application/zip,text/csv"
        buttonLabel="Choose the export"
        onFiles={onFiles}
        actions={
          join === undefined ? undefined : (
            <Button variant="outline" onClick={onForget}>
              Take it away
            </Button>
          )
        }
      >
        <p className="mini soft">
          Performance, the table Pages: Export, Download CSV. Also the lists of Indexing, and the
          pages of Bing Webmaster Tools; in any language, as zip or CSV, several at once.
        </p>
      </Dropzone>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <p role="status">
        {join === undefined
          ? null
          : `${tellTotals(join)} The fixes above show what is at stake, and can be ordered by clicks.`}
      </p>
      {join === undefined
        ? null
        : listConsoleParts(join).map((part) => <Part key={part.id} part={part} home={home} />)}
    </section>
  );
}

const FIRST = 10;

function Part({ part: { title, meaning, rows }, home }: { part: ConsolePart; home: string }) {
  const { shown, button } = useFolded(rows, FIRST);
  return (
    <div className="stack" data-gap="small">
      <h3>
        {title}: {groupThousands(rows.length)}
      </h3>
      <p className="mini soft">{meaning}</p>
      <ul className="rows" data-kind="ends">
        {shown.map((row) => (
          <li key={row.url}>
            <a href={row.url} rel="noopener nofollow" dir="auto">
              {pathOf(row.url, home)}
            </a>
            <span dir="auto">{tellRow(row)}</span>
          </li>
        ))}
      </ul>
      {button}
    </div>
  );
}
