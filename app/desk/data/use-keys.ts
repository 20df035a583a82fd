import { useEffect, useEffectEvent } from "react";

import { ownValue } from "#lib/own-value.ts";

const STORED = "desk-keys";

export function areKeysOn(): boolean {
  return localStorage.getItem(STORED) !== "off";
}

export function setKeysOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, "off");
}

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey"> & {
  target: Pick<Element, "closest">;
};

/**
 * Whether a click is one of the desk's keys: never in a field or with Ctrl, Alt or Meta. Enter is the
 * browser's on what can be clicked; on a row's name it is the desk's. Enter and Escape work also where
 * single keys are switched off.
 */
export function isDeskKey(press: Press, isOn: boolean): boolean {
  const { key, ctrlKey, altKey, metaKey, target } = press;
  const isIn = (selector: string) => target.closest(selector) !== null;
  if (ctrlKey || altKey || metaKey || isIn("input,textarea,select")) return false;
  if (key === "Enter") return isIn("[data-row]") || !isIn("a[href],button,summary");
  return key === "Escape" || isOn;
}

/** Does something at each key of a table of keys.ts, by what the event calls it, unless a dialog is open. */
export function useKeys<Table extends Readonly<Record<string, string>>>(
  _table: Table,
  does: Readonly<Record<keyof Table, () => void>>,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const run = ownValue<() => void>(does, event.key);
    if (run === undefined || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]")) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const { key, ctrlKey, altKey, metaKey } = event;
    if (!isDeskKey({ key, ctrlKey, altKey, metaKey, target }, areKeysOn())) return;
    event.preventDefault();
    run();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
