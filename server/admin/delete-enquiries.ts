import { getOperand, UsageError, type Command } from "#server/admin/command.ts";
import { formatTime } from "#server/admin/describe-enquiry.ts";
import { sweep } from "#server/sweep.ts";

export const forget: Command = {
  async withStore({ print, store, args }) {
    const count = await store.forget(getOperand(args, "Whom? forget EMAIL"));
    print(
      `${count} enquiries deleted, and the copies made before upgrades. Backups and mails already sent are yours to clean.`,
    );
  },
};

export const purge: Command = {
  async withStore({ print, store, env, args: { values } }) {
    const confirmed = values.yes === true;
    const days = values.days === undefined ? env.retentionDays : Number(values.days);
    if (days === undefined ? !confirmed : !Number.isInteger(days) || days < 1) {
      throw new UsageError("How old? purge --days N, or RETENTION_DAYS");
    }
    const now = Date.now();
    const { spam, enquiries, held } = await sweep({ store, now, days, confirmed });
    const time = `By this machine's clock it is ${formatTime(now)} (UTC).`;
    if (held !== undefined) {
      throw new UsageError(`No enquiry was deleted: ${held}. ${time} If that is right, add --yes.`);
    }
    print(`${enquiries} enquiries deleted, and ${spam} of the spam. ${time}`);
  },
};
