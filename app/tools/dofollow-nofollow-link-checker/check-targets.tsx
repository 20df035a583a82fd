import { ReadingShown } from "#app/tools/kit/reading/reading-shown.tsx";
import type { ReadingTool, ResultProps } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import { countAddresses, groupTargets } from "./group-targets.ts";
import { TargetsReport } from "./targets-report.tsx";
import { readingBounds } from "#engine/live/bounds.ts";
import type { CheckedLink } from "#engine/links/checked-link.ts";
import { Button } from "#app/ui/button.tsx";
import { groupThousands } from "#lib/group-thousands.ts";

type Links = { links: readonly CheckedLink[] };

const targets: ReadingTool<"links", never, Links> = {
  live: { load: () => Promise.resolve(Targets), instead: "open the links in your browser" },
};

/** Asks our server whether the page's links answer, on request, and shows what came of each. */
export function CheckTargets({ url, links }: { url: string } & Links) {
  const reading = useReading(targets);
  const addresses = countAddresses(links);
  if (addresses === 0) return null;

  const asked = Math.min(addresses, readingBounds.maxLinks);
  const { state } = reading.now;
  return (
    <section className="targets card stack" data-gap="middle" aria-labelledby="targets-heading">
      <div className="cluster" data-gap="middle">
        <div>
          <h2 id="targets-heading">Do these links answer?</h2>
          <p className="tool-help">
            {describeQuestion(asked, addresses)} That may take 25 seconds. We ask one site at most
            every two seconds, so only about twelve links to the same site can be checked.
          </p>
        </div>
        {state === "asking" || state === "unread" ? null : (
          <Button
            variant="outline"
            onClick={() => void reading.ask({ url, tool: "links", check: true })}
          >
            {state === "read" ? "Ask again" : "Check that they answer"}
          </Button>
        )}
      </div>
      {state === "asking" ? (
        <Asking most={asked} onCancel={reading.stop} />
      ) : (
        <ReadingShown reading={reading} more={{ links }} />
      )}
    </section>
  );
}

function Targets({ read, links, run }: ResultProps<"links"> & Links) {
  return (
    <TargetsReport
      groups={groupTargets(read.result.targets ?? [], links)}
      askedAt={new Date(read.readAt)}
      run={run}
    />
  );
}

function Asking({ most, onCancel }: { most: number; onCancel: () => void }) {
  return (
    <div className="cluster" data-gap="middle">
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
