import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";

import {
  AUDIT_FORM_ACTION,
  contactFields,
  hiddenFields,
  submissionMessages,
} from "#app/contact/contact-message.ts";
import type { ContactRequest } from "#app/contact/open-contact.ts";
import type { SendResult } from "#app/contact/sender.ts";
import { site } from "#app/content/site/site.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { toast } from "#app/ui/toast.ts";
import { count } from "#lib/count.ts";
import { withoutInvisible } from "#lib/contact/without-invisible.ts";

type AuditFormProps = {
  page: string;
  request?: ContactRequest;
  /** What stands in the form's place once the enquiry is stored. */
  thanks: ReactNode;
  /** The heading above may then stop asking for the audit. */
  onSent?: () => void;
  id?: string;
};

const controls = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: {
    type: "tel",
    autoComplete: "tel",
    placeholder: "0300 1234567",
  },
  website: {
    type: "text",
    inputMode: "url",
    autoComplete: "url",
    placeholder: "yourbusiness.pk",
    autoCapitalize: "none",
  },
} as const;

/** Where the form posts by itself: our server, or the hosted service that the site file names. */
const action = site.form.endpoint ? `${site.form.endpoint}/f/${site.form.id}` : AUDIT_FORM_ACTION;

/**
 * The request for the audit. A plain form that posts by itself; with JavaScript it is sent in place,
 * and everything typed stays until it is stored.
 */
export function AuditForm({ page, request = {}, thanks, onSent, id }: AuditFormProps) {
  const [state, setState] = useState<"idle" | "submitting" | "succeeded">("idle");
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "submitting") return;
    const data = new FormData(event.currentTarget);
    setState("submitting");
    setRefusal(undefined);

    const result = await send(data);
    if (result.kind === "sent") {
      setState("succeeded");
      onSent?.();
      return;
    }
    setState("idle");
    setRefusal(result);
    toast({
      variant: "destructive",
      title: submissionMessages.failureTitle,
      description: result.form ?? submissionMessages.failure,
    });
  };

  // After the drawing: a message takes the focus only once it stands there.
  useEffect(() => {
    if (refusal) findWrong(form.current, refusal)?.focus();
  }, [refusal]);

  if (state === "succeeded") return <Sent>{thanks}</Sent>;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus only fetches code ahead
    <form
      ref={form}
      id={id}
      className="audit-form"
      action={action}
      method="post"
      onFocus={() => void loadSender().catch(() => {})}
      onSubmit={handleSubmit}
    >
      {refusal ? <FailureMessage refusal={refusal} /> : null}
      <ContactFields request={request} fields={refusal?.fields ?? {}} />
      <HiddenFields page={page} />
      <Button type="submit" aria-disabled={state === "submitting" || undefined}>
        {state === "submitting" ? <span className="spinner" aria-hidden="true" /> : null}
        {state === "submitting" ? "Sending…" : "Send"}
      </Button>
      <p className="mini soft">
        Somebody answers within {count(site.answerWithinHours, "hour")}. We use what you write to
        answer you, and for nothing else. <Link to={paths.privacy}>Privacy</Link>
      </p>
    </form>
  );
}

type Refusal = Extract<SendResult, { kind: "refused" }>;

type ContactFieldsProps = { request: ContactRequest; fields: Refusal["fields"] };

function ContactFields({ request, fields }: ContactFieldsProps) {
  return contactFields.map(({ name, label, required, multiline }) => (
    <Field key={name} name={name} label={label} optional={!required} error={fields[name]}>
      {(control) =>
        multiline || name === "message" ? (
          <textarea
            {...control}
            className="input"
            name={name}
            required={required}
            rows={4}
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

/** Where the visitor goes on: at the first field that is wrong, else at what the form says. */
function findWrong(form: HTMLFormElement | null, { fields }: Refusal): HTMLElement | null {
  const wrong = contactFields.find(({ name }) => fields[name]);
  return (
    form?.querySelector<HTMLElement>(wrong ? `[name="${wrong.name}"]` : ".audit-form-failure") ??
    null
  );
}

/** The toast's words once more: on a phone and in a screen reader they belong to the form. */
function FailureMessage({ refusal }: { refusal: Refusal }) {
  return (
    <div className="audit-form-failure" role="alert" tabIndex={-1}>
      <p>
        <strong>{submissionMessages.failureTitle}</strong>
      </p>
      <p>{refusal.form ?? submissionMessages.failure}</p>
    </div>
  );
}

/** Takes the focus from the form that it replaces. */
function Sent({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);

  return (
    <div ref={ref} className="audit-form-thanks" role="status" tabIndex={-1}>
      <p>{submissionMessages.success}</p>
      {children}
    </div>
  );
}

const loadSender = () => import("#app/contact/sender.ts");

/** Sends by the code that came with the first touch of the form. A connection lost here is a refusal too. */
async function send(data: FormData): Promise<SendResult> {
  try {
    const { sendContactMessage } = await loadSender();
    return await sendContactMessage(data);
  } catch {
    return { kind: "refused", fields: {} };
  }
}
