import { groupThousands } from "#lib/group-thousands.ts";
import { writeLogCsv } from "#engine/access-log/log-csv.ts";
import type { AddressCount, CrawlerVisits, LogReport } from "#engine/access-log/log-report.ts";
import { tellAnswers, writeLogMarkdown } from "#engine/access-log/log-sections.ts";
import {
  dayIn,
  listLogNotes,
  tellDisobedience,
  tellMissed,
  tellPretender,
  tellProof,
  tellLogTotals,
  wastedWords,
} from "#engine/access-log/tell-log.ts";
import { ReadingNote } from "#app/tools/kit/reading/reading-note.tsx";
import { ReportFiles } from "#app/tools/kit/result/report-files.tsx";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { LogDays } from "./log-days.tsx";

type LogResultProps = { report: LogReport; run: number; names: readonly string[] };

export function LogResult({ report, run, names }: LogResultProps) {
  const { answer, crawlers, missed, wasted, disobeyed, pretenders, days, unreadLines } = report;
  return (
    <ResultFrame
      label={answer}
      run={run}
      badge={<MeasuredBadge on="file">{names.join(", ")}. Days are Pakistan’s.</MeasuredBadge>}
      headline={answer}
      notes={<p className="tool-help">{tellLogTotals(report)}</p>}
      more={
        <>
          {missed ? <Missed missed={missed} /> : null}
          <Listed
            title="What eats their visits"
            rows={wasted.map(({ kind, requests, addresses }) => ({
              text: `${wastedWords[kind]}: ${groupThousands(requests)}`,
              addresses,
            }))}
          />
          {disobeyed ? (
            <Listed
              title="Against robots.txt"
              none="No crawler asked for what robots.txt closes to it."
              rows={disobeyed.map((one) => ({
                text: tellDisobedience(one),
                addresses: one.addresses,
              }))}
            />
          ) : null}
          {days.length > 0 ? <LogDays days={days} /> : null}
          <Listed
            title="Who only pretends"
            none="Nobody used a crawler’s name from a foreign address, as far as its operator publishes its own."
            rows={pretenders.map((one) => ({ text: tellPretender(one), addresses: [] }))}
          />
          <ReportFiles
            name="who-came"
            write={{
              CSV: () => writeLogCsv(report),
              JSON: () => JSON.stringify(report, null, 2),
              Markdown: () => writeLogMarkdown(report),
            }}
          />
        </>
      }
    >
      {listLogNotes(report).map((note) => (
        <ReadingNote key={note}>{note}</ReadingNote>
      ))}
      {unreadLines.length > 0 ? <pre className="log-unread">{unreadLines.join("\n")}</pre> : null}
      <Crawlers crawlers={crawlers} />
    </ResultFrame>
  );
}

function Crawlers({ crawlers }: Pick<LogReport, "crawlers">) {
  if (crawlers.length === 0) return <p>No crawler that we know came.</p>;
  return (
    <>
      <h3>Who came, and what they got</h3>
      <table className="table" data-cards>
        <thead>
          <tr>
            <th scope="col">Crawler</th>
            <th scope="col">Purpose</th>
            <th scope="col">Requests</th>
            <th scope="col">Last</th>
            <th scope="col">Answers</th>
            <th scope="col">Data, mean time</th>
          </tr>
        </thead>
        <tbody>
          {crawlers.map((one) => (
            <CrawlerRow key={one.name} one={one} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function CrawlerRow({ one }: { one: CrawlerVisits }) {
  const { name, operator, purpose, requests, last, bytes, tookMs } = one;
  return (
    <tr>
      <th scope="row">
        {name} <small>{operator}</small>
        <p className="tool-help">{tellProof(one)}</p>
      </th>
      <td data-label="Purpose">{purpose}</td>
      <td data-label="Requests">{groupThousands(requests)}</td>
      <td data-label="Last">{dayIn(last)}</td>
      <td data-label="Answers">{tellAnswers(one)}</td>
      <td data-label="Data">
        {groupThousands(Math.round(bytes / 1000))} kB
        {tookMs === null ? "" : `, ${groupThousands(tookMs)} ms`}
      </td>
    </tr>
  );
}

function Missed({ missed }: { missed: NonNullable<LogReport["missed"]> }) {
  const { rows, addresses } = missed;
  return (
    <section className="tool-result">
      <h3>Never asked for</h3>
      <p>{tellMissed(missed)}</p>
      {rows.length > 0 ? (
        <p className="tool-help">
          {rows.map(({ name, missed: number }) => `${name}: ${groupThousands(number)}`).join(", ")}
        </p>
      ) : null}
      <Addresses addresses={addresses.map((address) => ({ address }))} />
    </section>
  );
}

type ListedProps = {
  title: string;
  /** Said where there is no row; without it nothing is shown then. */
  none?: string;
  rows: readonly { text: string; addresses: readonly AddressCount[] }[];
};

function Listed({ title, none, rows }: ListedProps) {
  if (rows.length === 0 && none === undefined) return null;
  return (
    <section className="tool-result">
      <h3>{title}</h3>
      {rows.length === 0 ? <p>{none}</p> : null}
      <ul className="rows">
        {rows.map(({ text, addresses }) => (
          <li key={text}>
            {text}
            <Addresses addresses={addresses} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ShownAddress = { address: string; requests?: number; line?: number; rule?: string };

const SHOWN = 100;

/** Folded: a list may be long. */
function Addresses({ addresses }: { addresses: readonly ShownAddress[] }) {
  if (addresses.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>{addresses.length === 1 ? "The address" : `${addresses.length} addresses`}</summary>
      <ul>
        {addresses.slice(0, SHOWN).map(({ address, requests, line, rule }) => (
          <li key={address}>
            {requests === undefined ? null : <b>{groupThousands(requests)} </b>}
            <code>{address}</code>
            {line === undefined ? null : ` line ${line}: ${rule}`}
          </li>
        ))}
      </ul>
      {addresses.length > SHOWN ? (
        <p className="tool-help">
          The first {SHOWN} are shown. The JSON has {groupThousands(addresses.length)}.
        </p>
      ) : null}
    </details>
  );
}
