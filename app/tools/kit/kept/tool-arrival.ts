import { readKept, type KeptFields } from "#app/browser/read-kept.ts";
import { readInputLink } from "./input-link.ts";

/** How the visitor came: with nothing, back to what this tab keeps, or by a link with inputs. */
export type ToolArrival = "new" | "back" | KeptFields;

/** The inputs of the link, once: from here on they are kept as what is typed, and the address is plain. */
export function takeLink(): KeptFields | undefined {
  const fields = readInputLink(location.hash);
  if (fields) history.replaceState(history.state, "", location.pathname + location.search);
  return fields && { ...urlOf(location.search), ...fields };
}

/** An entry of the history that was used before has what is kept; a link's address goes before the rest. */
export function findArrival(): ToolArrival {
  const { kept } = (history.state ?? {}) as { kept?: unknown };
  if (kept !== undefined) return "back";
  return urlOf(location.search) ?? (readKept(location.pathname) ? "back" : "new");
}

function urlOf(search: string): KeptFields | undefined {
  const url = new URLSearchParams(search).get("url");
  return url === null ? undefined : { url };
}

/** A form's name begins with its tab (fill-forms.ts). */
export function listKeptTabs(): readonly string[] {
  return Object.keys(readKept(location.pathname) ?? {}).map((name) => name.split(" ", 1)[0] ?? "");
}
