import {
  ArrowRight,
  Circle,
  CircleAlert,
  CircleArrowUp,
  CircleDashed,
  CircleDot,
  CircleMinus,
  Pause,
  Play,
  RefreshCw,
  type LucideIcon,
} from "lucide-react";
import { useId, useState } from "react";

import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { linkTo } from "#app/desk/data/desk-place.ts";
import { cleanForeignText } from "#app/desk/foreign.tsx";
import { ReadingsPlot } from "./readings-plot.tsx";
import { UnsentMails } from "./unsent-mails.tsx";
import { describeNextReading, describeLastReading } from "./next-reading.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";
import { classNames } from "#lib/class-names.ts";
import type { SiteChange, SiteVerdict, WatchedSite } from "#lib/desk/watch.ts";

type SiteProps = {
  site: WatchedSite;
  isFirst: boolean;
  now: number;
  onChange: (change: SiteChange) => void;
  onRead: () => void;
};

const looks: Record<SiteVerdict, { Icon: LucideIcon; tone?: "pass" | "fail" }> = {
  worse: { Icon: CircleAlert, tone: "fail" },
  "not-read": { Icon: CircleDashed, tone: "fail" },
  better: { Icon: CircleArrowUp, tone: "pass" },
  same: { Icon: Circle },
  new: { Icon: CircleDot },
  paused: { Icon: CircleMinus },
};

/** A client's site: what changed, the last ten readings, when it is read, and its pause. */
export function WatchedSiteRow({ site, isFirst, now, onChange, onRead }: SiteProps) {
  const [isPausing, setPausing] = useState(false);
  const isPaused = site.paused !== null;

  return (
    <li className={classNames("desk-site", isFirst && "desk-first card", isPaused && "soft")}>
      <div>
        {isFirst ? (
          <span className="desk-rank" aria-hidden>
            1
          </span>
        ) : null}
        <b className="title">
          <a
            className="plain-link"
            id={`site-${site.id}`}
            {...linkTo({ screen: "watch", site: site.id })}
          >
            {site.client}
          </a>
        </b>
        <span className="soft">{site.host}</span>
      </div>
      <div>
        <What site={site} onRead={onRead} />
        <When site={site} now={now} />
      </div>
      <ReadingsPlot points={site.points} isWorse={site.verdict === "worse"} />
      <button
        type="button"
        className={buttonClass({ variant: "outline", size: "icon" })}
        aria-label={isPaused ? `Resume ${site.client}` : `Pause ${site.client}`}
        aria-expanded={isPaused ? undefined : isPausing}
        onClick={() => (isPaused ? onChange({ kind: "go-on" }) : setPausing(!isPausing))}
      >
        {isPaused ? <Play className="icon" aria-hidden /> : <Pause className="icon" aria-hidden />}
      </button>
      <UnsentMails site={site} onSendAgain={() => onChange({ kind: "send-again" })} now={now} />
      {isPausing && !isPaused ? (
        <PauseForm
          onPause={(note) => {
            setPausing(false);
            onChange({ kind: "pause", note });
          }}
          onKeep={() => setPausing(false)}
        />
      ) : null}
    </li>
  );
}

function What({ site, onRead }: Pick<SiteProps, "site" | "onRead">) {
  const { Icon, tone } = looks[site.verdict];
  return (
    <>
      <StatusWord as="p" of={tone} Icon={Icon}>
        {site.verdict === "new" && site.isReading ? "Is being read" : site.headline}
      </StatusWord>
      {site.detail === "" ? null : <p className="soft">{cleanForeignText(site.detail)}</p>}
      {site.verdict === "worse" ? (
        <a className="desk-go" {...linkTo({ screen: "watch", site: site.id })}>
          What changed <ArrowRight className="icon" aria-hidden />
        </a>
      ) : null}
      {site.verdict === "not-read" && !site.isReading ? (
        <button type="button" className="desk-go" onClick={onRead}>
          <RefreshCw className="icon" aria-hidden />
          Read now
        </button>
      ) : null}
    </>
  );
}

function When({ site, now }: Pick<SiteProps, "site" | "now">) {
  return (
    <p className="cluster mini soft" data-gap="small">
      {site.readAt === null ? null : (
        <span>
          Read <b>{describeLastReading(site.readAt, now)}</b>
        </span>
      )}
      {site.paused !== null ? null : (
        <span>
          {site.isReading ? (
            <b>Being read now</b>
          ) : (
            <>
              Next <b>{describeNextReading(site.nextAt, now)}</b>
            </>
          )}
        </span>
      )}
      {site.owner === null ? null : <span>{firstNameOf(site.owner.name)}’s</span>}
    </p>
  );
}

type PauseFormProps = { onPause: (note: string) => void; onKeep: () => void };

function PauseForm({ onPause, onKeep }: PauseFormProps) {
  const id = useId();
  const [note, setNote] = useState("");
  return (
    <form
      className="stack"
      data-gap="small"
      onSubmit={(event) => {
        event.preventDefault();
        onPause(note.trim());
      }}
    >
      <label htmlFor={id}>Why, and until when? (optional)</label>
      <input
        dir="auto"
        id={id}
        className="input"
        value={note}
        maxLength={200}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="actions">
        <Button type="submit" size="sm">
          Pause
        </Button>
        <Button variant="outline" size="sm" onClick={onKeep}>
          Keep reading
        </Button>
      </div>
    </form>
  );
}
