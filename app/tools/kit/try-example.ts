import type { KeptForms } from "#app/browser/read-kept.ts";
import { fillForms, formName, SENT } from "#app/tools/kit/kept/fill-forms.ts";
import { ownValue } from "#lib/own-value.ts";

/** A tool's examples by the tab they fill: values for its forms, as they are kept (fill-forms.ts). */
export type Examples = Readonly<Record<string, KeptForms>>;

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
  const sent = Object.fromEntries(
    Object.entries(ownValue(examples, tab) ?? {}).map(([form, fields]) => [
      form,
      { ...fields, [SENT]: "sent" },
    ]),
  );
  const stop = fillForms(tool, (form) => ownValue(sent, formName(form)));
  setTimeout(stop, MOST_MS);
}
