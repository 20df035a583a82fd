import type { ContactFieldName, FormLanguage } from "#lib/contact/contact-message.ts";
import { contactFields, sentHeading, submissionMessages } from "#lib/contact/contact-message.ts";
import { tellPromisedHours, tellWeekend } from "#lib/site/answer-promise.ts";

type ByField = Readonly<Partial<Record<ContactFieldName, string>>>;

/** Every word of the form that a visitor reads. They cross into the form's island as JSON. */
export type FormWords = {
  /** In which the server answers a browser without JavaScript; English unless given. */
  language?: FormLanguage;
  heading: string;
  sentHeading: string;
  intro: string;
  backHome: string;
  labels: Readonly<Record<ContactFieldName, string>>;
  /** In brackets after a label. */
  optional: string;
  missing: ByField;
  wrongEmail: string;
  /** In place of the service's own words for a field that it refused. */
  refused?: Readonly<Record<ContactFieldName, string>>;
  send: string;
  sending: string;
  note: string;
  privacy: string;
  success: string;
  failureTitle: string;
  failure: string;
  /** Fields are missing or wrong, so nothing was sent. */
  lookAgain: string;
  offline: string;
  kept: string;
  again: string;
  whatsApp: string;
  call: string;
  /** Before an address that was probably meant. */
  meant: string;
  questionMark: string;
};

export const englishFormWords: FormWords = {
  heading: "Get a Free Audit",
  sentHeading,
  intro: "A person reads this and answers. No newsletter.",
  backHome: "Back to home",
  labels: Object.fromEntries(contactFields.map(({ name, label }) => [name, label])) as Record<
    ContactFieldName,
    string
  >,
  optional: "optional",
  missing: {
    name: "Write your name.",
    email: "Write your email address, so that we can answer.",
    message: "Write in a few words what you need.",
  },
  wrongEmail: "Write one whole address, such as name@example.com.",
  send: "Send",
  sending: "Sending…",
  note: `Somebody answers within ${tellPromisedHours()}. ${tellWeekend()} We use what you write to answer you, and for nothing else.`,
  privacy: "Privacy",
  success: submissionMessages.success,
  failureTitle: submissionMessages.failureTitle,
  failure: submissionMessages.failure,
  lookAgain: "Not sent yet: these fields need another look.",
  offline: "Your device is offline.",
  kept: "Your message is not sent. What you typed is kept here while this tab is open.",
  again: "Send it by itself when the connection is back. Leave this page open.",
  whatsApp: "WhatsApp",
  call: "Call",
  meant: "Did you mean",
  questionMark: "?",
};
