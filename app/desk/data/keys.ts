import { useEffect, useEffectEvent } from "react";

const STORED = "desk-keys";

export function areKeysOn(): boolean {
  return localStorage.getItem(STORED) !== "off";
}

export function setKeysOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, "off");
}

/**
 * Single keys, by what the event calls them: never in a field, an open dialog, or with Ctrl, Alt or
 * Meta. Escape works also where they are switched off.
 */
export function useKeys(does: Readonly<Record<string, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const run = does[event.key];
    if (run === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const isField = (event.target as Element).closest?.("input,textarea,select") !== null;
    if (isField || (event.key !== "Escape" && !areKeysOn())) return;
    event.preventDefault();
    run();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
