import { getOperand, UsageError, type Command } from "./command.ts";
import { getEnquiry } from "./get-enquiry.ts";
import { withDesk } from "./with-desk.ts";
import { changeEnquiry } from "#server/desk/store/change-enquiry.ts";
import { readUnsent, sendAgain } from "#server/watch/notices.ts";
import { notificationKinds } from "#server/notify/channels.ts";

/** What was given up goes out again: of enquiries and of watched sites. */
export const resend: Command = {
  async withStore({ print, store, args, env }) {
    const isAll = args.values.all === true;
    const named = isAll ? "" : getOperand(args, "Which one? resend ID, or resend --all");
    const change = { kind: "send-again" } as const;
    const how = { person: null, change, now: Date.now(), notify: notificationKinds(env) };
    const sent = await withDesk(env, async (sql) => {
      const notice = (await readUnsent(sql)).find(({ id }) => id === named);
      if (notice !== undefined) return sendAgain(sql, { id: notice.id }, Date.now());
      const only = isAll ? undefined : (await getEnquiry(store, named)).id;
      const letters = (await store.deadLetters()).filter(
        ({ submissionId }) => only === undefined || submissionId === only,
      );
      for (const id of new Set(letters.map(({ submissionId }) => submissionId))) {
        const changed = await changeEnquiry(sql, { id, ...how });
        if (changed.outcome === "refused") throw new UsageError(changed.problem);
      }
      return letters.length + (isAll ? await sendAgain(sql, "all", Date.now()) : 0);
    });
    print(`${sent} on their way again. The server sends them within seconds.`);
  },
};
