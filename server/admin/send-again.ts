import { getOperand, UsageError, type Command } from "#server/admin/command.ts";
import { getEnquiry } from "#server/admin/find-enquiry.ts";
import { notificationKinds } from "#server/notify/notification-kinds.ts";

export const resend: Command = {
  async withStore({ print, store, args }) {
    const enquiry =
      args.values.all === true
        ? undefined
        : await getEnquiry(store, getOperand(args, "Which one? resend ID, or resend --all"));
    const count = await store.resend(Date.now(), enquiry?.id);
    print(`${count} on their way again. The server sends them within a second.`);
  },
};

export const notSpam: Command = {
  async withStore({ print, store, args, env }) {
    const { id } = await getEnquiry(store, getOperand(args, "Which one? not-spam ID"));
    if (!(await store.notSpam(id, Date.now(), notificationKinds(env)))) {
      throw new UsageError(`${id} is not spam.`);
    }
    print(`${id} stands among the enquiries now. The server sends its notifications.`);
  },
};
