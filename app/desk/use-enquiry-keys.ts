import { useEffect, useRef } from "react";

import type { Acts } from "#app/desk/data/acts.ts";
import { isWide } from "#app/desk/data/is-wide.ts";
import { enquiryKeys } from "#app/desk/data/keys.ts";
import { useKeys } from "#app/desk/data/use-keys.ts";
import { findNeighbours } from "#app/desk/data/neighbours.ts";
import { go, type DeskPlace } from "#app/desk/data/desk-place.ts";
import { focusRow } from "#app/desk/list/list-row.tsx";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";

type DeskKeys = {
  place: Extract<DeskPlace, { screen: "enquiries" }>;
  ids: readonly string[];
  /** As in `findNeighbours`. */
  order: readonly string[];
  enquiry: DeskEnquiry | undefined;
  acts: Acts;
  noteField: React.RefObject<HTMLTextAreaElement | null>;
  reminders: React.RefObject<HTMLFieldSetElement | null>;
};

/** j and k open on a wide screen and move the focus on a phone. */
export function useEnquiryKeys(keys: DeskKeys): void {
  const { place, ids, order, enquiry, acts, noteField, reminders } = keys;
  /** The enquiry whose name takes the focus once it is shown. */
  const toName = useRef<string>(undefined);
  useEffect(() => focusName(enquiry, toName), [enquiry]);
  const step = (way: "previous" | "next") => () => {
    const from = place.open ?? focusedRow();
    // At the end of the list the focus goes to the row of the open one.
    const id = findNeighbours(order, ids, from)[way] ?? from;
    if (id === undefined) return;
    focusRow(id);
    if (id !== from && (place.open !== undefined || isWide())) go({ ...place, open: id });
  };
  useKeys(enquiryKeys, {
    j: step("next"),
    k: step("previous"),
    Enter: () => {
      const id = focusedRow() ?? place.open;
      if (id === undefined) return;
      toName.current = id;
      if (id === place.open) focusName(enquiry, toName);
      else go({ ...place, open: id });
    },
    Escape: () => {
      if (place.open === undefined) return;
      const id = place.open;
      if (!isWide()) go({ ...place, open: undefined });
      setTimeout(() => focusRow(id));
    },
    e: () => {
      if (enquiry) acts.status(enquiry, enquiry.status === "new" ? "answered" : "new");
    },
    s: () => {
      if (enquiry) acts.spam(enquiry, !enquiry.spam);
    },
    n: () => noteField.current?.focus(),
    r: () => reminders.current?.querySelector("button")?.focus(),
  });
}

function focusName(
  enquiry: DeskEnquiry | undefined,
  toName: React.RefObject<string | undefined>,
): void {
  if (enquiry === undefined || enquiry.id !== toName.current) return;
  toName.current = undefined;
  document.querySelector<HTMLElement>(".desk-head h1")?.focus();
}

function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];
}
