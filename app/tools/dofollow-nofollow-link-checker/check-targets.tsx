import { useEffect, useRef, useState } from "react";

import { requestReading, type ReadingReply } from "#app/tools/kit/reading/request-reading.ts";
import { ReadingProblem } from "#app/tools/kit/reading/reading-problem.tsx";
import {
  countAddresses,
  groupTargets,
} from "#app/tools/dofollow-nofollow-link-checker/group-targets.ts";
import { TargetsReport } from "#app/tools/dofollow-nofollow-link-checker/targets-report.tsx";
import "#app/tools/dofollow-nofollow-link-checker/targets.css";
import { readingBounds } from "#engine/live/bounds.ts";
import type { CheckedLink } from "#engine/links/checked-link.ts";
import { Button } from "#app/ui/button.tsx";
import { groupThousands } from "#lib/group-thousands.ts";

type Ended = Exclude<ReadingReply<"links">, { outcome: "no-server" }> & { endedAt: Date };
type Check = { run: number; state: "asking" } | { run: number; state: "ended"; reply: Ended };

const switchedOff = {
  outcome: "not-read",
  reason: "off",
  detail: "Our server asks no pages just now. The list of links below stays as it is.",
} as const;

/** Asks our server whether the page's links answer, on request, and shows what came of each. */
export function CheckTargets({ url, links }: { url: string; links: readonly CheckedLink[] }) {
  const [check, setCheck] = useState<Check>();
  const cancel = useRef<AbortController>(undefined);
  const addresses = countAddresses(links);

  useEffect(() => () => cancel.current?.abort(), []);

  if (addresses === 0) return null;

  function handlePress() {
    const run = (check?.run ?? 0) + 1;
    const controller = new AbortController();
    cancel.current = controller;
    setCheck({ run, state: "asking" });
    requestReading({ url, tool: "links", check: true }, controller.signal).then(
      (answer) => {
        if (controller.signal.aborted) return;
        const reply = answer.outcome === "no-server" ? switchedOff : answer;
        setCheck({ run, state: "ended", reply: { ...reply, endedAt: new Date() } });
      },
      () => undefined,
    );
  }

  function handleCancel() {
    cancel.current?.abort();
    setCheck(undefined);
  }

  const isAsking = check?.state === "asking";
  const asked = Math.min(addresses, readingBounds.maxLinks);
  return (
    <section className="targets" aria-labelledby="targets-heading">
      <div className="targets-head">
        <div>
          <h2 id="targets-heading">Do these links answer?</h2>
          <p className="tool-help">
            {describeQuestion(asked, addresses)} That may take 25 seconds. We ask one site at most
            every two seconds, so only about twelve links to the same site can be checked.
          </p>
        </div>
        {isAsking ? null : <Ask isFirst={check === undefined} onPress={handlePress} />}
      </div>
      {isAsking ? (
        <Asking most={asked} onCancel={handleCancel} />
      ) : check === undefined ? null : check.reply.outcome === "read" ? (
        <TargetsReport
          groups={groupTargets(check.reply.result.targets ?? [], links)}
          askedAt={check.reply.endedAt}
          run={check.run}
        />
      ) : (
        <ReadingProblem
          url={url}
          run={check.run}
          reply={check.reply}
          instead="open the links in your browser"
        />
      )}
    </section>
  );
}

function Ask({ isFirst, onPress }: { isFirst: boolean; onPress: () => void }) {
  return (
    <Button variant="outline" onClick={onPress}>
      {isFirst ? "Check that they answer" : "Ask again"}
    </Button>
  );
}

function Asking({ most, onCancel }: { most: number; onCancel: () => void }) {
  return (
    <div className="targets-asking">
      <p role="status">
        <b>Asking up to {most} links.</b> 25 seconds at most; the list below stays.
      </p>
      <div className="live-rail" aria-hidden="true" />
      <Button variant="outline" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function describeQuestion(asked: number, addresses: number): string {
  return asked < addresses
    ? `Of ${groupThousands(addresses)} different addresses our server asks ${asked}, once each: those first that search engines follow.`
    : `Our server asks each of the ${asked} different addresses once.`;
}
