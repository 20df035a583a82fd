import { lazy, Suspense, useEffect, useState } from "react";

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

/** Listens for requests to open the contact dialog; its code comes with the first one. */
export function ContactDialogHost() {
  const [request, setRequest] = useState<ContactRequest>();
  const [last, setLast] = useState<ContactRequest>();
  const pathname = usePathname();

  useEffect(
    () =>
      onOpenContact((next) => {
        setRequest(next);
        setLast(next);
      }),
    [],
  );
  // A link followed from the dialog leaves it.
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setRequest(undefined);
  }

  return last ? (
    <Suspense>
      <ContactDialog
        page={pathname}
        request={last}
        open={request !== undefined}
        onClose={() => setRequest(undefined)}
      />
    </Suspense>
  ) : null;
}
