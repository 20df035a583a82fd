import { contactPageSoon } from "#app/contact/contact-page-soon.ts";
import { showComingSoon } from "#app/ui/coming-soon.ts";

/** Says what every link to this page says, and takes over the address typed into a closing field. */
export function arriveAtContact(): void {
  showComingSoon(contactPageSoon.title, contactPageSoon.description);

  const website = new URLSearchParams(location.search).get("website");
  const field = document.querySelector<HTMLInputElement>("#audit [name=website]");
  if (website && field?.value === "") field.value = website;
}
