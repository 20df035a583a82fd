import { SeverityWord } from "#app/tools/kit/result/severity-word.tsx";
import { IsolatedQuotes } from "#app/pages/site-audit/isolated-quotes.tsx";
import type { ProgressFinding } from "#engine/site-audit/contract.ts";
import { tellTime } from "#lib/time-words.ts";

/** Findings as they appear, newest first. */
export function FoundSoFar({ findings }: { findings: readonly ProgressFinding[] }) {
  return (
    <section className="split">
      <div className="stack" data-gap="small">
        <h2>Found so far</h2>
        <p className="soft">Newest first. Numbers may still grow. The report puts them in order.</p>
      </div>
      {findings.length === 0 ? (
        <p className="soft">Nothing yet.</p>
      ) : (
        <ol className="rows" data-kind="ends">
          {findings.map(({ at, issue, severity, title, detail }) => (
            <li key={`${issue} ${detail}`}>
              <SeverityWord severity={severity} />
              <time className="mini soft" dateTime={at}>
                {tellTime(Date.parse(at))}
              </time>
              <h3 className="title">{title}</h3>
              <p className="soft">
                <IsolatedQuotes words={detail} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
