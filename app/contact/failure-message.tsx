import { MessageCircle, Phone } from "lucide-react";

import type { FieldErrors } from "./check-enquiry.ts";
import { contactFields } from "#lib/contact/contact-message.ts";
import { readEnquiryDraft } from "./read-enquiry-draft.ts";
import type { FormWords } from "./form-words.ts";
import { site } from "#lib/site/site.ts";
import { phoneHref } from "#lib/contact/phone-href.ts";
import { whatsAppHref } from "#lib/contact/whats-app-href.ts";

/** Why the form is still there. `isOwn`: it was not sent, since fields are missing or wrong. */
export type EnquiryRefusal = {
  /** Rises with each attempt that the visitor made; 0 where none was made since the page was loaded. */
  attempt: number;
  form?: string;
  fields: FieldErrors;
  isOwn?: boolean;
  /** No answer came. `isOffline`: the device has no connection. */
  isUnreached?: boolean;
  isOffline?: boolean;
};

type FailureMessageProps = {
  words: FormWords;
  refusal: EnquiryRefusal;
  /** Of the form: its controls' ids begin with it. */
  formId: string;
  /** Whether it is sent by itself when the connection is back. */
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
};

/**
 * On top of the form: what is wrong, with a link to each field where there are several; where nothing
 * was sent, the other ways to reach us. One wrong field says so itself.
 */
export function FailureMessage(props: FailureMessageProps) {
  const { words, refusal, formId } = props;
  const wrong = contactFields.filter(({ name }) => refusal.fields[name] !== undefined);
  if (refusal.isOwn && wrong.length < 2) return null;

  return (
    <div className="audit-form-failure" role="alert" tabIndex={-1}>
      <p>
        <strong>{headingOf(refusal, words)}</strong>
      </p>
      {refusal.isOwn || refusal.isOffline ? null : <p>{refusal.form ?? words.failure}</p>}
      {wrong.length < 2 ? null : (
        <ul>
          {wrong.map(({ name }) => (
            <li key={name}>
              <a
                href={`#${formId}-${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`${formId}-${name}`)?.focus();
                }}
              >
                {refusal.fields[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {wrong.length === 0 ? <OtherWays {...props} /> : null}
    </div>
  );
}

function headingOf({ isOwn, isOffline }: EnquiryRefusal, words: FormWords): string {
  if (isOwn) return words.lookAgain;
  return isOffline ? words.offline : words.failureTitle;
}

function OtherWays({ words, refusal, isAgreed, onAgree }: FailureMessageProps) {
  const [phone, whatsApp] = site.phones;
  const typed = readEnquiryDraft()?.fields["message"] ?? "";
  return (
    <>
      <p>{words.kept}</p>
      {refusal.isUnreached ? (
        <label className="audit-form-agree">
          <input
            type="checkbox"
            checked={isAgreed}
            onChange={({ target }) => onAgree(target.checked)}
          />
          {words.again}
        </label>
      ) : null}
      <p className="actions">
        <a href={whatsAppHref(whatsApp, typed)} rel="noopener" target="_blank">
          <MessageCircle className="icon" aria-hidden />
          {words.whatsApp}
        </a>
        <a href={phoneHref(phone)}>
          <Phone className="icon" aria-hidden />
          {words.call}{" "}
          <span className="number" dir="ltr">
            {phone}
          </span>
        </a>
      </p>
    </>
  );
}
