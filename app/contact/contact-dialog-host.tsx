import { lazy, Suspense, useEffect, useRef, useState } from "react";

import { afterFrame } from "#app/browser/after-frame.ts";
import { onOpenContact, type ContactRequest } from "#app/contact/open-contact.ts";
import { paths } from "#app/paths.ts";
import { usePathname } from "#app/ui/use-pathname.ts";

const loadDialog = () =>
  import("#app/contact/contact-dialog.tsx")
    .then((module) => ({ default: module.ContactDialog }))
    // Without the dialog there is still the page with the same form.
    .catch((error: unknown) => {
      location.assign(paths.auditForm);
      throw error;
    });

const ContactDialog = lazy(loadDialog);

/**
 * Listens for requests to open the contact dialog. A slow phone draws what came before first: the
 * pressed button, then the sheet, which stands in every page, then the form, whose code comes with
 * the first request.
 */
export function ContactDialogHost() {
  const sheet = useRef<HTMLDialogElement>(null);
  const [request, setRequest] = useState<ContactRequest>();
  const [last, setLast] = useState<ContactRequest>();
  const pathname = usePathname();

  useEffect(
    () =>
      onOpenContact((next) => {
        afterFrame(() => {
          if (!sheet.current?.open) sheet.current?.showModal();
          afterFrame(() => {
            if (!sheet.current?.open) return;
            setRequest(next);
            setLast(next);
          });
        });
      }),
    [],
  );
  // A link followed from the dialog leaves it.
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setRequest(undefined);
  }

  return (
    <dialog
      ref={sheet}
      className="dialog"
      aria-label="Get a Free Audit"
      onClose={() => setRequest(undefined)}
    >
      {last ? (
        <Suspense>
          <ContactDialog
            dialog={sheet}
            page={pathname}
            request={last}
            open={request !== undefined}
            onClose={() => setRequest(undefined)}
          />
        </Suspense>
      ) : null}
    </dialog>
  );
}
