import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";

import { AuditForm } from "#app/contact/audit-form.tsx";
import { contactPageSoon } from "#app/contact/contact-link.tsx";
import { sentHeading } from "#app/contact/contact-message.ts";
import { phoneHref, whatsAppHref } from "#app/content/site/phone.ts";
import { site } from "#app/content/site/site.ts";
import { paths } from "#app/paths.ts";
import { buildBreadcrumbList } from "#app/seo/json-ld/breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { showComingSoon } from "#app/ui/coming-soon.ts";

import css from "./contact.css?inline";

export const handle = { css };

export function meta() {
  return buildPageMeta({
    path: paths.contact,
    title: brandedTitle("Contact us"),
    description:
      "Call, write, or send the form and a person audits your website free of charge. An SEO studio in Lahore that works with businesses all over Pakistan.",
  });
}

export default function ContactPage() {
  const { street, city, postalCode } = site.address;
  const [office, mobile] = site.phones;
  const [isSent, setIsSent] = useState(false);
  useArrival();

  return (
    <div className="contact wrap grid-12">
      <JsonLd blocks={[buildBreadcrumbList([{ name: "Contact", path: paths.contact }])]} />

      <div className="contact-details">
        <h1>Ask us, or have us look</h1>
        <p className="lead">
          Send the form and a person audits your website, free of charge. For a quick question, the
          phone is quicker.
        </p>
        <dl className="number">
          <div>
            <Phone className="icon" aria-hidden />
            <dt>Office</dt>
            <dd>
              <a href={phoneHref(office)}>{office}</a>
            </dd>
          </div>
          <div>
            <MessageCircle className="icon" aria-hidden />
            <dt>Phone and WhatsApp</dt>
            <dd>
              <a href={phoneHref(mobile)}>{mobile}</a>
              <a
                className="contact-chat"
                href={whatsAppHref(mobile, "Hello, I have a question about SEO for my business.")}
              >
                Open a chat
              </a>
            </dd>
          </div>
          <div>
            <Mail className="icon" aria-hidden />
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </dd>
          </div>
          <div>
            <MapPin className="icon" aria-hidden />
            <dt>Studio</dt>
            <dd>
              {street}, {city} {postalCode}, Pakistan
            </dd>
          </div>
        </dl>
      </div>

      <section className="contact-form" aria-labelledby="audit-title">
        <h2 id="audit-title">{isSent ? sentHeading : "Get a Free Audit"}</h2>
        {isSent ? null : (
          <p className="small soft">A person reads this and answers. No newsletter.</p>
        )}
        <AuditForm
          id="audit"
          page={paths.contact}
          onSent={() => setIsSent(true)}
          thanks={
            <Link className={buttonClass({ variant: "outline" })} to={paths.home}>
              Back to home
            </Link>
          }
        />
      </section>
    </div>
  );
}

/** Says what every link to this page says, and takes over the address typed into a closing field. */
function useArrival(): void {
  useEffect(() => {
    showComingSoon(contactPageSoon.title, contactPageSoon.description);

    const website = new URLSearchParams(location.search).get("website");
    const field = document.querySelector<HTMLInputElement>("#audit [name=website]");
    if (website && field?.value === "") field.value = website;
  }, []);
}
