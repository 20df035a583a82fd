import { CircleCheck, EyeOff, RotateCcw } from "lucide-react";
import { useRef, useState } from "react";

import { IgnoreForm } from "./ignore-form.tsx";
import type { OnMark } from "./use-finding-notes.ts";
import { Button } from "#app/ui/button.tsx";
import { dismissFailure, toast } from "#app/ui/toast/toast.ts";
import { tellMark } from "#engine/site-audit/report/tell-mark.ts";
import type { SiteFix } from "#engine/site-audit/site-report.ts";

type Props = {
  fix: Pick<SiteFix, "key" | "title" | "mark">;
  /** Undefined: only whoever manages the report may mark its findings. */
  onMark: OnMark | undefined;
};

/** What the report's owner says of a finding, and the buttons to say it. */
export function MarkFix({ fix: { key, title, mark }, onMark }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  const [isIgnoring, setIsIgnoring] = useState(false);

  async function change(state: "done" | "open") {
    dismissFailure();
    const problem = await onMark?.({ fix: key, state });
    if (problem !== undefined) toast({ title: problem, variant: "destructive" });
  }

  function leaveForm() {
    setIsIgnoring(false);
    first.current?.focus();
  }

  return (
    <div className="stack small measure" data-gap="middle">
      <p role="status">
        <bdi>{mark === undefined ? "" : tellMark(mark)}</bdi>
      </p>
      {onMark === undefined ? null : (
        <>
          <p className="actions no-print">
            <Button
              ref={first}
              size="sm"
              variant="outline"
              Icon={mark === undefined ? CircleCheck : RotateCcw}
              onClick={() => void change(mark === undefined ? "done" : "open")}
            >
              {mark === undefined ? "Mark as done" : "Open again"}
              <span className="visually-hidden">: {title}</span>
            </Button>
            {mark !== undefined || isIgnoring ? null : (
              <Button size="sm" variant="outline" Icon={EyeOff} onClick={() => setIsIgnoring(true)}>
                Ignore<span className="visually-hidden">: {title}</span>
              </Button>
            )}
          </p>
          {isIgnoring ? <IgnoreForm fix={key} onMark={onMark} onLeave={leaveForm} /> : null}
        </>
      )}
    </div>
  );
}
