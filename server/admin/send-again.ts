import { changeAsNobody, withDesk } from "#server/admin/change-enquiries.ts";
import { getOperand, type Command } from "#server/admin/command.ts";
import { getEnquiry } from "#server/admin/find-enquiry.ts";

export const resend: Command = {
  async withStore({ print, store, args, env }) {
    const only =
      args.values.all === true
        ? undefined
        : (await getEnquiry(store, getOperand(args, "Which one? resend ID, or resend --all"))).id;
    const letters = (await store.deadLetters()).filter(
      ({ submissionId }) => only === undefined || submissionId === only,
    );
    await withDesk(env, async (sql) => {
      for (const id of new Set(letters.map(({ submissionId }) => submissionId))) {
        await changeAsNobody(sql, env, id, { kind: "send-again" });
      }
    });
    print(`${letters.length} on their way again. The server sends them within a second.`);
  },
};
