import { call } from "#app/desk/data/call.ts";
import { serverNow } from "#app/desk/data/server-now.ts";
import { showDeskToast, showAway } from "#app/desk/data/desk-toast.ts";
import { describeNextReading } from "./next-reading.ts";
import { deskApi } from "#lib/desk/contract.ts";
import type { SiteChange, SitesAnswer, WatchedSite } from "#lib/desk/watch.ts";

type OnSites = (sites: SitesAnswer) => void;

/** Pauses a site, goes on with it, switches its mails or sends them again, and says so. */
export async function changeSite(
  site: WatchedSite,
  change: SiteChange,
  onSites: OnSites,
): Promise<void> {
  const answer = await call<SitesAnswer>(deskApi.site(site.id), { body: change });
  if (!answer.ok) {
    if (answer.kind === "away") return showAway();
    return showDeskToast({ title: "Not saved", text: answer.refusal.problem, look: "bad" });
  }
  onSites(answer.value);
  tellChanged(site, change, answer.value, onSites);
}

function tellChanged(
  site: WatchedSite,
  change: SiteChange,
  { sites }: SitesAnswer,
  onSites: OnSites,
): void {
  const { client, id } = site;
  const undo = (back: SiteChange) => [
    { label: "Undo", isUndo: true, run: () => void changeSite(site, back, onSites) },
  ];
  if (change.kind === "pause") {
    showDeskToast({ title: `${client} is paused.`, actions: undo({ kind: "go-on" }) });
  } else if (change.kind === "go-on") {
    const now = serverNow();
    const next = sites.find((each) => each.id === id)?.nextAt ?? now;
    showDeskToast({
      title: `${client} is being watched again, next reading ${describeNextReading(next, now)}.`,
    });
  } else if (change.kind === "mails") {
    const { mails } = change;
    const actions = undo({ kind: "mails", mails: !mails });
    showDeskToast({ title: `Emails for ${client} are ${mails ? "on" : "off"}.`, actions });
  } else if (change.kind === "send-again") {
    showDeskToast({ title: `Emails about ${client} are on their way again.` });
  }
}
