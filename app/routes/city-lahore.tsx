import { ArrowRight, Check } from "lucide-react";
import { Link } from "react-router";

import { ContactLink } from "#app/contact/contact-link.tsx";
import { openContact } from "#app/contact/open-contact.ts";
import { caseStudies, getPlotResult, type CaseResult } from "#app/content/case-studies/index.ts";
import { buildGlance } from "#app/content/cities/city-glance.ts";
import { drawLens } from "#app/content/cities/city-maps.ts";
import { lahoreCopy } from "#app/content/cities/dedicated/lahore.ts";
import { getCityFaq } from "#app/content/cities/faqs.ts";
import { getCity } from "#app/content/cities/index.ts";
import { getProfile } from "#app/content/cities/profiles.ts";
import type { LahoreCopy } from "#app/content/cities/schema.ts";
import { formatAmount, formatPrice, plans, type Plan } from "#app/content/plans/index.ts";
import { proofFigures, services, type ProofFigure } from "#app/content/services/index.ts";
import { site } from "#app/content/site/site.ts";
import { findTestimonialsOfCity, type Testimonial } from "#app/content/testimonials/index.ts";
import { projectPlace } from "#app/lib/dot-map-geometry.ts";
import { paths } from "#app/paths.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CityGlance } from "#app/sections/city/city-glance.tsx";
import { CityHero } from "#app/sections/city/city-hero.tsx";
import { LensMap } from "#app/sections/city/lens-map.tsx";
import { RegionSiblings } from "#app/sections/city/region-siblings.tsx";
import { SearchList } from "#app/sections/city/search-list.tsx";
import { Stair } from "#app/sections/city/stair.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { Landmark } from "#app/sections/landmarks/landmark.tsx";
import { ResultChange } from "#app/sections/result-change.tsx";
import { ServiceIcon } from "#app/sections/service-icon.tsx";
import { TestimonialQuote } from "#app/sections/testimonial-quote.tsx";
import { buildFaqPage } from "#app/seo/json-ld/faq-page.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { buildProfessionalService } from "#app/seo/json-ld/professional-service.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { showComingSoon } from "#app/ui/coming-soon.ts";

import type { Route } from "./+types/city-lahore.ts";
import cityCss from "./city.css?inline";
import css from "./city-lahore.css?inline";

export const handle = { css: cityCss + css };

const LAHORE = "lahore";
const PRICE_RANGE = "PKR 45,000 - PKR 250,000";
const MOST_TESTIMONIALS = 4;

