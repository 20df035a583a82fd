import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from "react";

import { auditFormAction, contactFields, hiddenFields } from "#lib/contact/contact-message.ts";
import { EmailHint } from "./email-hint.tsx";
import { FailureMessage, type EnquiryRefusal } from "./failure-message.tsx";
import type { ContactRequest } from "./open-contact.ts";
import { englishFormWords, type FormWords } from "./form-words.ts";
import { findField, typeInto } from "./find-field.ts";
import { useEnquiryDraft } from "./use-enquiry-draft.ts";
import { findFirstWrong, loadSender, useEnquiry } from "./use-enquiry.ts";
import { useMeantEmail } from "./use-meant-email.ts";
import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { withoutInvisible } from "#lib/contact/without-invisible.ts";

type AuditFormProps = {
  /** Every word of the form; English unless given. */
  words?: FormWords;
  page: string;
  request?: ContactRequest;
  /** What is in the form's place once the enquiry is stored. */
  thanks: ReactNode;
  /** The heading above may then stop asking for the audit. */
  onSent?: () => void;
  id?: string;
};

const controls = {
  name: { type: "text", autoComplete: "name", dir: "auto" },
  email: { type: "email", autoComplete: "email", dir: "ltr" },
  phone: {
    type: "tel",
    dir: "ltr",
    autoComplete: "tel",
    placeholder: "0300 1234567",
  },
  website: {
    type: "text",
    dir: "ltr",
    inputMode: "url",
    autoComplete: "url",
    placeholder: "yourbusiness.pk",
    autoCapitalize: "none",
  },
} as const;

/** Where the form posts by itself: our server, or the hosted service that the site file names. */
function actionOf({ language }: FormWords): string {
  return site.form.endpoint ? `${site.form.endpoint}/f/${site.form.id}` : auditFormAction(language);
}

/** For the server, which has no words but English ones for a form that it refuses. */
function ownWords({ refused, failureTitle, failure }: FormWords) {
  return refused && { "data-failure-title": failureTitle, "data-failure": failure };
}

/**
 * The request for the audit. A plain form that posts by itself; with JavaScript it is checked and sent in
 * place, and everything typed stays for the visit until it is stored.
 */
export function AuditForm(props: AuditFormProps) {
  const { words = englishFormWords, page, request = {}, thanks, onSent, id } = props;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const enquiry = useEnquiry(form, words, onSent);
  const { state, refusal } = enquiry;
  const draft = useEnquiryDraft(form, request);
  const { meant, setEmail, lookAtEmail } = useMeantEmail();

  useOwnMistakes(form);
  useFocusOnRefusal(form, refusal);

  function takeEmail(address: string) {
    if (form.current) typeInto(form.current, "email", address);
    setEmail(address);
  }

  if (state === "succeeded") return <Sent words={words}>{thanks}</Sent>;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus only fetches code ahead
    <form
      ref={form}
      id={id}
      className="audit-form"
      action={actionOf(words)}
      {...ownWords(words)}
      method="post"
      onFocus={() => void loadSender().catch(() => {})}
      onInput={(event) => {
        draft.keep();
        enquiry.handleInput(event);
        lookAtEmail(event.target);
      }}
      onSubmit={(event) => void enquiry.handleSubmit(event)}
    >
      {refusal ? (
        <FailureMessage
          words={words}
          refusal={refusal}
          formId={formId}
          isAgreed={enquiry.isAgreed}
          onAgree={enquiry.setAgreed}
        />
      ) : null}
      <ContactFields
        words={words}
        formId={formId}
        request={request}
        fields={refusal?.fields ?? {}}
        emailHint={
          meant && <EmailHint words={words} meant={meant} onTake={() => takeEmail(meant)} />
        }
      />
      <HiddenFields page={page} />
      <Button type="submit" aria-disabled={state === "submitting" || undefined}>
        {state === "submitting" ? <span className="spinner" aria-hidden="true" /> : null}
        {state === "submitting" ? words.sending : words.send}
      </Button>
      <p className="mini soft">
        {words.note} <Link to={paths.privacy}>{words.privacy}</Link>
      </p>
    </form>
  );
}

/** From here on every mistake is shown at once and in our words; the browser shows one at a time. */
function useOwnMistakes(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    form.current?.toggleAttribute("novalidate", true);
  }, [form]);
}

/** After the drawing: at the first field that is wrong, else at what the form says. */
function useFocusOnRefusal(
  form: RefObject<HTMLFormElement | null>,
  refusal: EnquiryRefusal | undefined,
) {
  const focus = useEffectEvent(() => {
    if (!form.current || !refusal) return;
    const wrong = findFirstWrong(refusal);
    const target = wrong
      ? findField(form.current, wrong)
      : form.current.querySelector<HTMLElement>(".audit-form-failure");
    target?.focus();
  });
  // Once for each attempt: fields that are being put right keep the focus.
  const attempt = refusal?.attempt;
  useEffect(() => {
    if (attempt) focus();
  }, [attempt]);
}

type ContactFieldsProps = {
  words: FormWords;
  formId: string;
  request: ContactRequest;
  fields: EnquiryRefusal["fields"];
  emailHint: ReactNode;
};

function ContactFields({ words, formId, request, fields, emailHint }: ContactFieldsProps) {
  return contactFields.map(({ name, required, multiline }) => (
    <Field
      key={name}
      id={`${formId}-${name}`}
      name={name}
      label={words.labels[name]}
      optional={required ? undefined : words.optional}
      error={fields[name]}
      refused={words.refused?.[name]}
      missing={words.refused && words.missing[name]}
      hint={name === "email" ? emailHint : undefined}
    >
      {(control) =>
        multiline || name === "message" ? (
          <textarea
            {...control}
            className="input"
            name={name}
            required={required}
            rows={4}
            dir="auto"
            defaultValue={request.message}
          />
        ) : (
          <input
            {...control}
            {...controls[name]}
            className="input"
            name={name}
            required={required}
            defaultValue={name === "website" ? request.website : undefined}
            onInput={name === "email" ? dropInvisible : undefined}
          />
        )
      }
    </Field>
  ));
}

/** What is copied from a chat has marks around it, for which the browser would refuse the address. */
function dropInvisible({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  const visible = withoutInvisible(field.value);
  if (visible !== field.value) field.value = visible;
}

function HiddenFields({ page }: { page: string }) {
  return (
    <>
      <input
        type="hidden"
        name={hiddenFields.subject}
        value={`Free audit request from ${page}`}
        readOnly
      />
      <input type="hidden" name={hiddenFields.page} value={page} readOnly />
      <div className="audit-form-trap" aria-hidden="true">
        <label>
          Leave this field empty
          <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** Takes the focus from the form that it replaces. */
function Sent({ words, children }: { words: FormWords; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);

  return (
    <div ref={ref} className="audit-form-thanks" role="status" tabIndex={-1}>
      <p>{words.success}</p>
      {children}
    </div>
  );
}
