import { useSyncExternalStore } from "react";

import { DESK_PATH } from "#lib/desk/contract.ts";
import { enquiryLists, type EnquiryList } from "#lib/desk/enquiry.ts";

/** What the address of the desk's one page says: the screen, and what is open in it. */
export type DeskPlace =
  | { screen: "enquiries"; show: EnquiryList; query: string; open: string | undefined }
  | { screen: "week"; week?: string; from?: string; to?: string }
  | { screen: "watch"; site?: string };

export function readPlace(search: string): DeskPlace {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) || undefined;
  if (query.has("watch") || query.has("site")) {
    const site = text("site");
    return { screen: "watch", ...(site !== undefined && { site }) };
  }
  const [week, from, to] = [text("week"), text("from"), text("to")];
  if (query.has("week") || (from !== undefined && to !== undefined)) {
    return {
      screen: "week",
      ...(week !== undefined && { week }),
      ...(from !== undefined && to !== undefined && { from, to }),
    };
  }
  return {
    screen: "enquiries",
    show: enquiryLists.find((show) => show === query.get("show")) ?? "waiting",
    query: text("q") ?? "",
    open: text("open"),
  };
}

export function hrefOf(place: DeskPlace): string {
  const query = new URLSearchParams();
  if (place.screen === "watch") query.set(place.site ? "site" : "watch", place.site ?? "");
  else if (place.screen === "week") {
    if (place.from && place.to) {
      query.set("from", place.from);
      query.set("to", place.to);
    } else query.set("week", place.week ?? "");
  } else {
    if (place.show !== "waiting") query.set("show", place.show);
    if (place.query !== "") query.set("q", place.query);
    if (place.open !== undefined) query.set("open", place.open);
  }
  const search = query.toString().replaceAll(/=(?=&|$)/g, "");
  return search === "" ? DESK_PATH : `${DESK_PATH}?${search}`;
}

const CHANGED = "desk:place";

export function go(place: DeskPlace, { replace = false } = {}): void {
  const href = hrefOf(place);
  if (replace) history.replaceState(history.state, "", href);
  else history.pushState(null, "", href);
  dispatchEvent(new Event(CHANGED));
}

function watchAddress(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener("popstate", onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener("popstate", onChange);
  };
}

/** The address' search part, followed as it changes. */
export function useSearch(): string {
  return useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => "",
  );
}

/** A link inside the desk: a plain click stays on the page, any other is the browser's. */
export function linkTo(place: DeskPlace) {
  return {
    href: hrefOf(place),
    onClick(event: React.MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      go(place);
    },
  };
}
