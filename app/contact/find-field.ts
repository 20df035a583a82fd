import type { ContactFieldName } from "#lib/contact/contact-message.ts";

export type FieldElement = HTMLInputElement | HTMLTextAreaElement;

export function findField(form: HTMLFormElement, name: ContactFieldName): FieldElement | null {
  return form.querySelector<FieldElement>(`[name="${name}"]`);
}

/** As if it were typed. */
export function typeInto(form: HTMLFormElement, name: ContactFieldName, value: string): void {
  const field = findField(form, name);
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

export function readField(form: HTMLFormElement, name: ContactFieldName): string {
  return findField(form, name)?.value ?? "";
}
