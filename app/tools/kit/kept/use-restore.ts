import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import { flushSync } from "react-dom";

import type { KeptFields } from "#app/browser/read-kept.ts";

/** Sent to a form, with the values for its fields, before they are filled. */
export const RESTORE_EVENT = "app:restore";

/** Calls back before a form's fields are filled: to make the rows that they are in, at once. */
export function useRestore(
  form: RefObject<HTMLFormElement | null>,
  onRestore: (fields: KeptFields) => void,
): void {
  const handle = useEffectEvent((event: Event) => {
    if (event instanceof CustomEvent) flushSync(() => onRestore(event.detail as KeptFields));
  });

  // With the form itself: work that waits for its tab is filled in as soon as the form is there.
  useLayoutEffect(() => {
    const { current } = form;
    current?.addEventListener(RESTORE_EVENT, handle);
    return () => current?.removeEventListener(RESTORE_EVENT, handle);
  }, [form]);
}
