import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";

import { count } from "#lib/count.ts";
import { capitalise } from "#lib/text/capitalise.ts";
import { spellNumber } from "#lib/spell-number.ts";
import { describeElsewhere, listNames, shareVerdicts, sortTested } from "./google-verdict.ts";
import type { TestedAddress } from "#engine/live/judge-robots.ts";
import { StatusWord } from "#app/ui/status-word.tsx";

type TestedAddressesProps = {
  tested: readonly TestedAddress[];
  agents: readonly string[];
  /** False: no file answered, so no line decides. */
  isAnswered: boolean;
};

/** The page first, then the files that its readers miss, then the rest; other hosts are apart. */
export function TestedAddresses({ tested, agents, isAnswered }: TestedAddressesProps) {
  const { first, rest, elsewhere } = sortTested(tested);
  const closed = first.filter(({ kind }) => kind !== "page");

  return (
    <section aria-label="Addresses tested against the file">
      <h3>
        {closed.length === 0
          ? "The page against the file"
          : `The page, and ${count(closed.length, "file")} of it that ${closed.length === 1 ? "is" : "are"} closed`}
      </h3>
      {closed.length > 0 ? (
        <p className="tool-help">Who may read the page but not these sees it without them.</p>
      ) : null}
      <AddressList addresses={first} agents={agents} isAnswered={isAnswered} />
      {rest.length > 0 ? (
        <details className="disclosure">
          <summary>
            <b>{count(rest.length, "more file", "more files")} of the page</b>
            <span>
              Style sheets and scripts. No crawler that may read the page is kept from them.
            </span>
          </summary>
          <AddressList addresses={rest} agents={agents} isAnswered={isAnswered} />
        </details>
      ) : null}
      {elsewhere.length > 0 ? (
        <details className="disclosure">
          <summary>
            <b>
              <StatusWord of="warn" Icon={TriangleAlert}>
                Other hosts decide for themselves
              </StatusWord>
            </b>
            <span>{describeElsewhere(elsewhere)}</span>
          </summary>
          <ul className="rows" data-kind="dense">
            {elsewhere.map(({ url, kind }) => (
              <li key={url}>
                <code>{url}</code> {kind}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

function AddressList({
  addresses,
  agents,
  isAnswered,
}: { addresses: readonly TestedAddress[] } & Omit<TestedAddressesProps, "tested">) {
  return (
    <ol className="rows" data-kind="pair">
      {addresses.map(({ url, kind, verdicts }) => (
        <li key={`${kind} ${url}`}>
          <p>
            <b>{capitalise(kind)}</b> <code>{url}</code>
          </p>
          <ul className="stack" data-gap="small">
            {shareVerdicts(verdicts, agents).map(({ agents: shared, allowed, line, rule }) => {
              const Icon = allowed ? CircleCheck : CircleX;
              return (
                <li key={shared.join()} className="cluster">
                  <StatusWord of={allowed ? "pass" : "fail"} Icon={Icon}>
                    {allowed ? "Allowed" : "Closed"}
                  </StatusWord>
                  <span>
                    {shared.length === agents.length
                      ? `all ${spellNumber(agents.length)}`
                      : listNames(shared)}
                  </span>
                  <span className="soft">
                    {line === undefined ? (
                      isAnswered ? (
                        "no line matches"
                      ) : (
                        "no file answered"
                      )
                    ) : (
                      <>
                        line {line}: <code>{rule}</code>
                      </>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}