export function loader() {
  const city = getCity(LAHORE);
  const { x, y } = projectPlace(city);

  return {
    profile: getProfile(city),
    glance: buildGlance(city),
    faq: getCityFaq(city),
    at: [Math.round(x), Math.round(y)] as const,
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
    plans: [...plans],
    testimonials: findTestimonialsOfCity(LAHORE).slice(0, MOST_TESTIMONIALS),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { profile, copy } = loaderData;

  return buildPageMeta({
    path: paths.city(LAHORE),
    title: brandedTitle(profile.h1),
    description: copy.description,
    social: { title: profile.h1, description: profile.description },
    image: profile.image,
  });
}

export default function LahorePage({ loaderData }: Route.ComponentProps) {
  const { profile, glance, faq, at, lens, copy } = loaderData;

  return (
    <>
      <JsonLd
        blocks={[
          buildProfessionalService({
            path: paths.city(LAHORE),
            image: profile.image,
            locality: glance.name,
            geo: profile.geo,
            priceRange: PRICE_RANGE,
          }),
          buildFaqPage(faq),
        ]}
      />
      <CityHero
        name={glance.name}
        region={glance.region}
        h1={profile.h1}
        description={profile.description}
        map={<LensMap slug={LAHORE} name={glance.name} at={at} lens={lens} />}
        landmark={<Landmark slug={LAHORE} />}
        onward={{ to: paths.pricing, text: "See the plans" }}
      />
      <CityGlance
        glance={glance}
        population={profile.population}
        businesses={profile.businesses}
        landmarks={profile.landmarks}
        industries={profile.industries}
      />
      <Why copy={copy} />
      <Phases phases={copy.phases} />
      <Cases cases={loaderData.cases} />
      <Services services={loaderData.services} notes={copy.serviceNotes} />
      <Industries industries={copy.industries} />
      <Capabilities capabilities={copy.capabilities} />
      <Reasons reasons={copy.reasons} proof={loaderData.proof} />
      <Packages plans={loaderData.plans} />
      <Testimonials testimonials={loaderData.testimonials} />
      <FaqSection
        title="Asked in Lahore"
        entries={faq}
        className=""
        aside={
          <>
            Anything else? <ContactLink>Contact us</ContactLink>.
          </>
        }
      />
      <RegionSiblings region={glance.region} siblings={glance.siblings} />
      <CallToAction heading={copy.closing.title} text={copy.closing.text} />
    </>
  );
}

function Why({ copy: { why, searches } }: { copy: LahoreCopy }) {
  return (
    <section className="band sand">
      <div className="wrap city-why">
        <div>
          <h2>{why.title}</h2>
          <div className="prose">
            {why.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              The{" "}
              <Link to={paths.post("ultimate-guide-local-seo-pakistan")}>
                complete guide to local SEO in Pakistan
              </Link>{" "}
              explains the method, and our <Link to={paths.services}>services</Link> page says what
              is in it.
            </p>
          </div>
        </div>
        <SearchList
          searches={searches}
          caption="Market first, category second, often in Roman Urdu. Examples, not measured volumes."
        />
      </div>
    </section>
  );
}

function Phases({ phases }: Pick<LahoreCopy, "phases">) {
  return (
    <section className="band">
      <div className="wrap">
        <div className="section-top">
          <h2>Four phases, each standing on the last</h2>
          <p className="lead">
            First improvements come within 3 months, the basics settle in 3 to 4, significant
            rankings take 6 to 12. The order matters more than the speed.
          </p>
        </div>
        <Stair steps={phases.map((phase, index) => ({ ...phase, when: `Phase ${index + 1}` }))} />
      </div>
    </section>
  );
}

type CaseCard = {
  slug: string;
  client: string;
  industry: string;
  title: string;
  summary: string;
  result: CaseResult;
};

function Cases({ cases }: { cases: CaseCard[] }) {
  return (
    <section className="city-trades-section">
      <div className="wrap split">
        <div>
          <h2>Work you can look up</h2>
          <p className="lead lahore-cases-lead">
            Three cases, told the way a results page would tell them: short, and with somewhere to
            click.
          </p>
          <Link className="onward" to={paths.portfolio}>
            The whole portfolio <ArrowRight className="icon" aria-hidden />
          </Link>
        </div>
        <ol className="lahore-cases">
          {cases.map(({ slug, client, industry, title, summary, result }) => (
            <li key={slug}>
              <p className="lahore-case-site">
                <b>{client}</b>
                <span>portfolio › {industry.toLowerCase()}</span>
              </p>
              <h3>
                <Link to={paths.caseStudy(slug)}>{title}</Link>
              </h3>
              <p className="small">{summary}</p>
              <p className="lahore-case-result">
                <ResultChange result={result} /> <span>{result.metric}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type ServiceCard = Pick<(typeof services)[number], "slug" | "icon" | "title">;

function Services({
  services: cards,
  notes,
}: {
  services: ServiceCard[];
  notes: LahoreCopy["serviceNotes"];
}) {
  return (
    <section className="band sand">
      <div className="wrap">
        <div className="section-top">
          <h2>Four services, done on foot where it helps</h2>
          <p className="lead">
            What each contains is on the <Link to={paths.services}>services page</Link>. This is
            what it means here.
          </p>
        </div>
        <ul className="lahore-services">
          {cards.map(({ slug, icon, title }) => (
            <li key={slug}>
              <h3>
                <Link to={`${paths.services}#${slug}`}>
                  <ServiceIcon name={icon} />
                  {title}
                </Link>
              </h3>
              <p>{notes[slug]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Industries({ industries }: Pick<LahoreCopy, "industries">) {
  return (
    <section className="band">
      <div className="wrap">
        <div className="section-top">
          <h2>Six industries and the question each is asked</h2>
        </div>
        <ol className="city-industries">
          {industries.map(({ title, text, search }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="city-industry-search">
                <span>Somebody types</span>
                <q>{search}</q>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Capabilities({ capabilities }: Pick<LahoreCopy, "capabilities">) {
  return (
    <section className="city-trades-section">
      <div className="wrap split">
        <h2>Eight things we do ourselves</h2>
        <dl className="lahore-capabilities">
          {capabilities.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Reasons({ reasons, proof }: Pick<LahoreCopy, "reasons"> & { proof: ProofFigure[] }) {
  return (
    <section className="band pine lattice lahore-reasons">
      <div className="wrap">
        <h2>Reasons to choose us, that you can check</h2>
        <ul>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <dl>
          {proof.map(({ number, unit, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {number}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Packages({ plans: packages }: { plans: Plan[] }) {
  return (
    <section className="band" id="packages">
      <div className="wrap">
        <div className="section-top">
          <h2>Packages for Lahore</h2>
          <p className="lead">
            Per month, in rupees. Work for several branches is quoted from them, up to PKR 250,000.{" "}
            <Link to={paths.pricing}>Compare them line by line</Link>.
          </p>
        </div>
        <div className="lahore-packages">
          {packages.map((plan) => (
            <article
              key={plan.slug}
              className={classNames(plan.highlight && "lahore-package-best pine lattice")}
            >
              <h3>
                {plan.title}
                {plan.highlight ? <span className="lahore-package-flag">Best Value</span> : null}
              </h3>
              <p className="lahore-package-price">
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
                onClick={(event) => {
                  event.preventDefault();
                  requestPackage(plan);
                }}
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

function includedIn(plan: Plan, packages: ReadonlyArray<Plan>): string[] {
  const smaller = packages.find(({ slug }) => slug === plan.includes);
  return [
    ...(smaller ? [`Everything in ${smaller.title}`] : []),
    ...plan.features.map(({ text }) => text),
  ];
}

/** Ships as a notice and the empty form; switched on, the form names the package. */
function requestPackage(plan: Plan): void {
  if (site.features.packageRequest) {
    openContact({
      message: `I would like the ${plan.title} package for Lahore (${formatPrice(plan)} per month).\n\n`,
    });
    return;
  }
  showComingSoon(`Request for ${plan.title} Package`);
  openContact();
}

function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <section className="band sand">
      <div className="wrap">
        <div className="section-top">
          <h2>From clients in Lahore</h2>
          <p>
            <Link className="onward" to={paths.reviews}>
              All reviews <ArrowRight className="icon" aria-hidden />
            </Link>
          </p>
        </div>
        <div className="lahore-quotes">
          {testimonials.map((testimonial, index) => (
            <TestimonialQuote
              key={testimonial.slug}
              testimonial={testimonial}
              size={index === 0 ? "large" : "small"}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
