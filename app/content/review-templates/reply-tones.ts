/** Apart from the schema, so that a page can list them without it. */
export const replyTones = ["warm", "plain", "formal"] as const;

export type ReplyTone = (typeof replyTones)[number];
