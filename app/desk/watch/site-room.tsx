import { ArrowLeft, RefreshCw, Trash2 } from "lucide-react";
import { useCallback, useEffect, useState } from "react";

import { call } from "#app/desk/data/call.ts";
import { go, linkTo } from "#app/desk/data/place.ts";
import type { SignedIn } from "#app/desk/data/session.ts";
import { tell } from "#app/desk/data/toasts.ts";
import { Confirm } from "#app/desk/desk-dialog.tsx";
import { cleanForeignText } from "#app/desk/foreign-text.tsx";
import { tellFully, tellMoment } from "#app/desk/time-words.ts";
import { ReadingsPlot } from "#app/desk/watch/readings-plot.tsx";
import { rhythmNames, SiteForm } from "#app/desk/watch/site-form.tsx";
import { tellNext } from "#app/desk/watch/site-words.ts";
import { deskApi } from "#lib/desk/contract.ts";
import type {
  ChangedFix,
  SiteAnswer,
  SiteComparison,
  SiteReading,
  SitesAnswer,
  WatchedSite,
} from "#lib/desk/watch.ts";

type SiteRoomProps = {
  id: string;
  session: SignedIn;
  onSites: (sites: SitesAnswer) => void;
  now: number;
};

/** A reading ends by itself. */
const LOOK_EVERY_MS = 5_000;

/** One site: what changed, every reading as plot and table, and its schedule. */
export function SiteRoom({ id, session, onSites, now }: SiteRoomProps) {
  const [answer, setAnswer] = useState<SiteAnswer | "gone">();
  const load = useCallback(
    () =>
      void call<SiteAnswer>(deskApi.site(id)).then((got) => {
        if (got.ok) setAnswer(got.value);
        else if (got.kind === "refused") setAnswer("gone");
      }),
    [id],
  );
  useEffect(() => {
    load();
    const timer = setInterval(load, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [load]);
  const change = (sites: SitesAnswer) => {
    onSites(sites);
    load();
  };

  return (
    <main className="desk-main wrap" id="content" tabIndex={-1}>
      <a className="desk-go" {...linkTo({ room: "watch" })}>
        <ArrowLeft className="icon" aria-hidden />
        Watch
      </a>
      {answer === undefined ? (
        <p role="status">Loading the site</p>
      ) : answer === "gone" ? (
        <h1>There is nothing under this address.</h1>
      ) : (
        <SiteParts {...answer} session={session} onSites={change} now={now} />
      )}
    </main>
  );
}

type SitePartsProps = SiteAnswer & Pick<SiteRoomProps, "session" | "onSites" | "now">;

function SiteParts({ site, readings, session, onSites, now }: SitePartsProps) {
  const ended = readings.filter(({ outcome }) => outcome !== "reading");
  const [last] = ended;
  return (
    <>
      <div className="desk-top">
        <div>
          <h1>{site.client}</h1>
          <p className="lead">
            {site.host}, read {rhythmNames[site.rhythm]}.{" "}
            {site.isReading ? "It is being read now." : `Next ${tellNext(site.nextAt, now)}.`}
          </p>
          {site.isReading ? null : (
            <button type="button" className="desk-go" onClick={() => readNow(site, onSites)}>
              <RefreshCw className="icon" aria-hidden />
              Read now
            </button>
          )}
        </div>
      </div>
      <div className="desk-watch">
        <div className="desk-site-parts">
          {last === undefined ? null : <Changed reading={last} now={now} />}
          {ended.length === 0 ? null : (
            <section>
              <h2 className="desk-group">Points lost</h2>
              <div className="desk-all-readings">
                <ReadingsPlot
                  points={ended.map(({ points }) => points).toReversed()}
                  isWorse={site.verdict === "worse"}
                />
              </div>
              <ReadingsTable readings={ended} now={now} />
            </section>
          )}
        </div>
        <aside>
          <SiteForm key={site.id} session={session} site={site} onSites={onSites} />
          <StopWatching site={site} onSites={onSites} />
        </aside>
      </div>
    </>
  );
}

type ReadingProps = { reading: SiteReading; now: number };

function Changed({ reading, now }: ReadingProps) {
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

function ReadingsTable({ readings, now }: { readings: readonly SiteReading[]; now: number }) {
  return (
    <div className="desk-table-box">
      <table className="desk-table">
        <thead>
          <tr>
            {["Read", "Points lost", "Can be indexed", "What changed"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings.map(({ id, at, points, indexable, known, headline, report }) => (
            <tr key={id}>
              <th scope="row">{tellMoment(at, now)}</th>
              <td>{points ?? "–"}</td>
              <td>{indexable === null ? "–" : `${indexable} of ${known}`}</td>
              <td>
                {report === null ? (
                  cleanForeignText(headline)
                ) : (
                  <a href={report}>{cleanForeignText(headline)}</a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type StopProps = { site: WatchedSite; onSites: (sites: SitesAnswer) => void };

function StopWatching({ site, onSites }: StopProps) {
  const [isAsking, setAsking] = useState(false);
  const stop = () => {
    setAsking(false);
    void call<SitesAnswer>(deskApi.site(site.id), { method: "DELETE", body: {} }).then((answer) => {
      if (!answer.ok) return tell({ title: "The desk does not answer", look: "bad" });
      onSites(answer.value);
      go({ room: "watch" });
      tell({ title: `${site.client} is watched no longer.` });
    });
  };
  return (
    <>
      <button type="button" className="desk-go desk-go-bad" onClick={() => setAsking(true)}>
        <Trash2 className="icon" aria-hidden />
        Watch it no longer
      </button>
      {isAsking ? (
        <Confirm
          heading={`Watch ${site.client} no longer?`}
          yes="Watch it no longer"
          onYes={stop}
          onKeep={() => setAsking(false)}
        >
          <p>Its points are kept. Added again, it has them.</p>
        </Confirm>
      ) : null}
    </>
  );
}

export function readNow(site: WatchedSite, onSites: (sites: SitesAnswer) => void): void {
  void call<SitesAnswer>(deskApi.siteRead(site.id), { body: {} }).then((answer) => {
    if (answer.ok) onSites(answer.value);
    else tell({ title: "The desk does not answer", look: "bad" });
  });
}
