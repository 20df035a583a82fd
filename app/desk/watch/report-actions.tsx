import { RefreshCw, Square, Trash2 } from "lucide-react";
import { useState } from "react";

import { call } from "#app/desk/data/call.ts";
import { showDeskToast, showAway } from "#app/desk/data/desk-toast.ts";
import { Confirm } from "#app/desk/desk-dialog.tsx";
import { deskApi } from "#lib/desk/contract.ts";
import type { ReportChange } from "#lib/desk/watch.ts";

type ReportActionsProps = {
  /** Key of the report. */
  report: string;
  isReading: boolean;
  onChanged: () => void;
};

/** Ends a reading; opens a report where its findings are marked and checked again, or deletes it. */
export function ReportActions({ report, isReading, onChanged }: ReportActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const change = (kind: ReportChange["kind"], title: string) => {
    setAsking(false);
    const body: ReportChange = { report, kind };
    void call<undefined>(deskApi.report, { body }).then((answer) => {
      if (!answer.ok) return showAway();
      showDeskToast({ title });
      onChanged();
    });
  };
  if (isReading) {
    return (
      <button
        type="button"
        className="desk-go"
        onClick={() => change("stop", "The reading ends. What was read is kept.")}
      >
        <Square className="icon" aria-hidden />
        Stop and keep
      </button>
    );
  }
  return (
    <>
      <a className="desk-go" href={deskApi.openReport(report)}>
        <RefreshCw className="icon" aria-hidden />
        Check its findings again
      </a>
      <button type="button" className="desk-go desk-go-bad" onClick={() => setAsking(true)}>
        <Trash2 className="icon" aria-hidden />
        Delete this report
      </button>
      {isAsking ? (
        <Confirm
          heading="Delete this report?"
          yes="Delete it"
          onYes={() => change("delete", "The report is deleted.")}
          onKeep={() => setAsking(false)}
        >
          <p>For everybody who has its link. The figures of this reading are kept.</p>
        </Confirm>
      ) : null}
    </>
  );
}
