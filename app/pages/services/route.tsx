import { ArrowDown, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";

import { ContactButton } from "#app/contact/contact-button.tsx";
import { processSteps, services, type Service } from "#app/content/services/index.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { site } from "#lib/site/site.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";
import { ProcessSteps } from "./process-steps.tsx";
import { OnwardLink } from "#app/sections/onward-link.tsx";
import { ServiceIcon } from "#app/sections/service-icon.tsx";
import { AuditLedger } from "./audit-ledger.tsx";
import { LinkDecisions } from "./link-decisions.tsx";
import { Consultation } from "./consultation.tsx";
import { PhraseMap } from "./phrase-map.tsx";
import { PositionGrid } from "./position-grid.tsx";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { buildProfessionalService } from "#app/seo/json-ld/build-professional-service.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { Link } from "#app/ui/link.tsx";
import { classNames } from "#lib/class-names.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";
import { ownValue } from "#lib/own-value.ts";

import type { Route } from "./+types/route.ts";
import css from "./services.css?inline";

export const handle = { css };

export function loader() {
  return { services: [...services] as Service[], steps: [...processSteps] };
}

export function meta() {
  return buildPageMeta({
    path: paths.services,
    title: brandedTitle("SEO services in Pakistan"),
    description: `Local SEO, keyword research, SEO audits and backlinks for businesses in Pakistan: what each includes, and the ${spellNumber(processSteps.length)} steps of the work.`,
  });
}

export default function ServicesPage({
  loaderData: { services: cards, steps },
}: Route.ComponentProps) {
  return (
    <>
      <JsonLd
        blocks={[
          buildAgencyService(cards),
          buildBreadcrumbList([{ name: "Services", path: paths.services }]),
        ]}
      />

      <header className="page-top band-end wrap grid-12">
        <div>
          <h1>Start with what went wrong</h1>
          <p className="lead">
            Nobody wakes up wanting a backlink. Find the sentence that sounds like your week. It
            leads to the work that answers it.
          </p>
        </div>
        <ul className="rows">
          {cards.map(({ slug, symptom, title }) => (
            <li key={slug}>
              <a className="plain-link stack" data-gap="small" href={`#${slug}`}>
                <q className="title">{symptom}</q>
                <span className="onward">
                  {title}
                  <ArrowDown className="icon" aria-hidden />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </header>

      {cards.map((service) =>
        service.slug === "seo-audits" ? (
          <AuditService key={service.slug} service={service} />
        ) : (
          <ServiceSection key={service.slug} service={service} />
        ),
      )}

      <Process steps={steps} />

      <Consultation />
    </>
  );
}

type ProcessProps = Route.ComponentProps["loaderData"];

function Process({ steps }: Pick<ProcessProps, "steps">) {
  return (
    <section className="band sand">
      <div className="wrap">
        <div className="section-top">
          <h2>{`${spellNumberFirst(steps.length)} steps, and what you get after each`}</h2>
          <p className="lead">
            You can stop after any step and keep what it produced. The plan is made for your city,
            and from figures that you can check.{" "}
            <Link to={paths.sampleReport}>See the two pages of a month</Link>
          </p>
        </div>
        <ProcessSteps steps={steps} />
        <p className="after small soft">
          {`Steps 2 to ${steps.length} repeat every quarter, from new figures.`}
        </p>
      </div>
    </section>
  );
}

/** The agency as a whole: it works in the country, and these are its services. */
function buildAgencyService(cards: Service[]) {
  return {
    ...buildProfessionalService({
      path: paths.services,
      image: filePaths.socialPicture("site"),
      locality: site.address.city,
      geo: site.geo,
    }),
    areaServed: { "@type": "Country" as const, name: "Pakistan" },
    makesOffer: cards.map(({ title, description, slug }) => ({
      "@type": "Offer" as const,
      itemOffered: {
        "@type": "Service" as const,
        name: title,
        description,
        url: absoluteUrl(paths.service(slug)),
        areaServed: { "@type": "Country" as const, name: "Pakistan" },
        provider: { "@id": absoluteUrl(`${paths.home}#organization`) },
      },
    })),
  };
}

/** What is beside each service, and on which side of it. */
const figures: Readonly<Record<string, { Figure: () => ReactNode; isTextFirst: boolean }>> = {
  "local-seo": { Figure: PositionGrid, isTextFirst: false },
  "keyword-research": { Figure: PhraseMap, isTextFirst: true },
  "backlink-authority-building": { Figure: LinkDecisions, isTextFirst: false },
};

function ServiceSection({ service }: { service: Service }) {
  const { slug, icon, title, promise } = service;
  const { Figure, isTextFirst } = ownValue(figures, slug) ?? {};

  return (
    <section className={classNames("service", isTextFirst && "service-text-first")} id={slug}>
      <div className="wrap grid-12">
        <div className="service-text stack">
          <h2 className="with-icon">
            <ServiceIcon name={icon} />
            {title}
          </h2>
          <p className="lead">{promise}</p>
          <Features service={service} />
          <ServiceActions service={service} />
        </div>
        <div className="service-figure">{Figure ? <Figure /> : null}</div>
      </div>
    </section>
  );
}

function AuditService({ service }: { service: Service }) {
  return (
    <section className="service-audit band pine lattice" id={service.slug}>
      <div className="wrap">
        <div className="split">
          <div className="stack">
            <h2 className="with-icon">
              <ServiceIcon name={service.icon} />
              {service.title}
            </h2>
            <p className="lead">{service.promise}</p>
            <ServiceActions service={service} />
          </div>
          <Features service={service} />
        </div>
        <AuditLedger />
      </div>
    </section>
  );
}

function Features({ service }: { service: Service }) {
  return (
    <ul className="rows" data-kind="icon">
      {service.features.map(({ name, detail }) => (
        <li key={name}>
          <CircleCheck className="icon" aria-hidden />
          <span>
            <b>{name}</b> <span className="soft">{detail}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function ServiceActions({ service: { title, slug } }: { service: Service }) {
  return (
    <p className="actions">
      <ContactButton
        variant={slug === "local-seo" || slug === "seo-audits" ? "default" : "outline"}
        message={`I would like a quote for ${title}.\n\n`}
      >
        Get a Custom Quote
        <span className="visually-hidden"> for {title}</span>
      </ContactButton>
      <OnwardLink to={paths.service(slug)}>
        Week by week
        <span className="visually-hidden">: {title}</span>
      </OnwardLink>
    </p>
  );
}
