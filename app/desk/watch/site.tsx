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
} from "lucide-react";
import { useId, useState } from "react";

import { firstNameOf } from "#app/desk/enquiry/first-sentence.ts";
import { cleanText } from "#app/desk/foreign-text.tsx";
import { tellNext, tellRead } from "#app/desk/watch/site-words.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#lib/class-names.ts";
import type { SiteChange, SiteVerdict, WatchedSite } from "#lib/desk/watch.ts";
import { linearScale } from "#lib/plot-scale.ts";

type SiteProps = {
  site: WatchedSite;
  isFirst: boolean;
  now: number;
  onChange: (change: SiteChange) => void;
  onRead: () => void;
};

const looks: Record<SiteVerdict, { Icon: typeof Circle; tone?: string }> = {
  worse: { Icon: CircleAlert, tone: "desk-bad" },
  "not-read": { Icon: CircleDashed, tone: "desk-bad" },
  better: { Icon: CircleArrowUp, tone: "desk-good" },
  same: { Icon: Circle },
  new: { Icon: CircleDot },
  paused: { Icon: CircleMinus },
};

/** A client's site: what changed, the last ten readings, when it is read, and its pause. */
export function Site({ site, isFirst, now, onChange, onRead }: SiteProps) {
  const [isPausing, setPausing] = useState(false);
  const { Icon, tone } = looks[site.verdict];
  const isPaused = site.paused !== null;

  return (
    <li className={classNames("desk-site", isFirst && "desk-site-first")}>
      {isFirst ? (
        <span className="desk-rank" aria-hidden>
          1
        </span>
      ) : null}
      <div className="desk-site-name">
        <b>{site.report === null ? site.client : <a href={site.report}>{site.client}</a>}</b>
        <span>{site.host}</span>
      </div>
      <div className="desk-site-what">
        <b className={tone}>
          <Icon className="icon" aria-hidden />
          {site.headline}
        </b>
        {site.detail === "" ? null : <p>{cleanText(site.detail)}</p>}
        {site.verdict === "worse" && site.report !== null ? (
          <a className="desk-go" href={site.report}>
            What changed <ArrowRight className="icon" aria-hidden />
          </a>
        ) : null}
        {site.verdict === "not-read" && !site.isReading ? (
          <button type="button" className="desk-go" onClick={onRead}>
            <RefreshCw className="icon" aria-hidden />
            Read now
          </button>
        ) : null}
      </div>
      <TenReadings site={site} />
      <p className="desk-site-when">
        {site.readAt === null ? null : (
          <span>
            Read <b>{tellRead(site.readAt, now)}</b>
          </span>
        )}
        {site.nextAt === null || isPaused ? null : (
          <span>
            Next <b>{tellNext(site.nextAt, now)}</b>
          </span>
        )}
        {site.owner === null ? null : <span>{firstNameOf(site.owner.name)}’s</span>}
      </p>
      <div className="desk-site-do">
        <button
          type="button"
          className={buttonClass({ variant: "outline", size: "icon" })}
          aria-label={isPaused ? `Go on with ${site.client}` : `Pause ${site.client}`}
          aria-expanded={isPaused ? undefined : isPausing}
          onClick={() => (isPaused ? onChange({ kind: "go-on" }) : setPausing(!isPausing))}
        >
          {isPaused ? (
            <Play className="icon" aria-hidden />
          ) : (
            <Pause className="icon" aria-hidden />
          )}
        </button>
      </div>
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

type PauseFormProps = { onPause: (note: string) => void; onKeep: () => void };

function PauseForm({ onPause, onKeep }: PauseFormProps) {
  const id = useId();
  const [note, setNote] = useState("");
  return (
    <form
      className="desk-site-note"
      onSubmit={(event) => {
        event.preventDefault();
        onPause(note.trim());
      }}
    >
      <label htmlFor={id}>Why, and until when? (optional)</label>
      <input
        id={id}
        className="input"
        value={note}
        maxLength={200}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="desk-actions">
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

const WIDTH = 176;
const TOP = 6;
const FLOOR = 36;

/** Points lost in the last ten readings, as steps; low is good. */
function TenReadings({ site: { points, verdict } }: Pick<SiteProps, "site">) {
  const read = points.filter((each) => each !== null);
  const last = read.at(-1);
  if (last === undefined) return null;
  const isLastRead = points.at(-1) !== null;
  const before = isLastRead ? read.at(-2) : undefined;
  const x = linearScale([0, Math.max(points.length - 1, 1)], [4, WIDTH - 8]);
  const [least, most] = [Math.min(...read), Math.max(...read)];
  const y = linearScale([least, most === least ? least + 1 : most], [FLOOR, TOP]);
  const steps = points.flatMap((each, index) => (each === null ? [] : [[x(index), y(each)]]));
  const [endX, endY] = [x(points.length - 1), y(last)];
  const told = points.map((each) => each ?? "no answer").join(", ");

  return (
    <div className="desk-ten">
      <svg
        viewBox={`0 0 ${WIDTH} 44`}
        role="img"
        aria-label={`Points lost in the last ten readings: ${told}`}
      >
        <path d={`M0 43.5H${WIDTH}`} />
        <path
          d={steps
            .map(([left, top], index) => (index === 0 ? `M${left} ${top}` : `H${left}V${top}`))
            .join("")}
        />
        <circle
          className={isLastRead ? (verdict === "worse" ? "worse" : undefined) : "gone"}
          cx={endX}
          cy={endY}
          r={verdict === "worse" ? 5.5 : 4.5}
        />
      </svg>
      <p>
        <b className={verdict === "worse" ? "desk-bad" : undefined}>{last}</b>
        {before === undefined ? null : before === last ? "as before" : `was ${before}`}
      </p>
    </div>
  );
}
