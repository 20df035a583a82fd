import { WhatsAppButton } from "#app/contact/whats-app-button.tsx";
import { findPlan, formatAmount } from "#app/content/plans/index.ts";
import { services } from "#app/content/services/index.ts";
import { site } from "#lib/site/site.ts";
import { readUrduForm, readUrduPage, type UrduPage } from "#app/content/urdu/index.ts";
import { Island } from "#app/islands/island.tsx";
import { homeLanguages, paths } from "#lib/site/paths.ts";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { buildFaqPage } from "#app/seo/json-ld/build-faq-page.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { phoneHref } from "#lib/contact/phone-href.ts";

import type { Route } from "./+types/route.ts";
import css from "./urdu.css?inline";

export const handle = { css, lang: "ur", dir: "rtl" } as const;

export function loader() {
  const page = readUrduPage();
  return {
    page,
    works: page.works.map((work, index) => ({ ...work, slug: services[index]?.slug ?? "" })),
    prices: page.plans.map(({ name, gloss, text }) => {
      const plan = findPlan(name)!;
      return { title: plan.title, gloss, amount: formatAmount(plan), text };
    }),
    form: readUrduForm(),
  };
}

export function meta({ loaderData: { page } }: Route.MetaArgs) {
  return buildPageMeta({
    path: paths.urdu,
    title: brandedTitle(page.title),
    description: page.description,
    language: "ur",
    languages: homeLanguages,
  });
}

export default function UrduHome({ loaderData }: Route.ComponentProps) {
  const { page, works, prices, form } = loaderData;

  return (
    <>
      <JsonLd
        blocks={[buildFaqPage(page.faq), buildBreadcrumbList([{ name: "اردو", path: paths.urdu }])]}
      />
      <header className="page-top wrap">
        <h1>{page.headline}</h1>
        <p className="lead">{page.lead}</p>
        <p className="actions">
          <a className={buttonClass()} href={paths.urduForm}>
            {page.audit}
          </a>
          <WhatsAppButton draft={page.chat}>{page.whatsapp}</WhatsAppButton>
        </p>
      </header>

      <section className="wrap urdu-part stack" data-gap="middle">
        <h2>{page.services}</h2>
        <dl className="terms grid">
          {works.map(({ name, text, slug }) => (
            <div key={slug} id={slug}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <Prices page={page} prices={prices} />

      <section className="wrap urdu-part stack" data-gap="middle">
        <h2>{page.after}</h2>
        <ol className="barred">
          {page.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>

      <section className="band sand">
        <div className="wrap grid">
          <div className="contact-form card no-print">
            <Island name="contact-form" wake="touch" props={{ page: paths.urdu, words: form }} />
          </div>
          <Reach page={page} />
        </div>
      </section>

      <Questions page={page} />
    </>
  );
}

function Questions({ page }: { page: UrduPage }) {
  return (
    <section className="wrap urdu-part stack" data-gap="middle">
      <h2>{page.questions}</h2>
      <dl className="terms grid">
        {page.faq.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={paths.home} hrefLang="en">
          {page.english}
        </Link>
      </p>
    </section>
  );
}

type Price = { title: string; gloss: string; amount: string; text: string };

type PricesProps = { page: UrduPage; prices: Price[] };

function Prices({ page, prices }: PricesProps) {
  return (
    <section className="band sand" id="prices">
      <div className="wrap stack">
        <h2>{page.prices}</h2>
        <dl className="terms" data-kind="columns">
          {prices.map(({ title, gloss, amount, text }) => (
            <div key={title}>
              <dt>
                <span lang="en" dir="ltr">
                  {title}
                </span>{" "}
                ({gloss})
              </dt>
              <dd>
                <b className="number h3">{amount}</b> {page.monthly}
              </dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{page.each}</p>
      </div>
    </section>
  );
}

function Reach({ page }: { page: UrduPage }) {
  const [office, mobile] = site.phones;

  return (
    <div className="stack" data-gap="small">
      <h2>{page.reach}</h2>
      <p>{page.hours}</p>
      <ul>
        {[office, mobile].map((phone) => (
          <li key={phone}>
            <a className="number" href={phoneHref(phone)} dir="ltr">
              {phone}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${site.email}`} dir="ltr">
            {site.email}
          </a>
        </li>
      </ul>
      <p>
        <WhatsAppButton draft={page.chat}>{page.whatsapp}</WhatsAppButton>
      </p>
      {site.isDemonstration ? <p className="mini soft sample-note">{page.sample}</p> : null}
    </div>
  );
}
