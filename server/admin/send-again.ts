import { getOperand, UsageError, type Command } from "#server/admin/command.ts";
import { getEnquiry } from "#server/admin/find-enquiry.ts";
import { withDesk } from "#server/admin/with-desk.ts";
import { changeEnquiry } from "#server/desk/store/change-enquiry.ts";
import { notificationKinds } from "#server/notify/channels.ts";

export const resend: Command = {
  async withStore({ print, store, args, env }) {
    const only =
      args.values.all === true
        ? undefined
        : (await getEnquiry(store, getOperand(args, "Which one? resend ID, or resend --all"))).id;
    const letters = (await store.deadLetters()).filter(
      ({ submissionId }) => only === undefined || submissionId === only,
    );
    const change = { kind: "send-again" } as const;
    const sent = { person: null, change, now: Date.now(), notify: notificationKinds(env) };
    await withDesk(env, async (sql) => {
      for (const id of new Set(letters.map(({ submissionId }) => submissionId))) {
        const changed = await changeEnquiry(sql, { id, ...sent });
        if (changed.outcome === "refused") throw new UsageError(changed.problem);
      }
    });
    print(`${letters.length} on their way again. The server sends them within a second.`);
  },
};
