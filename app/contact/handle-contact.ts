import { afterFrame } from "#app/browser/after-frame.ts";
import { callIsland } from "#app/browser/call-island.ts";
import { setContactRequest } from "./contact-request.ts";
import { readEnquiryDraft } from "./read-enquiry-draft.ts";
import { onOpenContact } from "./open-contact.ts";
import { paths } from "#lib/site/paths.ts";

/**
 * Opens the contact dialog at each request. A slow phone draws what came before first: the clicked
 * button, then the sheet, then the form, whose code comes with the first request.
 */
export function handleContact(): void {
  const sheet = document.querySelector<HTMLDialogElement>("#contact-dialog");
  if (!sheet) return;

  onOpenContact((request) => {
    afterFrame(() => {
      if (!sheet.open) sheet.showModal();
      afterFrame(() => {
        if (!sheet.open) return;
        setContactRequest(request);
        // Without the dialog there is still the page with the same form.
        callIsland("contact-dialog").catch(() => location.assign(paths.auditForm));
      });
    });
  });
  sheet.addEventListener("close", () => setContactRequest(undefined));
  // A link followed from the dialog leaves it, also where Back finds the page as it was.
  addEventListener("pagehide", () => sheet.close());
  addEventListener("pointerover", fetchAhead, { passive: true });
  if (readEnquiryDraft()?.isAgreed) goOnSending();
}

/** A phone reloads a background tab: a message that is to be sent by itself is still waiting in its form. */
function goOnSending(): void {
  const isOnPage = document.querySelector("[data-island=contact-form]") !== null;
  callIsland(isOnPage ? "contact-form" : "contact-dialog").catch(() => {});
}

/**
 * A mouse rests on the button before the click: the form is fetched meanwhile. A finger does not, and
 * running React's file between its touch and its click would delay the click.
 */
function fetchAhead({ target, pointerType }: PointerEvent): void {
  if (pointerType !== "mouse") return;
  if (!(target instanceof Element) || !target.closest("[data-contact]")) return;
  void import("#app/islands/hydrate-island.tsx").catch(() => {});
  void import("./contact-dialog.tsx").catch(() => {});
}
