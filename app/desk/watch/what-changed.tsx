import { cleanForeignText } from "#app/desk/foreign-text.tsx";
import { tellFully } from "#app/desk/time-words.ts";
import type { ChangedFix, SiteComparison, SiteReading } from "#lib/desk/watch.ts";

type ReadingProps = { reading: SiteReading; now: number };

/** What the newest reading says against the one before. */
export function WhatChanged({ reading, now }: ReadingProps) {
  const { at, headline, detail, comparison, report } = reading;
  return (
    <section>
      <h2 className="desk-group">What changed</h2>
      <p className="desk-changed">
        <b>{cleanForeignText(headline)}</b>
        {detail === "" ? null : <span>{cleanForeignText(detail)}</span>}
      </p>
      <p className="desk-gloss">
        Read {tellFully(at, now)}.
        {comparison ? ` The reading before was ${tellFully(comparison.since, now)}.` : ""}
      </p>
      {comparison ? <Lists comparison={comparison} /> : null}
      {report === null ? null : (
        <a className="desk-go" href={report}>
          The whole report
        </a>
      )}
    </section>
  );
}

function Lists({ comparison: { lost, lostPages, added, fixed } }: { comparison: SiteComparison }) {
  return (
    <>
      {lost.length === 0 ? null : (
        <>
          <h3 className="desk-h">Can no longer be indexed</h3>
          <ul className="desk-lost">
            {lost.map(({ url, text }) => (
              <li key={url}>
                <code>{cleanForeignText(url)}</code> <b>{cleanForeignText(text)}</b>
              </li>
            ))}
            {lostPages > lost.length ? <li>and {lostPages - lost.length} more</li> : null}
          </ul>
        </>
      )}
      <Fixes heading="New" fixes={added} sign="+" />
      <Fixes heading="Fixed" fixes={fixed} sign="−" />
    </>
  );
}

type FixesProps = { heading: string; fixes: readonly ChangedFix[]; sign: string };

function Fixes({ heading, fixes, sign }: FixesProps) {
  return fixes.length === 0 ? null : (
    <>
      <h3 className="desk-h">{heading}</h3>
      <ul className="desk-lost">
        {fixes.map(({ title, points }) => (
          <li key={title}>
            {cleanForeignText(title)}
            <span>
              {sign}
              {points}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
