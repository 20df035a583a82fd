import { whatsAppHref } from "#app/content/site/phone.ts";
import { site } from "#app/content/site/site.ts";

/**
 * Shows the way from a result to the form, with what the result says written into the message. An
 * invented result says nothing of the page, so its words stay here; one that failed offers nothing.
 */
export function offerOnward(result: Element, label: string): void {
  const onward = document.querySelector<HTMLElement>(".tool-onward");
  if (!onward) return;
  const kind = result.querySelector<HTMLElement>("[data-kind]")?.dataset["kind"];
  onward.hidden = kind === "unread";

  const finding = kind === "sample" ? "" : `${label.replace(/[.\s]+$/, "")}.`;
  const page = new URLSearchParams(location.search).get("url") ?? "";
  const message = describeFinding({ tool: onward.dataset["tool"] ?? "", finding, page });
  const [ask, chat] = onward.querySelectorAll("a");
  if (!ask || !chat) return;
  ask.dataset["message"] = `${message}\n\n`;
  ask.dataset["website"] = page;
  chat.href = whatsAppHref(site.phones[1], message);
  const shown = onward.querySelector("[data-finding]");
  if (shown) shown.textContent = finding;
}

/** The message's words: which tool, on which page, and what it found. */
export function describeFinding(found: { tool: string; finding: string; page: string }): string {
  const on = found.page && ` on ${found.page}`;
  return `I used your ${found.tool}${on}.${found.finding && ` It says: ${found.finding}`}`;
}
