import { useEffect, useRef, type RefObject } from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";

/** A tool's form, with what was typed into it before React was there. */
export function useForm(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);
  return form;
}

export function focusField(form: HTMLElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
}
