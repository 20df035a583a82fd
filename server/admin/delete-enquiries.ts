import { count } from "#lib/count.ts";
import type { Remaining } from "#lib/desk/contract.ts";
import { tellStamp } from "#lib/time-words.ts";

import { withDesk } from "./with-desk.ts";
import { getOperand, UsageError, type Command } from "./command.ts";
import { noteGone } from "#server/desk/forget-person.ts";
import { fromAddress, idsFrom, readRemaining } from "#server/desk/store/one-enquiry.ts";
import type { Env } from "#server/env.ts";
import { forgetAuditsIn } from "#server/audits/store/forget-audits.ts";
import { crawlPlaceOf } from "#server/audits/store/open-crawls.ts";
import { describeStoreFault } from "#server/data/store-fault.ts";
import type { SubmissionStore } from "#server/store/submission-store.ts";
import { sweep } from "#server/retention/sweep.ts";

export const forget: Command = {
  async withStore({ print, store, env, args }) {
    const email = getOperand(args, "Who? forget EMAIL");
    const { forgotten, remaining } = await withDesk(env, async (sql) => {
      const ids = await idsFrom(sql, email);
      const found = await readRemaining(sql, fromAddress(email));
      const deleted = await store.forget(email);
      // An open desk drops them at once.
      if (ids.length > 0) await noteGone({ sql, clock: Date.now }, ids, null);
      return { forgotten: deleted, remaining: found };
    });
    const audits = await forgetAudits(env, store);
    print(
      `${countEnquiries(forgotten)} deleted, ${audits} of their websites, and the copies made before upgrades. Backups and emails already sent are yours to clean.`,
    );
    for (const line of describeRemaining(remaining)) print(line);
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
    const { spam, enquiries, notDeleted } = await sweep({ store, now, days, confirmed });
    const time = `By this machine's clock it is ${tellStamp(now)}.`;
    if (notDeleted !== undefined) {
      throw new UsageError(
        `No enquiry was deleted: ${notDeleted}. ${time} If that is right, add --yes.`,
      );
    }
    const audits = await forgetAudits(env, store);
    print(
      `${countEnquiries(enquiries)} deleted, ${audits} of their websites, and ${spam} of the spam. ${time}`,
    );
  },
};

/** What the address does not find, and the operator may want to look at. */
function describeRemaining({ enquiries, sites }: Remaining): string[] {
  return [
    ...(enquiries.length === 0
      ? []
      : [
          `Still there, from the same number with another address: ${countEnquiries(enquiries.length)}, of ${enquiries.map(tellStamp).join(", ")}.`,
        ]),
    ...(sites.length === 0 ? [] : [`Still watched: ${sites.join(", ")}.`]),
  ];
}

/** The audits of enquiries that are gone, counted in words; a fault names what is left to do. */
async function forgetAudits(env: Env, store: SubmissionStore): Promise<string> {
  try {
    return count(await forgetAuditsIn(crawlPlaceOf(env), store), "audit");
  } catch (error) {
    throw new Error(
      `The enquiries are deleted, the audits of their websites are not: ${describeStoreFault(error)}. Run this once more.`,
      { cause: error },
    );
  }
}

function countEnquiries(number: number): string {
  return count(number, "enquiry", "enquiries");
}
