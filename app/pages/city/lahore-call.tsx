import { Phone } from "lucide-react";

import { site } from "#lib/site/site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { phoneHref } from "#lib/contact/phone-href.ts";

/** On a phone the call stays in reach along the page, beside the button that floats on the other side. */
export function LahoreCall() {
  const [phone] = site.phones;
  return (
    <p className="lahore-call">
      <a className={buttonClass()} href={phoneHref(phone)}>
        <Phone className="icon" aria-hidden />
        Call us<span className="visually-hidden">, {phone}</span>
      </a>
    </p>
  );
}
