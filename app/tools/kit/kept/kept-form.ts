import { setNatively } from "#app/browser/adopt-typed.ts";
import { RESTORE_EVENT, RESTORED_EVENT } from "#app/tools/kit/kept/restore-event.ts";
import { ownValue } from "#lib/own-value.ts";

/** A tool's forms as plain data, read off the page and put back into it. */
export type KeptForm = {
  /** Values by the fields' names; of radio buttons and checkboxes whether each is chosen. */
  fields: Readonly<Record<string, string>>;
  /** What its result was made of: `true` if of its fields, or what `rememberMade` was given. */
  made?: unknown;
};
/** By the forms' names. */
export type KeptWork = Readonly<Record<string, KeptForm>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const made = new WeakMap<HTMLFormElement, unknown>();

/** What a form's result was made of, where its fields do not say it: a dropped file, an older text. */
export function rememberMade(form: HTMLFormElement, source: unknown): void {
  made.set(form, source);
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Every form of the tool with what is in it. */
export function readForms(root: HTMLElement): KeptWork {
  return Object.fromEntries(
    [...root.querySelectorAll("form")].map((form): [string, KeptForm] => {
      const fields = controlsOf(form).map((control) => [nameOf(control), valueOf(control)]);
      // A form marked `data-kept-result` is sent again when it comes back (keeps-work.tsx).
      const source = made.get(form) ?? (form.dataset["keptResult"] === "sent" || undefined);
      return [
        formName(form),
        {
          fields: Object.fromEntries(fields) as Record<string, string>,
          ...(source !== undefined && { made: source }),
        },
      ];
    }),
  );
}

/** Fills one form, as if it were typed. Fields that were touched meanwhile keep what was typed. */
function fillForm(
  form: HTMLFormElement,
  kept: KeptForm,
  isTouched: (control: Element) => boolean,
): void {
  form.dispatchEvent(new CustomEvent(RESTORE_EVENT, { detail: kept }));
  for (const control of controlsOf(form)) {
    const value = ownValue(kept.fields, nameOf(control));
    if (value !== undefined && !isTouched(control)) setValue(control, value);
  }
  // React has taken the values over by then.
  setTimeout(() => {
    form.dispatchEvent(new CustomEvent(RESTORED_EVENT, { detail: kept }));
    if (kept.made === true) form.requestSubmit();
  });
}

/** By its tab and its first field; two forms of one tab that begin alike part by their `data-kept`. */
function formName(form: HTMLFormElement): string {
  // The id's beginning is React's, and differs from visit to visit.
  const tab = form.closest("[role=tabpanel]")?.id.replace(/^.*-panel-/, "") ?? "";
  return `${tab} ${form.dataset["kept"] ?? ""} ${controlsOf(form)[0]?.name ?? ""}`;
}

/** Fills each form once: those of a tab that opens later when they come. Returns how to stop. */
export function fillForms(
  tool: HTMLElement,
  work: KeptWork,
  isTouched: (control: Element) => boolean,
): () => void {
  const waiting = new Map(Object.entries(work));
  const fill = () => {
    for (const form of tool.querySelectorAll("form")) {
      const kept = waiting.get(formName(form));
      if (!kept) continue;
      waiting.delete(formName(form));
      fillForm(form, kept, isTouched);
    }
  };
  const observer = new MutationObserver(fill);
  observer.observe(tool, { childList: true, subtree: true });
  fill();
  return () => observer.disconnect();
}

/**
 * Those with a name: values are kept by it, so fields without one would all get the last one's.
 * A hidden one is ours and not typed, unless it holds a text in a field's place (`data-kept-value`).
 */
function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      ((element instanceof HTMLInputElement &&
        (!/^(?:file|hidden)$/.test(element.type) || element.dataset["keptValue"] !== undefined)) ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== "",
  );
}

function isCheck(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type);
}

function nameOf(control: Control): string {
  return isCheck(control) ? `${control.name}=${control.value}` : control.name;
}

function valueOf(control: Control): string {
  return isCheck(control) ? String(control.checked) : control.value;
}

function setValue(control: Control, value: string): void {
  if (valueOf(control) === value) return;
  if (isCheck(control)) {
    if (control.type === "checkbox" || value === "true") control.click();
    return;
  }
  setNatively(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
