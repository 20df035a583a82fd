import { WhatsAppButton } from "#app/contact/whats-app-button.tsx";
import { readUrduForm, readUrduPage } from "#app/content/urdu/index.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { paths } from "#lib/site/paths.ts";

import type { Route } from "./+types/thanks-route.ts";
import css from "./urdu.css?inline";

export const handle = { css, lang: "ur", dir: "rtl" } as const;

export function loader() {
  const { sentHeading, success, backHome } = readUrduForm();
  const { thanks, steps, chat, whatsapp } = readUrduPage();
  return { sentHeading, success, backHome, thanks, steps, chat, whatsapp };
}

export function meta({ loaderData: { sentHeading, thanks } }: Route.MetaArgs) {
  return buildPageMeta({
    path: paths.urduThanks,
    title: brandedTitle(sentHeading),
    description: thanks,
    language: "ur",
    noindex: true,
  });
}

/** Where a browser without JavaScript arrives once the form in Urdu is stored. */
export default function UrduThanks({ loaderData }: Route.ComponentProps) {
  const { sentHeading, success, backHome, steps, chat, whatsapp } = loaderData;

  return (
    <section className="wrap urdu-part stack" data-gap="middle">
      <h1>{sentHeading}</h1>
      <p className="lead">{success}</p>
      <ol className="barred">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="actions">
        <Link className={buttonClass()} to={paths.urdu}>
          {backHome}
        </Link>
        <WhatsAppButton draft={chat}>{whatsapp}</WhatsAppButton>
      </p>
    </section>
  );
}
