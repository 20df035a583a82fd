import { useEffectEvent, useLayoutEffect, type RefObject } from "react";

import type { KeptForm } from "#app/tools/kit/kept/kept-form.ts";
import { RESTORE_EVENT, RESTORED_EVENT } from "#app/tools/kit/kept/restore-event.ts";

/** Calls back when a form's work comes back: before its fields are filled, to make the rows they are in, or after. */
export function useRestore(
  form: RefObject<HTMLFormElement | null>,
  when: "before" | "after",
  onRestore: (kept: KeptForm) => void,
): void {
  const handle = useEffectEvent((event: Event) => {
    if (event instanceof CustomEvent) onRestore(event.detail as KeptForm);
  });

  // With the form itself: work that waits for its tab is filled in as soon as the form is there.
  useLayoutEffect(() => {
    const { current } = form;
    const name = when === "before" ? RESTORE_EVENT : RESTORED_EVENT;
    current?.addEventListener(name, handle);
    return () => current?.removeEventListener(name, handle);
  }, [form, when]);
}
