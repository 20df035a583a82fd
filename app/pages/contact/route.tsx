import { Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";

import { describeHours } from "#lib/site/opening-hours.ts";
import { site } from "#lib/site/site.ts";
import { Island } from "#app/islands/island.tsx";
import { paths } from "#lib/site/paths.ts";
import { OnwardLink } from "#app/sections/onward-link.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { mailHref } from "#lib/contact/mail-href.ts";
import { phoneHref } from "#lib/contact/phone-href.ts";
import { whatsAppHref } from "#lib/contact/whats-app-href.ts";

import css from "#app/ui/rows.css?inline";

export const handle = { css };

export function meta() {
  return buildPageMeta({
    path: paths.contact,
    title: brandedTitle("Contact us"),
    description:
      "Call, write, or send the form, and a person audits your website free of charge. An SEO agency in Lahore for all of Pakistan.",
  });
}

export default function ContactPage() {
  const { street, city, postalCode } = site.address;
  const [office, mobile] = site.phones;

  return (
    <>
      <JsonLd blocks={[buildBreadcrumbList([{ name: "Contact", path: paths.contact }])]} />
      <div className="page-top wrap split" data-arrival="">
        <div className="stack" data-gap="middle">
          <h1>Ask us, or have us look</h1>
          <p className="lead">
            Send the form and a person audits your website, free of charge. For a quick question,
            the phone is quicker.
          </p>
          <dl className="rows number" data-kind="icon">
            <div>
              <Phone className="icon" aria-hidden />
              <dt className="soft">Office</dt>
              <dd>
                <a href={phoneHref(office)}>{office}</a>
              </dd>
            </div>
            <div>
              <MessageCircle className="icon" aria-hidden />
              <dt className="soft">Phone and WhatsApp</dt>
              <dd>
                <a href={phoneHref(mobile)}>{mobile}</a>
                <br />
                <a
                  href={whatsAppHref(mobile, "Hello, I have a question about SEO for my business.")}
                >
                  Open a chat
                </a>
              </dd>
            </div>
            <div>
              <Mail className="icon" aria-hidden />
              <dt className="soft">Email</dt>
              <dd>
                <a href={mailHref({ to: site.email })}>{site.email}</a>
              </dd>
            </div>
            <div>
              <MapPin className="icon" aria-hidden />
              <dt className="soft">Office address</dt>
              <dd>
                {street}, {city} {postalCode}, Pakistan
              </dd>
            </div>
            <Hours />
          </dl>
          <AfterDetails />
        </div>

        <section className="contact-form card no-print" aria-labelledby="audit-title">
          <Island name="contact-form" wake="touch" />
        </section>
      </div>
    </>
  );
}

function Hours() {
  return (
    <div>
      <Clock className="icon" aria-hidden />
      <dt className="soft">Opening hours</dt>
      <dd>
        <ul>
          {describeHours(site.openingHours).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

function AfterDetails() {
  return (
    <>
      <SampleNote>Sample address and hours of a demonstration.</SampleNote>
      <p className="after">
        <OnwardLink to={`${paths.about}#after-you-send`}>What happens after you send</OnwardLink>
      </p>
    </>
  );
}
