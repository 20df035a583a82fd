import { Check } from "lucide-react";

import { ContactLink } from "#app/contact/contact-link.tsx";
import { caseStudies, getPlotResult } from "#app/content/case-studies/index.ts";
import { buildGlance } from "#app/content/cities/city-glance.ts";
import { drawLens } from "#app/content/cities/city-map.ts";
import { lahoreCopy } from "#app/content/cities/dedicated-copies.ts";
import { getCityFaq } from "#app/content/cities/get-city-faq.ts";
import { getCity } from "#app/content/cities/index.ts";
import { getProfile } from "#app/content/cities/get-profile.ts";
import {
  formatAmount,
  formatPrice,
  largestProject,
  lowestPrice,
  plans,
  type Plan,
} from "#app/content/plans/index.ts";
import { proofFigures, services } from "#app/content/services/index.ts";
import { site } from "#lib/site/site.ts";
import { findTestimonialsOfCity } from "#app/content/testimonials/index.ts";
import { projectPlace } from "#app/map/project-place.ts";
import { paths } from "#lib/site/paths.ts";
import { LahoreClosing, type LahoreClosingProps } from "./lahore-closing.tsx";
import { LahoreOpening, type LahoreOpeningProps } from "./lahore-opening.tsx";
import { buildFaqPage } from "#app/seo/json-ld/build-faq-page.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { buildProfessionalService } from "#app/seo/json-ld/build-professional-service.ts";
import { brandedTitle, buildPageMeta, type PageMeta } from "#app/seo/page-meta.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { classNames } from "#lib/class-names.ts";

import type { Route } from "./+types/lahore-route.ts";
import cityCss from "./city.css?inline";
import css from "./lahore.css?inline";

export const handle = { css: cityCss + css };

const LAHORE = "lahore";
const MOST_TESTIMONIALS = 4;

export function loader() {
  const city = getCity(LAHORE);
  const profile = getProfile(city);
  const glance = buildGlance(city);
  const { x, y } = projectPlace(city);

  const opening: LahoreOpeningProps = {
    profile,
    glance,
    at: [Math.round(x), Math.round(y)],
    lens: drawLens(city),
    copy: lahoreCopy,
    cases: caseStudies.map((study) => ({
      slug: study.slug,
      client: study.client,
      industry: study.industry,
      title: study.title,
      summary: study.summary,
      result: getPlotResult(study),
    })),
    services: services.map(({ slug, icon, title }) => ({ slug, icon, title })),
    proof: [...proofFigures],
  };
  const closing: LahoreClosingProps = {
    testimonials: findTestimonialsOfCity(LAHORE).slice(0, MOST_TESTIMONIALS),
    faq: getCityFaq(city),
    region: glance.region,
    siblings: glance.siblings,
    closing: lahoreCopy.closing,
  };
  const head: PageMeta = {
    path: paths.city(LAHORE),
    title: brandedTitle(profile.h1),
    description: lahoreCopy.description,
    social: { title: profile.h1, description: profile.description },
    image: profile.image,
  };
  return { head, plans: [...plans], opening, closing };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildPageMeta(loaderData.head);
}

export default function LahorePage({ loaderData }: Route.ComponentProps) {
  const { opening, closing, plans: packages } = loaderData;

  return (
    <>
      <JsonLd blocks={[describeLahore(opening)]} />
      <LahoreOpening {...opening} />
      <Packages plans={packages} />
      <JsonLd blocks={[buildFaqPage(closing.faq)]} />
      <LahoreClosing {...closing} />
    </>
  );
}

function describeLahore({ profile, glance }: LahoreOpeningProps) {
  return buildProfessionalService({
    path: paths.city(LAHORE),
    image: profile.image,
    locality: glance.name,
    geo: profile.geo,
    priceRange: `${lowestPrice()} - ${largestProject()}`,
  });
}

function Packages({ plans: packages }: { plans: Plan[] }) {
  return (
    <section className="band" id="packages">
      <div className="wrap">
        <div className="section-top">
          <h2>Packages for Lahore</h2>
          <p className="lead">
            {`Per month, in rupees. Work for several branches is quoted from them, up to ${largestProject()}.`}{" "}
            <Link to={paths.pricing}>Compare them line by line</Link>, or{" "}
            <ContactLink>contact us</ContactLink>.
          </p>
        </div>
        <div className="plans">
          {packages.map((plan) => (
            <article
              key={plan.slug}
              className={classNames("plan", plan.highlight && "plan-highlight pine lattice")}
            >
              <h3>
                {plan.title}
                {plan.highlight ? <span className="flag">Best Value</span> : null}
              </h3>
              <p className="plan-price soft small">
                PKR <b>{formatAmount(plan)}</b>
              </p>
              <ul>
                {includedIn(plan, packages).map((text) => (
                  <li key={text}>
                    <Check className="icon" aria-hidden />
                    {text}
                  </li>
                ))}
              </ul>
              <a
                href={paths.auditForm}
                data-press=""
                className={buttonClass({ variant: plan.highlight ? "default" : "outline" })}
                {...askForPackage(plan)}
              >
                Request Package
                <span className="visually-hidden"> for {plan.title}</span>
              </a>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

function includedIn(plan: Plan, packages: readonly Plan[]): string[] {
  const smaller = packages.find(({ slug }) => slug === plan.includes);
  return [
    ...(smaller ? [`Everything in ${smaller.title}`] : []),
    ...plan.features.map(({ text, gloss }) => (gloss === undefined ? text : `${text} (${gloss})`)),
  ];
}

/** The form names the package. It ships with a notice beside it, until that is switched off. */
function askForPackage(plan: Plan) {
  return {
    "data-contact": "",
    "data-message": `I would like the ${plan.title} package for Lahore (${formatPrice(plan)} per month).\n\n`,
    ...(!site.features.packageRequest && {
      "data-coming-soon": `Request for ${plan.title} Package`,
      "data-meanwhile":
        "This feature is not implemented yet. The form that opens already works and names the package.",
    }),
  };
}
