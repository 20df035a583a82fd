import { useState } from "react";

import { cleanForeignText } from "#app/desk/foreign.tsx";
import { tellFully } from "#lib/time-words.ts";
import { deskApi } from "#lib/desk/contract.ts";
import type { AddressChange, ChangedFix, SiteComparison, SiteReading } from "#lib/desk/watch.ts";

type ReadingProps = { reading: SiteReading; now: number };

/** What the newest reading says against the one before. */
export function WhatChanged({ reading, now }: ReadingProps) {
  const { at, headline, detail, comparison, report } = reading;
  return (
    <section>
      <h2 className="desk-h">What changed</h2>
      <p className="title after">{cleanForeignText(headline)}</p>
      {detail === "" ? null : <p>{cleanForeignText(detail)}</p>}
      <p className="mini soft">
        Read {tellFully(at, now)}.
        {comparison ? ` The previous reading was ${tellFully(comparison.since, now)}.` : ""}
      </p>
      {comparison ? <Lists comparison={comparison} /> : null}
      {report === null ? null : (
        <a className="desk-go" href={deskApi.openReport(report)}>
          The whole report
        </a>
      )}
    </section>
  );
}

function Lists({ comparison }: { comparison: SiteComparison }) {
  const { lost, lostPages, added, worse = [], fixed, changes } = comparison;
  // Each change once: a page that is lost is not named again below.
  const isLost = new Set(lost.map(({ url }) => url));
  const others = changes?.rows.filter(({ url }) => !isLost.has(url)) ?? [];
  const unlisted = (changes?.total ?? 0) - (changes?.rows.length ?? 0);
  return (
    <>
      {lost.length === 0 ? null : (
        <>
          <h3 className="desk-h after">Can no longer be indexed</h3>
          <ul className="rows" data-kind="ends">
            {lost.map(({ url, text }) => (
              <li key={url}>
                <code>{cleanForeignText(url)}</code>{" "}
                <b data-tone="fail">{cleanForeignText(text)}</b>
              </li>
            ))}
            {lostPages > lost.length ? <li>and {lostPages - lost.length} more</li> : null}
          </ul>
        </>
      )}
      <Fixes heading="New" fixes={added} sign="+" />
      <Fixes heading="At more addresses" fixes={worse} sign="+" />
      <Fixes heading="Fixed" fixes={fixed} sign="−" />
      <Changes rows={others} unlisted={unlisted} />
    </>
  );
}

type FixesProps = { heading: string; fixes: readonly ChangedFix[]; sign: string };

function Fixes({ heading, fixes, sign }: FixesProps) {
  return fixes.length === 0 ? null : (
    <>
      <h3 className="desk-h after">{heading}</h3>
      <ul className="rows" data-kind="ends">
        {fixes.map(({ title, points, more = 0 }) => (
          <li key={title}>
            {cleanForeignText(title)}
            {more > 0 ? `, ${more} more than before` : null}
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

type ChangesProps = { rows: readonly AddressChange[]; unlisted: number };

/** So many are shown before somebody asks for all. */
const SHOWN = 20;

/** Address by address, the gravest first. */
function Changes({ rows, unlisted }: ChangesProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <>
      <h3 className="desk-h after">What changed, by address</h3>
      <ul className="rows" data-kind="ends">
        {shown.map(({ url, what, text }) => (
          <li key={`${what} ${url}`}>
            <code>{cleanForeignText(url)}</code>
            <span className="soft">
              <b>{what}</b> {cleanForeignText(text)}
            </span>
          </li>
        ))}
        {unlisted > 0 && shown.length === rows.length ? <li>and {unlisted} more</li> : null}
      </ul>
      {shown.length === rows.length ? null : (
        <p>
          <button type="button" className="desk-go" onClick={() => setIsWhole(true)}>
            {unlisted === 0
              ? `Show all ${rows.length}`
              : `Show ${rows.length} of ${rows.length + unlisted}`}
          </button>
        </p>
      )}
    </>
  );
}
