import { BellRing } from "lucide-react";
import { useState } from "react";

import {
  canPopUp,
  declineNotices,
  readNotices,
  setNotice,
  type NoticeKind,
} from "#app/desk/data/set-notice.ts";
import { DeskSwitch } from "./desk-switch.tsx";

const names: Record<NoticeKind, string> = { sound: "Sound", popup: "Notification" };

function kindsHere(): readonly NoticeKind[] {
  return canPopUp() ? ["sound", "popup"] : ["sound"];
}

/** Asked once in a browser: whether to showDeskToast of new enquiries. The menu has a switch for each. */
export function AskNotices() {
  const [isAsking, setAsking] = useState(() => readNotices() === undefined);
  if (!isAsking) return null;
  const answer = (kinds: readonly NoticeKind[]) => {
    setAsking(false);
    declineNotices();
    for (const kind of kinds) void setNotice(kind, true);
  };
  return (
    <div className="note" data-tone="good">
      <BellRing className="icon" aria-hidden />
      <span>
        <b>Shall we tell you when somebody writes?</b>
        {canPopUp() ? "By a sound and a notification." : "By a sound."}
      </span>
      <div className="actions">
        <button type="button" className="desk-go" onClick={() => answer(kindsHere())}>
          Yes
        </button>
        <button type="button" className="desk-go desk-go-quiet" onClick={() => answer([])}>
          No
        </button>
      </div>
    </div>
  );
}

/** In the menu: each on or off, in this browser. */
export function NoticeSwitches() {
  const [isOn, setOn] = useState<ReadonlySet<NoticeKind>>(() => readNotices() ?? new Set());
  return kindsHere().map((kind) => (
    <DeskSwitch
      key={kind}
      label={`${names[kind]} for new enquiries`}
      isOn={isOn.has(kind)}
      onSwitch={(next) => void setNotice(kind, next).then(() => setOn(readNotices() ?? new Set()))}
    />
  ));
}
