import { CircleCheck, CircleHelp, CircleX, CornerDownRight } from "lucide-react";

import {
  answerStates,
  countAnswers,
  describeAnswers,
  describePlaces,
  type AnswerState,
  type LinkedTarget,
  type TargetGroup,
} from "./group-targets.ts";
import { toTargetsCsv } from "./to-targets-csv.ts";
import { ExportCsv } from "#app/tools/kit/result/export-csv.tsx";
import { AskedBadge } from "#app/tools/kit/reading/read-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { groupThousands } from "#lib/group-thousands.ts";
import { StatusWord } from "#app/ui/status-word.tsx";
import { OutsideLink } from "#app/tools/kit/outside-link.tsx";

const marks = {
  dead: {
    word: "Dead",
    tone: "fail",
    Icon: CircleX,
    todo: "Fix the address or take the link away.",
  },
  redirected: {
    word: "Redirected",
    tone: "warn",
    Icon: CornerDownRight,
    todo: "Works by a detour: link to its end.",
  },
  unchecked: {
    word: "Not checked",
    tone: "none",
    Icon: CircleHelp,
    todo: "Says nothing against them: open them yourself.",
  },
  alive: { word: "Alive", tone: "pass", Icon: CircleCheck, todo: "Nothing to do." },
} as const satisfies Record<AnswerState, unknown>;

type TargetsReportProps = { groups: readonly TargetGroup[]; askedAt: Date; run: number };

/** What became of each link: the sums, then the domains, those with something to fix first. */
export function TargetsReport({ groups, askedAt, run }: TargetsReportProps) {
  const counts = countAnswers(groups.flatMap(({ targets }) => targets));

  return (
    <ResultFrame
      label={`Links asked: ${describeAnswers(counts)}`}
      run={run}
      isPart
      badge={<AskedBadge at={askedAt} />}
      headline={describeAnswers(counts)}
      more={
        <>
          <Groups groups={groups} />
          <ExportCsv
            name="link-answers.csv"
            write={() => toTargetsCsv(groups)}
            toast="Answers exported as CSV!"
          />
        </>
      }
    >
      <dl className="figures">
        {answerStates.map((state) => (
          <div key={state}>
            <dt>
              <Mark state={state} /> {marks[state].todo}
            </dt>
            <dd>{groupThousands(counts[state])}</dd>
          </div>
        ))}
      </dl>
    </ResultFrame>
  );
}

function Groups({ groups }: Pick<TargetsReportProps, "groups">) {
  return (
    <div className="after">
      {groups.map((group) => (
        <details
          className="disclosure"
          key={group.domain}
          open={group.counts.alive < group.targets.length}
        >
          <summary>
            <b>
              {group.domain}
              {group.isOwn ? " (this site)" : ""}
            </b>
            <span>{describeAnswers(group.counts)}</span>
          </summary>
          <ul className="rows" data-kind="pair">
            {group.targets.map((target) => (
              <Target key={target.url} target={target} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function Target({ target: { url, state, status, to, detail, places } }: { target: LinkedTarget }) {
  return (
    <li>
      <Mark state={state} status={status} />
      <div>
        <OutsideLink href={url}>{url}</OutsideLink>
        {to === undefined ? null : (
          <p>
            leads to <code>{to}</code>
          </p>
        )}
        {detail === undefined ? null : <p className="mini soft">{detail}</p>}
        {state === "alive" || places.length === 0 ? null : (
          <p className="mini soft">Linked from {describePlaces(places)}</p>
        )}
      </div>
    </li>
  );
}

function Mark({ state, status }: { state: AnswerState; status?: number | undefined }) {
  const { word, tone, Icon } = marks[state];
  return (
    <StatusWord of={tone} Icon={Icon}>
      {word}
      {status === undefined ? null : <span className="number">{status}</span>}
    </StatusWord>
  );
}
