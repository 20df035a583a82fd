import { Plus, RefreshCw } from "lucide-react";
import { useCallback, useState } from "react";

import { call } from "#app/desk/data/call.ts";
import { showAway, showDeskToast } from "#app/desk/data/desk-toast.ts";
import { useLookAgain } from "#app/desk/data/use-look-again.ts";
import { linkTo } from "#app/desk/data/desk-place.ts";
import type { SignedIn } from "#app/desk/data/leave-if-signed-out.ts";
import { NotLoaded } from "#app/desk/not-loaded.tsx";
import { PartFault } from "#app/desk/part-fault.tsx";
import { SiteForm } from "./site-form.tsx";
import { readNow, SiteScreen } from "./site-screen.tsx";
import { WatchedSiteRow } from "./watched-site-row.tsx";
import { describeWatch } from "./describe-watch.ts";
import { changeSite } from "./change-site.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { deskApi } from "#lib/desk/contract.ts";
import type { SiteChange, SitesAnswer, SiteVerdict, WatchedSite } from "#lib/desk/watch.ts";

type WatchScreenProps = {
  session: SignedIn;
  /** The site that is shown alone. */
  open: string | undefined;
  sites: SitesAnswer | undefined;
  onSites: (sites: SitesAnswer) => void;
  now: number;
};

const groups: readonly (readonly [heading: string, verdicts: readonly SiteVerdict[]])[] = [
  ["Look at these", ["worse", "not-read"]],
  ["Better", ["better"]],
  ["As before", ["same"]],
  ["Not read", ["new", "paused"]],
];

/** The clients' sites, worst first, and the form for one more. */
export function WatchScreen({ session, open, sites, onSites, now }: WatchScreenProps) {
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      void call<SitesAnswer>(deskApi.sites).then((answer) => {
        if (answer.ok) onSites(answer.value);
        setFailed(!answer.ok);
      }),
    [onSites],
  );
  useLookAgain(load);

  if (sites === undefined) {
    return (
      <main className="desk-main wrap" id="content" tabIndex={-1}>
        {failed ? (
          <NotLoaded isPage sentence={null} onTry={load} />
        ) : (
          <p role="status">Loading the sites</p>
        )}
      </main>
    );
  }
  if (open !== undefined) {
    return <SiteScreen key={open} id={open} session={session} onSites={onSites} now={now} />;
  }
  const change = (site: WatchedSite, what: SiteChange) => changeSite(site, what, onSites);

  return (
    <main className="desk-main wrap" id="content" tabIndex={-1}>
      <WatchTop answer={sites} now={now} onSites={onSites} />
      <div className="desk-watch">
        <div className="stack">
          <Groups
            sites={sites.sites}
            now={now}
            onChange={change}
            onRead={(site) => readNow(site, onSites)}
          />
        </div>
        <aside className="stack">
          <SiteForm
            session={session}
            isFirst={sites.sites.length === 0}
            onSites={(answer) => {
              onSites(answer);
              showNewSite(sites, answer);
            }}
          />
          <MailRules />
        </aside>
      </div>
    </main>
  );
}

type TopProps = { answer: SitesAnswer; now: number; onSites: (sites: SitesAnswer) => void };

function WatchTop({ answer, now, onSites }: TopProps) {
  const isEmpty = answer.sites.length === 0;
  const { heading, sentence } = describeWatch(answer, now);
  const read = answer.sites.filter(({ paused }) => paused === null);
  return (
    <div className="section-top">
      <div className="stack" data-gap="middle">
        <h1>{heading}</h1>
        {sentence === "" ? null : <p className="lead">{sentence}</p>}
      </div>
      {isEmpty ? null : (
        <p className="actions">
          {read.length > 1 ? (
            <Button
              variant="outline"
              size="sm"
              Icon={RefreshCw}
              onClick={() => readAll(read, onSites)}
            >
              Read all now
            </Button>
          ) : null}
          <a
            className={`${buttonClass({ variant: "outline", size: "sm" })} desk-narrow`}
            href="#add"
          >
            <Plus className="icon" aria-hidden />
            Watch one more
          </a>
        </p>
      )}
    </div>
  );
}

/** All that are not paused, two at a time. */
function readAll(sites: readonly WatchedSite[], onSites: (sites: SitesAnswer) => void): void {
  if (sites.every(({ isReading }) => isReading)) {
    return showDeskToast({ title: "All sites are being read already." });
  }
  void call<SitesAnswer>(deskApi.sitesRead, { body: {} }).then((answer) => {
    if (!answer.ok) return showAway();
    onSites(answer.value);
    showDeskToast({ title: "All sites are read now, two at a time." });
  });
}

type GroupsProps = {
  sites: readonly WatchedSite[];
  now: number;
  onChange: (site: WatchedSite, what: SiteChange) => void;
  onRead: (site: WatchedSite) => void;
};

function Groups({ sites, now, onChange, onRead }: GroupsProps) {
  return groups.map(([heading, verdicts], index) => {
    const listed = verdicts.flatMap((verdict) => sites.filter((site) => site.verdict === verdict));
    return listed.length === 0 ? null : (
      <section key={heading}>
        <h2 className="desk-h">
          {heading}
          {index === 0 ? <small>points lost, last ten readings</small> : null}
        </h2>
        <ol>
          {listed.map((site, place) => (
            <PartFault key={site.id} of={site} instead={<BrokenSite id={site.id} />}>
              <WatchedSiteRow
                site={site}
                isFirst={index === 0 && place === 0}
                now={now}
                onChange={(what) => onChange(site, what)}
                onRead={() => onRead(site)}
              />
            </PartFault>
          ))}
        </ol>
      </section>
    );
  });
}

function BrokenSite({ id }: { id: string }) {
  return (
    <li className="desk-site">
      <p role="alert">This row cannot be shown. The site is still being read.</p>
      <a {...linkTo({ screen: "watch", site: id })}>Open the site</a>
    </li>
  );
}

/** The row of a site that was just added is in view, with the focus on its name. */
function showNewSite(before: SitesAnswer, now: SitesAnswer): void {
  const known = new Set(before.sites.map(({ id }) => id));
  const added = now.sites.find(({ id }) => !known.has(id));
  if (added === undefined) return;
  // Once its row is drawn.
  requestAnimationFrame(() => {
    const link = document.getElementById(`site-${added.id}`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: "center" });
  });
}

function MailRules() {
  return (
    <section>
      <h2 className="desk-h">An email goes out</h2>
      <ul className="rows">
        <li>when something new keeps a page out of Google</li>
        <li>when two readings in a row failed</li>
        <li>or, where that is chosen, on Monday at 08:00: one email about all such sites</li>
        <li>once a month, where the box above is ticked</li>
      </ul>
      <p className="after mini soft">Every email has a link that stops it.</p>
    </section>
  );
}

export function countWorseSites({ sites }: Pick<SitesAnswer, "sites">): number {
  return sites.filter(({ verdict }) => verdict === "worse").length;
}
