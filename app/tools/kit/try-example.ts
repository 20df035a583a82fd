import { fillForms, type KeptWork } from "#app/tools/kit/kept/kept-form.ts";
import { ownValue } from "#lib/own-value.ts";

/**
 * A tool's examples by the tab they fill, as plain data of its forms: the same as is kept of them for
 * the visit (kept-form.ts), `made: true` where the form is sent as well.
 */
export type Examples = Readonly<Record<string, KeptWork>>;

/** As long as a tab's program, and a form behind a first result, may take to come. */
const MOST_MS = 10_000;

/**
 * Fills a tool with an example, as if it were typed, and sends it. The tab that is open has its own,
 * or else the first tab that has one is opened.
 */
export function tryExample(
  tool: HTMLElement,
  { examples, open, showTab }: { examples: Examples; open: string; showTab: (tab: string) => void },
): void {
  const tab = ownValue(examples, open) ? open : (Object.keys(examples)[0] ?? open);
  if (tab !== open) showTab(tab);
  const stop = fillForms(tool, ownValue(examples, tab) ?? {}, () => false);
  setTimeout(stop, MOST_MS);
}
