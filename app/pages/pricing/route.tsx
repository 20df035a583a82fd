import { ContactButton } from "#app/contact/contact-button.tsx";
import { WhatsAppButton } from "#app/contact/whats-app-button.tsx";
import {
  comparisonRows,
  findComparisonCell,
  formatAmount,
  formatPrice,
  plans,
  pricingFaq,
  type Plan,
} from "#app/content/plans/index.ts";
import { EveryPlan, PlanWords } from "./every-plan.tsx";
import { readPlanWords, type PlanWord } from "#app/content/plans/read-plan-words.ts";
import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { OnwardLink } from "#app/sections/onward-link.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { buildFaqPage } from "#app/seo/json-ld/build-faq-page.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { classNames } from "#lib/class-names.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";
import { phoneHref } from "#lib/contact/phone-href.ts";

import type { Route } from "./+types/route.ts";
import css from "./pricing.css?inline";

export const handle = { css };

type ComparisonRow = { name: string; cells: (string | undefined)[] };

export function loader() {
  return {
    plans: [...plans],
    rows: comparisonRows.map((name): ComparisonRow => ({
      name,
      cells: plans.map((plan) => findComparisonCell(plan, name)),
    })),
    faq: [...pricingFaq],
    ...readPlanWords(),
  };
}

export function meta() {
  return buildPageMeta({
    path: paths.pricing,
    title: brandedTitle("SEO pricing in Pakistan"),
    description: `${spellNumberFirst(plans.length)} monthly SEO plans in rupees: ${plans.map((plan) => `${plan.title} ${formatPrice(plan)}`).join(", ")}. Everything in each plan is listed, line by line.`,
  });
}

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const [phone] = site.phones;

  return (
    <>
      <JsonLd
        blocks={[
          buildBreadcrumbList([{ name: "Pricing", path: paths.pricing }]),
          buildFaqPage(loaderData.faq),
        ]}
      />

      <header className="page-top wrap">
        <h1>{`${spellNumberFirst(loaderData.plans.length)} plans, in rupees, with nothing hidden`}</h1>
        <p className="lead">
          The difference between them is how much gets done in a month, not how well. Move up or
          down as the work changes.
        </p>
      </header>

      <div className="wrap">
        <div className="plans">
          {loaderData.plans.map((plan) => (
            <PlanCard key={plan.slug} plan={plan} />
          ))}
        </div>
      </div>

      <EveryPlan entries={loaderData.inEveryPlan} />
      <Comparison plans={loaderData.plans} rows={loaderData.rows} glosses={loaderData.glosses} />

      <FaqSection
        className=""
        title="Before you choose"
        entries={loaderData.faq}
        aside={
          <>
            Something else? Call{" "}
            <a className="number" href={phoneHref(phone)}>
              {phone}
            </a>{" "}
            and ask a person.
          </>
        }
      />
      <div className="wrap">
        <SampleNote>The answers on tax, payment, notice and leaving are sample terms.</SampleNote>
      </div>

      <CallToAction
        heading="Not sure which?"
        text="Send your website address. The audit is free, and it ends with the smallest plan that would do the job."
      />
    </>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { title, description, features, highlight } = plan;

  return (
    <article className={classNames("plan", highlight && "plan-highlight pine lattice")}>
      {highlight ? <p className="flag">Most Popular</p> : null}
      <h2 className="h3">{title}</h2>
      <p className="soft small">{description}</p>
      <p className="plan-price soft small">
        PKR <b>{formatAmount(plan)}</b> per month
      </p>
      <ul>
        {features.map(({ text, gloss }) => (
          <li key={text}>
            <Emphasized text={text} />
            {gloss === undefined ? null : <span className="soft"> ({gloss})</span>}
          </li>
        ))}
      </ul>
      <ContactButton
        variant={highlight ? "default" : "outline"}
        message={`I am interested in the ${title} plan (${formatPrice(plan)} per month).\n\n`}
      >
        Get Started
        <span className="visually-hidden"> with {title}</span>
      </ContactButton>
      <WhatsAppButton draft={`Hello, I have a question about the ${title} plan.`}>
        Ask us on WhatsApp
        <span className="visually-hidden"> about {title}</span>
      </WhatsAppButton>
    </article>
  );
}

/** The numbers of a feature stand out: they are what the plans differ in. */
function Emphasized({ text }: { text: string }) {
  return text
    .split(/(\d+\+?)/)
    .map((part, index) => (index % 2 === 1 ? <b key={`${index}${part}`}>{part}</b> : part));
}

type ComparisonProps = { plans: Plan[]; rows: ComparisonRow[]; glosses: PlanWord[] };

function Comparison({ plans: columns, rows, glosses }: ComparisonProps) {
  return (
    <section className="band sand">
      <div className="wrap">
        <div className="section-top">
          <h2>Line by line</h2>
          <p className="lead">
            {`The same ${spellNumber(columns.length)} plans, set side by side.${listInclusions(columns)}`}
          </p>
        </div>
        <table className="table comparison">
          <caption className="visually-hidden">What each plan contains per month</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Included per month</span>
              </th>
              {columns.map(({ slug, title }) => (
                <th key={slug} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.slug} data-plan={columns[index]?.title}>
                    {cell ?? <NotIncluded />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="after stack">
          <h3>The words of the table</h3>
          <PlanWords entries={glosses} />
          <p className="small">
            <OnwardLink to={paths.glossary}>More words for owners</OnwardLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** " Authority includes all that Growth has." for each plan that builds on another. */
function listInclusions(columns: readonly Plan[]): string {
  return columns
    .flatMap(({ title, includes }) => {
      const smaller = columns.find(({ slug }) => slug === includes);
      return smaller ? ` ${title} includes all that ${smaller.title} has.` : [];
    })
    .join("");
}

function NotIncluded() {
  return (
    <>
      <span className="soft" aria-hidden>
        –
      </span>
      <span className="visually-hidden">Not included</span>
    </>
  );
}
