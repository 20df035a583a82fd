import { getOperand, type Command } from "#server/admin/command.ts";
import { getEnquiry } from "#server/admin/find-enquiry.ts";

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
