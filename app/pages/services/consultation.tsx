import { Phone } from "lucide-react";

import { ContactButton } from "#app/contact/contact-button.tsx";
import { site } from "#lib/site/site.ts";
import { phoneHref } from "#lib/contact/phone-href.ts";

/** Half an hour on the phone, and what to have ready. */
export function Consultation() {
  const [phone] = site.phones;

  return (
    <section className="band">
      <div className="wrap split">
        <div className="stack">
          <h2>Half an hour on the phone</h2>
          <p className="lead">
            A consultation costs nothing and has no slides. If you do not need us, we will say what
            you need instead.
          </p>
          <p className="actions">
            <ContactButton message={"I would like to book a consultation. A good time to call is "}>
              Book a consultation
            </ContactButton>
            <a className="onward number" href={phoneHref(phone)}>
              <Phone className="icon" aria-hidden />
              {phone}
            </a>
          </p>
        </div>
        <div className="stack" data-gap="middle">
          <h3 className="label">Have ready, if you can</h3>
          <ul className="rows">
            <li>
              <b className="title">The three things you most want to sell</b>
              <span className="soft">Not everything you sell.</span>
            </li>
            <li>
              <b className="title">Who answers the phone</b>
              <span className="soft">They know what people ask.</span>
            </li>
            <li>
              <b className="title">Access to Search Console</b>
              <span className="soft">Or the name of whoever has it. We can look together.</span>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
