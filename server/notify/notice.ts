/** Of a watched site, to one of its readers. `stop` is the address that ends these mails. */
type NoticeMail = {
  kind: "email";
  to: string;
  subject: string;
  text: string;
  html: string;
  stop: string;
};

/** Of a watched site, to a program; `kind` is the channel's. */
type NoticeCall = { kind: string; type: string; data: Readonly<Record<string, unknown>> };

export type Notice = NoticeMail | NoticeCall;

export type KeptNotice = Notice & { id: string; at: number };
