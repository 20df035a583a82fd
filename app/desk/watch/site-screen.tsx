import { ArrowLeft, RefreshCw, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";

import { call } from "#app/desk/data/call.ts";
import { go, linkTo } from "#app/desk/data/desk-place.ts";
import type { SignedIn } from "#app/desk/data/leave-if-signed-out.ts";
import { showDeskToast, showAway } from "#app/desk/data/desk-toast.ts";
import { Confirm } from "#app/desk/desk-dialog.tsx";
import { DeskSwitch } from "#app/desk/desk-switch.tsx";
import { DeskTable } from "#app/desk/desk-table.tsx";
import { cleanForeignText } from "#app/desk/foreign.tsx";
import { tellMoment } from "#lib/time-words.ts";
import { useLookAgain } from "#app/desk/data/use-look-again.ts";
import { changeSite } from "./change-site.ts";
import { ReportActions } from "./report-actions.tsx";
import { UnsentMails } from "./unsent-mails.tsx";
import { WhatChanged } from "./what-changed.tsx";
import { ReadingsPlot } from "./readings-plot.tsx";
import { rhythmNames, SiteForm } from "./site-form.tsx";
import { describeNextReading } from "./next-reading.ts";
import { deskApi } from "#lib/desk/contract.ts";
import type { SiteAnswer, SiteReading, SitesAnswer, WatchedSite } from "#lib/desk/watch.ts";

type SiteScreenProps = {
  id: string;
  session: SignedIn;
  onSites: (sites: SitesAnswer) => void;
  now: number;
};

/** One site: what changed, every reading as plot and table, and its schedule. */
export function SiteScreen({ id, session, onSites, now }: SiteScreenProps) {
  const [answer, setAnswer] = useState<SiteAnswer | "gone">();
  const load = useCallback(
    () =>
      void call<SiteAnswer>(deskApi.site(id)).then((got) => {
        if (got.ok) setAnswer(got.value);
        else if (got.kind === "refused") setAnswer("gone");
      }),
    [id],
  );
  useLookAgain(load);
  const change = (sites: SitesAnswer) => {
    onSites(sites);
    load();
  };

  return (
    <main className="desk-main wrap" id="content" tabIndex={-1}>
      <a className="desk-go" {...linkTo({ screen: "watch" })}>
        <ArrowLeft className="icon" aria-hidden />
        Watch
      </a>
      {answer === undefined ? (
        <p role="status">Loading the site</p>
      ) : answer === "gone" ? (
        <h1>There is nothing at this address.</h1>
      ) : (
        <SiteParts {...answer} session={session} onSites={change} onLoad={load} now={now} />
      )}
    </main>
  );
}

type SitePartsProps = SiteAnswer &
  Pick<SiteScreenProps, "session" | "onSites" | "now"> & { onLoad: () => void };

function SiteParts({ site, readings, session, onSites, onLoad, now }: SitePartsProps) {
  const ended = readings.filter(({ outcome }) => outcome !== "reading");
  const [last] = ended;
  const running = readings.find(({ outcome }) => outcome === "reading")?.report ?? null;
  return (
    <>
      <div className="section-top">
        <div className="stack" data-gap="middle">
          <h1>{site.client}</h1>
          <p className="lead">
            {site.host}, read {rhythmNames[site.rhythm]}.{" "}
            {site.isReading
              ? "It is being read now."
              : `Next ${describeNextReading(site.nextAt, now)}.`}
          </p>
          {running === null ? null : (
            <ReportActions report={running} isReading onChanged={onLoad} />
          )}
          {site.isReading ? null : (
            <button type="button" className="desk-go" onClick={() => readNow(site, onSites)}>
              <RefreshCw className="icon" aria-hidden />
              Read now
            </button>
          )}
        </div>
      </div>
      <div className="desk-watch">
        <div className="stack">
          <UnsentMails
            site={site}
            onSendAgain={() => void changeSite(site, { kind: "send-again" }, onSites)}
            now={now}
          />
          {last === undefined ? null : <WhatChanged reading={last} now={now} />}
          {last?.report == null ? null : (
            <ReportActions report={last.report} isReading={false} onChanged={onLoad} />
          )}
          {ended.length === 0 ? null : (
            <section>
              <h2 className="desk-h">Points lost</h2>
              <ReadingsPlot
                points={ended.map(({ points }) => points).toReversed()}
                isWorse={site.verdict === "worse"}
              />
              <ReadingsTable readings={ended} now={now} />
            </section>
          )}
        </div>
        <aside className="stack">
          <SiteForm key={site.id} session={session} site={site} onSites={onSites} />
          <MailsSwitch site={site} onSites={onSites} />
          <StoppedBy site={site} />
          <StopWatching site={site} onSites={onSites} />
        </aside>
      </div>
    </>
  );
}

function ReadingsTable({ readings, now }: { readings: readonly SiteReading[]; now: number }) {
  return (
    <DeskTable label="Readings">
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
                <a href={deskApi.openReport(report)}>{cleanForeignText(headline)}</a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DeskTable>
  );
}

/** Whether anybody gets mail about it. */
function MailsSwitch({ site, onSites }: StopProps) {
  return (
    <DeskSwitch
      label="Emails about this site"
      isOn={site.mails}
      onSwitch={(mails) => void changeSite(site, { kind: "mails", mails }, onSites)}
    />
  );
}

/** Who has stopped the mails is asked by no one here; the link in a mail starts them again. */
function StoppedBy({ site: { stopped } }: Pick<StopProps, "site">) {
  if (stopped.length === 0) return null;
  const who = stopped.map(cleanForeignText).join(", ");
  return (
    <p className="mini soft">
      {who} {stopped.length === 1 ? "has" : "have"} stopped these emails, and can start them again
      with the link in one of them.
    </p>
  );
}

type StopProps = { site: WatchedSite; onSites: (sites: SitesAnswer) => void };

function StopWatching({ site, onSites }: StopProps) {
  const [isAsking, setAsking] = useState(false);
  const stop = () => {
    setAsking(false);
    void call<SitesAnswer>(deskApi.site(site.id), { method: "DELETE", body: {} }).then((answer) => {
      if (!answer.ok) return showAway();
      onSites(answer.value);
      go({ screen: "watch" });
      showDeskToast({ title: `${site.client} is no longer watched.` });
    });
  };
  return (
    <>
      <button type="button" className="desk-go desk-go-bad" onClick={() => setAsking(true)}>
        <Trash2 className="icon" aria-hidden />
        Stop watching it
      </button>
      {isAsking ? (
        <Confirm
          heading={`Stop watching ${site.client}?`}
          yes="Stop watching it"
          onYes={stop}
          onKeep={() => setAsking(false)}
        >
          <p>Its points are kept, and come back if you add it again.</p>
        </Confirm>
      ) : null}
    </>
  );
}

export function readNow(site: WatchedSite, onSites: (sites: SitesAnswer) => void): void {
  void call<SitesAnswer>(deskApi.siteRead(site.id), { body: {} }).then((answer) => {
    if (answer.ok) onSites(answer.value);
    else showAway();
  });
}
