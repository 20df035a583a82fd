import { useState, useSyncExternalStore } from "react";

import { findTab } from "#app/tools/kit/source/find-tab.ts";
import { writeQuery } from "./write-query.ts";

/** The open tab, kept in the address by its name. As prerendered it is the first, which needs no word there. */
export function useOpenTab(names: readonly string[]) {
  const [shown, setShown] = useState<string>();
  const arrivedAt = useSyncExternalStore(subscribeToNothing, readWay, () => "");

  function showTab(name: string): void {
    setShown(name);
    writeQuery("way", name === names[0] ? "" : name);
  }
  return [findTab(shown ?? arrivedAt, names), showTab] as const;
}

function subscribeToNothing(): () => void {
  return () => {};
}

function readWay(): string {
  return new URLSearchParams(location.search).get("way") ?? "";
}
