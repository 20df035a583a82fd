import { setNatively } from "#app/browser/adopt-typed.ts";
import type { KeptFields, KeptForms } from "#app/browser/read-kept.ts";
import { RESTORE_EVENT } from "./use-restore.ts";
import { ownValue } from "#lib/own-value.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Among a form's fields, whether it is sent once they are filled. No field has this name: those without
 * one are not kept.
 */
export const SENT = "";
/** By a link: sent where its first field holds something. */
export const LINKED = "linked";

/** Every form of the tool with what is in it, read off the page. */
export function readForms(root: HTMLElement): KeptForms {
  return Object.fromEntries(
    [...root.querySelectorAll("form")].map((form) => [
      formName(form),
      {
        ...readFields(form),
        // A form marked `data-kept-result` is sent again when it comes back (keeps-work.tsx).
        ...(form.dataset["keptResult"] === "sent" && { [SENT]: "sent" }),
      },
    ]),
  );
}

/** The fields of the open tab. Where two forms have one of the same name, the first form's. */
export function readOpenForms(root: HTMLElement): KeptFields {
  const open = [...root.querySelectorAll("form")].filter(isInOpenTab);
  return Object.assign({}, ...open.toReversed().map(readFields)) as KeptFields;
}

/** Of radio buttons and checkboxes whether each is chosen. */
function readFields(form: HTMLFormElement): KeptFields {
  return Object.fromEntries(
    controlsOf(form).map((control) => [nameOf(control), valueOf(control)] as const),
  );
}

/** By its tab and its first field. */
export function formName(form: HTMLFormElement): string {
  // The id's beginning is React's, and differs from visit to visit.
  const tab = panelOf(form)?.id.replace(/^.*-panel-/, "") ?? "";
  return `${tab} ${controlsOf(form)[0]?.name ?? ""}`;
}

/** Whether its tab is the one that shows. */
export function isInOpenTab(form: HTMLFormElement): boolean {
  return panelOf(form)?.hidden !== true;
}

function panelOf(form: HTMLFormElement): HTMLElement | null {
  return form.closest<HTMLElement>("[role=tabpanel]");
}

/**
 * Fills the forms as if they were typed, also those of a tab that opens later. Each value is put in once:
 * a row that the visitor removes and adds again stays as it is. Returns how to stop.
 */
export function fillForms(
  tool: HTMLElement,
  fieldsOf: (form: HTMLFormElement) => KeptFields | undefined,
  isTouched: (control: Element) => boolean = () => false,
): () => void {
  const begun = new WeakSet<HTMLFormElement>();
  const filled = new WeakMap<KeptFields, Set<string>>();
  const fill = () => {
    for (const form of tool.querySelectorAll("form")) {
      const fields = fieldsOf(form);
      if (!fields) continue;
      const known = filled.get(fields) ?? new Set();
      filled.set(fields, known);
      const isFirst = !begun.has(form);
      begun.add(form);
      if (isFirst) form.dispatchEvent(new CustomEvent(RESTORE_EVENT, { detail: fields }));
      const names = fillForm(form, fields, (control) => known.has(nameOf(control)), isTouched);
      if (isFirst && names.length > 0) sendFilled(form, fields);
      for (const name of names) known.add(name);
    }
  };
  const observer = new MutationObserver(fill);
  observer.observe(tool, { childList: true, subtree: true, attributeFilter: ["hidden"] });
  fill();
  return () => observer.disconnect();
}

/** The names of the fields that it found. Fields that the visitor has touched since then keep what was typed. */
function fillForm(
  form: HTMLFormElement,
  fields: KeptFields,
  isFilled: (control: Control) => boolean,
  isTouched: (control: Element) => boolean,
): readonly string[] {
  return controlsOf(form).flatMap((control) => {
    const value = ownValue(fields, nameOf(control));
    if (value === undefined || isFilled(control)) return [];
    if (!isTouched(control)) setValue(control, value);
    return [nameOf(control)];
  });
}

function sendFilled(form: HTMLFormElement, fields: KeptFields): void {
  const isLinked = fields[SENT] === LINKED;
  if (isLinked && (form.dataset["keptResult"] === undefined || !controlsOf(form)[0]?.value)) return;
  // React has taken the values over by then.
  if (fields[SENT] !== undefined) setTimeout(() => form.requestSubmit());
}

/**
 * Those with a name: values are kept by it, so fields without one would all get the last one's.
 * A hidden one is ours and not typed, unless it holds a value in a field's place (`data-kept-value`).
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
