import { call } from "#app/desk/data/call.ts";
import { showDeskToast, showRefusal } from "#app/desk/data/desk-toast.ts";
import { Confirm } from "#app/desk/desk-dialog.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import { tellDay } from "#lib/time-words.ts";
import { count } from "#lib/count.ts";
import { deskApi, type Forgotten } from "#lib/desk/contract.ts";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";

type RemovalDialogsProps = {
  enquiry: DeskEnquiry;
  now: number;
  /** It is deleted. */
  onGone: () => void;
  asks: "forget" | "delete" | undefined;
  onKeep: () => void;
};

/** What cannot be undone asks first. */
export function RemovalDialogs({ asks, enquiry, now, onKeep, onGone }: RemovalDialogsProps) {
  if (asks === undefined) return null;
  if (asks === "forget") {
    return (
      <ForgetDialog
        enquiry={enquiry.id}
        name={enquiry.name}
        now={now}
        onKeep={onKeep}
        onForget={() =>
          void call<Forgotten>(deskApi.forget(enquiry.id), { body: {} }).then((answer) => {
            onKeep();
            if (!answer.ok) return showRefusal(answer);
            showDeskToast({
              look: "forgotten",
              title: `${answer.value.name} is forgotten`,
              text: tellForgotten(answer.value),
            });
            onGone();
          })
        }
      />
    );
  }
  return (
    <Confirm
      heading="Delete this spam now?"
      yes="Delete"
      onKeep={onKeep}
      onYes={() =>
        void call(deskApi.enquiry(enquiry.id), { method: "DELETE" }).then((answer) => {
          onKeep();
          if (!answer.ok) return showRefusal(answer);
          onGone();
        })
      }
    >
      <p>It would be deleted by itself on {tellDay(enquiry.spamUntil ?? now, now)}.</p>
    </Confirm>
  );
}

function tellForgotten({ enquiries, notes, audits }: Forgotten): string {
  const parts = [
    count(enquiries, "enquiry", "enquiries"),
    ...(notes === 0 ? [] : [count(notes, "note")]),
    ...(audits === 0 ? [] : [count(audits, "audit")]),
  ];
  return `${new Intl.ListFormat("en-GB").format(parts)} ${enquiries + notes + audits === 1 ? "is" : "are"} deleted.`;
}
