import { SeverityWord } from "#app/tools/kit/result/severity-word.tsx";
import { IsolatedQuotes } from "#app/pages/site-audit/isolated-quotes.tsx";
import type { ProgressFinding } from "#engine/site-audit/contract.ts";
import { tellTime } from "#lib/time-words.ts";

/** Findings as they appear, newest first. */
export function FoundSoFar({ findings }: { findings: readonly ProgressFinding[] }) {
  return (
    <section className="site-found split">
      <div>
        <h2>Found so far</h2>
        <p>Newest first. Numbers may still grow. The report puts them in order.</p>
      </div>
      {findings.length === 0 ? (
        <p className="site-found-none">Nothing yet.</p>
      ) : (
        <ol>
          {findings.map(({ at, issue, severity, title, detail }) => (
            <li key={`${issue} ${detail}`}>
              <SeverityWord severity={severity} />
              <time dateTime={at}>{tellTime(Date.parse(at))}</time>
              <h3>{title}</h3>
              <p>
                <IsolatedQuotes words={detail} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
