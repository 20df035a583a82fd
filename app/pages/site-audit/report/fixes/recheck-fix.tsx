import { CircleAlert, CircleCheck, CircleDashed, CircleX, RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";

import type { ManageFindings } from "./use-finding-notes.ts";
import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";
import { dismissFailure, toast } from "#app/ui/toast/toast.ts";
import { pathOf } from "#engine/address/path-of.ts";
import { recheckWords, tellRecheck } from "#engine/site-audit/recheck/recheck-words.ts";
import type { FixRecheck, SiteFix } from "#engine/site-audit/site-report.ts";

type Props = {
  fix: Pick<SiteFix, "key" | "title" | "isRecheckable" | "recheck">;
  home: string;
  /** Undefined: only whoever manages the report has the site read again. */
  manage: ManageFindings | undefined;
};

const READING = "Reading its addresses again. This takes up to a minute.";
const FIRST = 5;

/** How the addresses of a finding were when they were last read again, and the button that does so. */
export function RecheckFix({ fix: { key, title, isRecheckable, recheck }, home, manage }: Props) {
  const check = useRef<HTMLButtonElement>(null);
  const isChecking = manage?.checking === key;
  const { shown, button } = useFolded(recheck?.addresses ?? [], FIRST);

  // "Cancel" goes with its focus: a keyboard goes on from here.
  useEffect(() => {
    if (!isChecking) return undefined;
    const own = check.current;
    return () => {
      if (document.activeElement === document.body) own?.focus({ preventScroll: true });
    };
  }, [isChecking]);

  async function read() {
    dismissFailure();
    const problem = isChecking ? undefined : await manage?.recheck(key);
    if (problem !== undefined) toast({ title: problem, variant: "destructive" });
  }

  if (isRecheckable !== true || (manage ?? recheck) === undefined) return null;
  return (
    <div className="stack small measure" data-gap="middle" aria-busy={isChecking}>
      <p role="status">
        <bdi>{isChecking ? READING : tellLast(recheck)}</bdi>
      </p>
      {shown.length === 0 || isChecking ? null : <Addresses addresses={shown} home={home} />}
      <p className="actions no-print">
        {isChecking ? null : button}
        {manage === undefined ? null : (
          <Button
            ref={check}
            size="sm"
            variant="outline"
            Icon={RotateCw}
            aria-disabled={isChecking || undefined}
            onClick={() => void read()}
          >
            Check this finding again<span className="visually-hidden">: {title}</span>
          </Button>
        )}
        {manage !== undefined && isChecking ? (
          <Button size="sm" variant="outline" onClick={manage.cancel}>
            Cancel
          </Button>
        ) : null}
      </p>
    </div>
  );
}

function tellLast(recheck: FixRecheck | undefined): string {
  return recheck === undefined ? "" : tellRecheck(recheck);
}

const statuses = {
  fixed: { of: "pass", Icon: CircleCheck },
  still: { of: "fail", Icon: CircleX },
  changed: { of: "warn", Icon: CircleAlert },
  unread: { of: "note", Icon: CircleDashed },
} as const;

function Addresses({ addresses, home }: Pick<FixRecheck, "addresses"> & { home: string }) {
  return (
    <ul className="rows" data-kind="ends">
      {addresses.map(({ url, state, now }) => (
        <li key={url}>
          <span>
            <a href={url} rel="noopener nofollow" dir="auto">
              {pathOf(url, home)}
            </a>
            {now === undefined ? null : (
              <>
                : <bdi>{now}</bdi>
              </>
            )}
          </span>
          <StatusWord {...statuses[state]}>{recheckWords[state]}</StatusWord>
        </li>
      ))}
    </ul>
  );
}
