/**
 * What a visitor types before React is there stays in the page, but React's state does not know it
 * and would write the old value over it at the next change. This hands each changed control's
 * value to React as if it were typed now. Call it once, in an effect, with the tool's form.
 */
export function adoptTyped(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      const typed = control.value;
      if (typed === control.defaultValue || control.type === "checkbox") continue;
      control.value = control.defaultValue;
      setNatively(control, typed);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}

/** By the element’s own setter: through React’s, React would take the value for known and report no change. */
export function setNatively(control: HTMLElement, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
}
