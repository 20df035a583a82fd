import { contactPageSoon } from "./contact-page-soon.ts";
import { readEnquiryDraft } from "./read-enquiry-draft.ts";
import { callIsland } from "#app/browser/call-island.ts";
import { site } from "#lib/site/site.ts";
import { showComingSoon } from "#app/ui/show-coming-soon.ts";

/** Wakes the form where the visit holds a draft for it, and takes over the address typed into a closing field. */
export function arriveAtContact(): void {
  if (site.features.contactNotice) showComingSoon(contactPageSoon.title, contactPageSoon.ofPage);

  const website = new URLSearchParams(location.search).get("website");
  const field = document.querySelector<HTMLInputElement>("#audit [name=website]");
  if (website && field?.value === "") field.value = website;
  if (readEnquiryDraft()) callIsland("contact-form").catch(() => {});
}
