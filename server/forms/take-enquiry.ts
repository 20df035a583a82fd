import type { Context } from "hono";

import { AUDIT_FORM_ID } from "#lib/contact/contact-message.ts";

import type { createTimeBudget } from "#server/front/deadline.ts";
import { wantsJson, type FormAnswers } from "./answer-form.ts";
import { checkFields, salvageFields } from "./check-fields.ts";
import type { Limits, Sender } from "./limits.ts";
import type { RawFields } from "./read-body.ts";
import { notStored, tooMany } from "./refusal.ts";
import { duplicateKey, findSpamSignals, isSpam, isTrapped } from "./spam.ts";
import { errorKind, type Log } from "#server/log/log.ts";
import { createSubmissionId } from "#server/store/submission-id.ts";
import type {
  NewSubmission,
  NotificationKind,
  SubmissionStore,
} from "#server/store/submission-store.ts";

export type TakeEnquiryOptions = {
  store: Pick<SubmissionStore, "save"> & {
    /** False where it is known that nothing can be saved: then nothing is prepared for it. */
    isOpen?: () => boolean;
  };
  clock: () => number;
  limits: Limits;
  log: Log;
  /** Which notifications each enquiry is due for. */
  notify: readonly NotificationKind[];
  /** Called after an enquiry was stored whose notifications are due. */
  onStored?: () => void;
};

/**
 * How much later the notifications of a deferred enquiry are due: by then the flood is over, or the
 * staff have seen it and deleted what came with it.
 */
export const DEFERRED_MS = 15 * 60 * 1000;

type From = {
  address: string;
  /** Whether the address sends for others, as a proxy does that is not in TRUST_PROXY. */
  forwards: boolean;
  spend: ReturnType<typeof createTimeBudget>;
};

/** Checks what was sent and stores it. Success is answered only once the enquiry is stored. */
export function createTakeEnquiry(options: TakeEnquiryOptions, answers: FormAnswers) {
  const { store, limits, log } = options;

  return async (context: Context, raw: RawFields, { address, forwards, spend }: From) => {
    const refuseUnsaved = (kind: string) => {
      log.error("enquiry_not_stored", { kind });
      return answers.refuse(context, notStored(), raw);
    };

    const checked = checkFields(raw);
    // A robot that filled the trap gets no hint, not even that a field was wrong.
    if (!checked.ok && !isTrapped(raw)) return answers.refuse(context, checked.refusal, raw);
    if (store.isOpen?.() === false) return refuseUnsaved("StoreUnusableError");

    const fields = checked.ok ? checked.fields : salvageFields(raw);
    const enquiry = describeEnquiry(context, { raw, fields }, options);
    const sender: Sender = enquiry.spam ? "spam" : "people";
    let start = 0;
    const allowAndSave = async () => {
      const allowed = await limits.allowEnquiry(address, sender, forwards);
      if (!allowed.allowed) return { refused: tooMany(allowed.retryAfterSeconds) };
      start = performance.now();
      const saved = await store.save({
        ...enquiry,
        ...(allowed.deferred && { notifyAt: enquiry.at + DEFERRED_MS }),
      });
      return { ...saved, deferred: allowed.deferred };
    };
    try {
      const result = await spend(allowAndSave);
      if ("refused" in result) return answers.refuse(context, result.refused, raw);
      const ms = Math.round((performance.now() - start) * 10) / 10;
      const outcome = nameOutcome(enquiry, result);
      if (outcome === "stored") options.onStored?.();
      log.info("enquiry", { id: result.id, form: AUDIT_FORM_ID, outcome, ms });
      return answers.succeed(context, result.id);
    } catch (error) {
      // Not waited for: the limits may be as far away as the store.
      void limits.giveBack(address, sender, forwards).catch(() => undefined);
      return refuseUnsaved(errorKind(error));
    }
  };
}

/** The row to be stored, with the signs of spam found in it. */
function describeEnquiry(
  context: Context,
  { raw, fields }: { raw: RawFields; fields: Record<string, string> },
  { clock, notify }: Pick<TakeEnquiryOptions, "clock" | "notify">,
): NewSubmission {
  const now = clock();
  const signals = findSpamSignals({
    fields,
    sessionData: context.req.header("formspree-session-data") ?? null,
    isScript: wantsJson(context),
    now,
  });
  if (isTrapped(raw)) signals.unshift("honeypot");
  const spam = isSpam(signals);
  return {
    id: createSubmissionId(now),
    form: AUDIT_FORM_ID,
    at: now,
    spam,
    signals,
    fields,
    dedup: duplicateKey(AUDIT_FORM_ID, fields),
    notify: spam ? [] : notify,
  };
}

function nameOutcome(
  { spam }: NewSubmission,
  { duplicate, deferred }: { duplicate: boolean; deferred: boolean },
): "stored" | "deferred" | "spam" | "duplicate" {
  if (spam) return "spam";
  if (duplicate) return "duplicate";
  return deferred ? "deferred" : "stored";
}
