import { getOperand, UsageError, type Command } from "#server/admin/command.ts";
import { describe, describeInOneLine, formatTime } from "#server/admin/describe-enquiry.ts";
import { getEnquiry } from "#server/admin/find-enquiry.ts";

export const list: Command = {
  async withStore({ print, store, args: { values } }) {
    const limit = Number(values.limit ?? 100);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError("--limit takes a number.");
    const enquiries = await store.list({ limit, spam: values.spam === true });
    if (enquiries.length === 0) print(values.spam === true ? "No spam." : "No enquiries yet.");
    for (const enquiry of enquiries) print(describeInOneLine(enquiry));
  },
};

export const show: Command = {
  async withStore({ print, store, args }) {
    print(describe(await getEnquiry(store, getOperand(args, "Which one? Name its ID."))));
  },
};

export const dead: Command = {
  async withStore({ print, store }) {
    const letters = await store.deadLetters();
    if (letters.length === 0) print("Every notification was delivered, or is on its way.");
    for (const { submissionId, kind, tries, reason, submittedAt } of letters) {
      print(`${submissionId}  ${formatTime(submittedAt)}  ${kind}  ${tries} attempts  ${reason}`);
    }
  },
};
