import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from "react";

import { checkEnquiry, checkField } from "./check-enquiry.ts";
import { contactFields, type ContactFieldName } from "#lib/contact/contact-message.ts";
import { clearDraft, keepAgreement } from "./write-draft.ts";
import { readEnquiryDraft } from "./read-enquiry-draft.ts";
import type { EnquiryRefusal } from "./failure-message.tsx";
import type { FormWords } from "./form-words.ts";
import { readField } from "./find-field.ts";
import type { SendResult } from "./send-contact-message.ts";
import { dismissFailure, toast } from "#app/ui/toast/toast.ts";

/** Where the browser says that there is a connection and nothing comes through. */
const TRY_AGAIN_MS = 10_000;

export type EnquiryState = "idle" | "submitting" | "succeeded";

/** What becomes of the form: it is checked, sent, refused, and sent again once there is a connection. */
export function useEnquiry(
  form: RefObject<HTMLFormElement | null>,
  words: FormWords,
  onSent?: () => void,
) {
  const [state, setState] = useState<EnquiryState>("idle");
  const [refusal, setRefusal] = useState<EnquiryRefusal>();
  const { isAgreed, setAgreed, isToBeSent } = useAgreement(refusal, setRefusal);
  const isByItself = useRef(false);
  const attempts = useRef(0);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const isAgain = isByItself.current;
    isByItself.current = false;
    if (state === "submitting") return;
    const fields = checkEnquiry((name) => readField(element, name), words);
    if (!isAgain) attempts.current += 1;
    const attempt = attempts.current;
    if (Object.keys(fields).length > 0) return setRefusal({ attempt, fields, isOwn: true });

    setState("submitting");
    if (!isAgain) setRefusal(undefined);
    const result = translate(await send(new FormData(element)), words);
    if (result.kind === "sent") return succeed(element);
    setState("idle");
    // No one asked for this attempt just now: what was said before still holds.
    if (isAgain && result.isUnreached) return;
    const isOffline = result.isUnreached === true && !navigator.onLine;
    setRefusal({ ...result, attempt, isOffline });
    // What the form then says itself is all there is to say.
    if (isOffline) return;
    toast({
      variant: "destructive",
      title: words.failureTitle,
      description: result.form ?? words.failure,
    });
  }

  function succeed(element: HTMLElement) {
    clearDraft();
    setState("succeeded");
    dismissFailure();
    // Sent by itself while the dialog is closed: it is said where the visitor is now.
    if (!element.checkVisibility()) toast({ title: words.success });
    onSent?.();
  }

  /** What was wrong goes as soon as it is right; the service alone knows more than we do. */
  function handleInput({ target }: { target: EventTarget }) {
    const name = contactFields.find((one) => one.name === (target as HTMLInputElement).name)?.name;
    if (!refusal || !name || refusal.fields[name] === undefined) return;
    const { [name]: said, ...fields } = refusal.fields;
    const now = refusal.isOwn
      ? checkField(name, (target as HTMLInputElement).value, words)
      : undefined;
    if (said === now) return;
    if (now !== undefined) return setRefusal({ ...refusal, fields: { ...fields, [name]: now } });
    setRefusal(Object.keys(fields).length === 0 ? undefined : { ...refusal, fields });
  }

  useSendAgain(isToBeSent && state === "idle", () => {
    isByItself.current = true;
    form.current?.requestSubmit();
  });

  return { state, refusal, handleSubmit, handleInput, isAgreed, setAgreed };
}

/** The message is sent by itself. A reloaded tab is still waiting for the connection. */
function useAgreement(
  refusal: EnquiryRefusal | undefined,
  onUnreached: (refusal: EnquiryRefusal) => void,
) {
  const [isAgreed, setAgreed] = useState(false);
  const isToBeSent = isAgreed && refusal?.isUnreached === true;

  const goOn = useEffectEvent(() => {
    if (readEnquiryDraft()?.isAgreed !== true) return;
    setAgreed(true);
    onUnreached({ attempt: 0, fields: {}, isUnreached: true, isOffline: !navigator.onLine });
    void loadSender().catch(() => {});
  });
  // oxlint-disable-next-line react/set-state-in-effect -- once: the form as prerendered knows nothing of the tab
  useEffect(() => goOn(), []);
  useEffect(() => keepAgreement(isToBeSent), [isToBeSent]);
  return { isAgreed, setAgreed, isToBeSent };
}

/** As soon as the connection is back, and every few seconds where only the browser thinks it is. */
function useSendAgain(isWaiting: boolean, onAgain: () => void): void {
  const again = useEffectEvent(onAgain);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listen = () => again();
    addEventListener("online", listen);
    const timer = setInterval(() => {
      if (navigator.onLine) again();
    }, TRY_AGAIN_MS);
    return () => {
      removeEventListener("online", listen);
      clearInterval(timer);
    };
  }, [isWaiting]);
}

export const loadSender = () => import("./send-contact-message.ts");

/** Sends by the code that came with the first touch of the form. A connection lost here is a refusal too. */
async function send(data: FormData): Promise<SendResult> {
  try {
    const { sendContactMessage } = await loadSender();
    return await sendContactMessage(data);
  } catch {
    return { kind: "refused", fields: {}, isUnreached: true };
  }
}

/** What the service refused, in the form's language: its own words are English. */
function translate(result: SendResult, { refused, failure }: FormWords): SendResult {
  if (result.kind === "sent" || !refused) return result;
  const fields = contactFields.flatMap(({ name }) =>
    result.fields[name] === undefined ? [] : [[name, refused[name]]],
  );
  return { ...result, ...(result.form && { form: failure }), fields: Object.fromEntries(fields) };
}

/** The field that the visitor goes on at: the first that is wrong. */
export function findFirstWrong({ fields }: EnquiryRefusal): ContactFieldName | undefined {
  return contactFields.find(({ name }) => fields[name] !== undefined)?.name;
}
