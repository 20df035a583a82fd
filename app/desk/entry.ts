import Desk from "./desk.tsx";
import { hydrateIsland } from "#app/islands/hydrate-island.tsx";

/** The desk's own script, in the place of the one of every other page: boot.ts waits for `ready`. */
export const ready = wakeDesk();

async function wakeDesk(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-island="desk"]');
  if (place === null) return;
  await hydrateIsland(place, Desk as never);
  place.dataset["awake"] = "";
  document.documentElement.dataset["running"] = "";
}
