import { z } from "zod";

import {
  enquiryLists,
  enquiryStatuses,
  MAX_NOTE_CHARACTERS,
  MAX_SEARCH_CHARACTERS,
} from "./enquiry.ts";
import { groupThousands } from "#lib/group-thousands.ts";

import { strictBody } from "#lib/strict-body.ts";

const EXAMPLE = '{"key": "…", "after": 12, "change": {"kind": "status", "status": "answered"}}';
const KINDS =
  '"change" has a "kind": seen, status, owner, note, answer, remind, spam, not-spam, undo or send-again, and what belongs to it.';
const KEY = '"key" is a text of 8 to 64 characters, new for each change.';
const AFTER = '"after" is the number of the newest event that you have seen, a whole number.';

const UNTIL = '"until" is a time in milliseconds since 1970, or null for no reminder.';

const key = z.string(KEY).min(8, KEY).max(64, KEY);
const number = z.int(AFTER).min(0, AFTER);

const note = z
  .string('"text" is the note.')
  .transform((text) => text.replaceAll("\0", "").trim())
  .check((context) => {
    const { length } = context.value;
    if (length >= 1 && length <= MAX_NOTE_CHARACTERS) return;
    const message =
      length === 0
        ? "Write something first."
        : `A note holds ${groupThousands(MAX_NOTE_CHARACTERS)} characters, this one has ${groupThousands(length)}. Shorten it, or add it in two.`;
    context.issues.push({ code: "custom", message, input: context.value });
  });

const change = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("seen") }),
    z.strictObject({
      kind: z.literal("status"),
      status: z.enum(
        enquiryStatuses,
        `There is no such status. It is one of ${enquiryStatuses.join(", ")}.`,
      ),
    }),
    z.strictObject({
      kind: z.literal("owner"),
      /** null: no owner. */
      owner: z.string('"owner" is the id of a person, or null for nobody.').max(64).nullable(),
    }),
    z.strictObject({ kind: z.literal("note"), text: note }),
    // whatsapp, mail: answered, and mine where it was nobody's. call: `outcome` says.
    z.strictObject({
      kind: z.literal("answer"),
      via: z.enum(["whatsapp", "call", "mail"], '"via" is whatsapp, call or mail.'),
      outcome: z
        .enum(["begun", "answered", "no-answer"], '"outcome" is begun, answered or no-answer.')
        .optional(),
    }),
    // Who is asking; null after the end.
    z.strictObject({ kind: z.literal("remind"), until: z.int(UNTIL).min(0, UNTIL).nullable() }),
    z.strictObject({ kind: z.literal("spam") }),
    z.strictObject({ kind: z.literal("not-spam") }),
    // Takes back the event of that number: the newest of status, owner or spam.
    z.strictObject({ kind: z.literal("undo"), number }),
    z.strictObject({ kind: z.literal("send-again") }),
  ],
  KINDS,
);

/**
 * `key`: new for each change; the same key again changes nothing and answers with the present state. `after`: the
 * `last` of the enquiry that was on the screen. A colleague's newer event of the same thing (status,
 * owner or spam) is a conflict; notes never are.
 */
export const changeBody = strictBody(EXAMPLE, { key, after: number, change });
export type ChangeRequest = z.infer<typeof changeBody>;
export type Change = ChangeRequest["change"];
export const keyBody = strictBody('{"key": "…"}', { key });
export const emptyBody = strictBody("{}", {});

const SEARCH = `Search for up to ${MAX_SEARCH_CHARACTERS} characters.`;
const LIST = `There is no such list. It is one of ${enquiryLists.join(", ")}.`;

/** Which enquiries: the list's name, "waiting" where none is given, and what is searched for. */
export const listShape = {
  list: z.enum(enquiryLists, LIST).default("waiting"),
  q: z.string(SEARCH).max(MAX_SEARCH_CHARACTERS, SEARCH).default(""),
};
export const listQuery = z.object({
  ...listShape,
  cursor: z.string().max(100, "The list has changed. Here is its beginning.").optional(),
});
export const exportBody = strictBody('{"list": "waiting", "q": "", "format": "csv"}', {
  ...listShape,
  format: z.enum(["csv", "json"], '"format" is csv or json.'),
});
