import { caseStudies, type CaseStudy } from "#app/content/case-studies/index.ts";
import { counts } from "#app/content/counts.ts";
import { testimonials, type Testimonial } from "#app/content/testimonials/index.ts";
import { paths } from "#lib/site/paths.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PairsPlotFigure } from "#app/sections/pairs-plot-figure.tsx";
import { ResultChange } from "#app/sections/result-change.tsx";
import { ResultPlot } from "#app/sections/result-plot.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { TestimonialQuote } from "#app/sections/testimonial-quote.tsx";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { Link } from "#app/ui/link.tsx";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";

import type { Route } from "./+types/route.ts";
import css from "./portfolio.css?inline";
import { OnwardLink } from "#app/sections/onward-link.tsx";

export const handle = { css };

export function loader() {
  return { cases: caseStudies.map(toCard), testimonials: [...testimonials] };
}

export function meta() {
  return buildPageMeta({
    path: paths.portfolio,
    title: brandedTitle("SEO case studies and reviews"),
    description: `${spellNumberFirst(counts.caseStudies)} SEO case studies from ${tellPlaces(counts.caseStudyCities)}, each plotted from before the work began, and ${spellNumber(counts.testimonials)} client reviews.`,
  });
}

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <JsonLd blocks={[buildBreadcrumbList([{ name: "Portfolio", path: paths.portfolio }])]} />

      <header className="page-top wrap">
        <h1>Before, after, and the months between</h1>
        <p className="lead">
          {`${spellNumberFirst(loaderData.cases.length)} clients. Each plot shows where they stood before we began, because a result without a start is only a number.`}
        </p>
      </header>

      <div className="wrap cases">
        {loaderData.cases.map((card) => (
          <Case key={card.slug} {...card} />
        ))}
      </div>

      <section className="band sand" id="reviews">
        <div className="wrap">
          <div className="section-top">
            <h2>What clients say</h2>
          </div>
          <Reviews testimonials={loaderData.testimonials} />
          <SampleNote>Sample clients of a demonstration.</SampleNote>
        </div>
      </section>

      <CallToAction
        heading="Where would your line start?"
        text="The audit marks the first point. It is free, and yours to keep whoever does the work."
      />
    </>
  );
}

/** Names that a search result has room for. */
const MOST_PLACES = 3;

/** "Lahore, Karachi and Islamabad"; of more cities only their number. */
function tellPlaces(cities: readonly string[]): string {
  if (cities.length > MOST_PLACES) return `${spellNumber(cities.length)} cities of Pakistan`;
  return [cities.slice(0, -1).join(", "), ...cities.slice(-1)].filter(Boolean).join(" and ");
}

/** Two columns of different weight: the first and third review on the left, the others on the right. */
function Reviews({ testimonials: reviews }: { testimonials: Testimonial[] }) {
  return (
    <div className="reviews stack">
      <div className="stack">
        {reviews
          .filter((_, index) => isLarge(index))
          .map((testimonial, index) => (
            <TestimonialQuote
              key={testimonial.slug}
              testimonial={testimonial}
              size={index === 0 ? "large" : "medium"}
            />
          ))}
      </div>
      <div className="stack">
        {reviews
          .filter((_, index) => !isLarge(index))
          .map((testimonial) => (
            <TestimonialQuote key={testimonial.slug} testimonial={testimonial} size="small" />
          ))}
      </div>
    </div>
  );
}

function isLarge(index: number): boolean {
  return index === 0 || index === 2;
}

/** Tags that a card has room for. */
const CARD_TAGS = 3;

function toCard({
  slug,
  client,
  city,
  industry,
  title,
  summary,
  services,
  results,
  ...study
}: CaseStudy) {
  return {
    slug,
    client: client.includes(city) ? client : `${client}, ${city}`,
    industry,
    title,
    summary,
    tags: services.slice(0, CARD_TAGS),
    result: results[0],
    picture:
      study.cover === "plot"
        ? ({ kind: "plot", plot: study.plot } as const)
        : ({ kind: "detail", plot: study.detail } as const),
  };
}

function Case(card: ReturnType<typeof toCard>) {
  const { slug, client, industry, title, summary, tags, result, picture } = card;
  const path = paths.caseStudy(slug);

  return (
    <article className="case">
      <div className="stack" data-gap="middle">
        <p className="mini soft cluster" data-gap="small">
          <span className="site-mark" aria-hidden>
            {client.charAt(0)}
          </span>
          <b>{client}</b> {industry}
        </p>
        <h2>
          <Link className="plain-link" to={path}>
            {title}
          </Link>
        </h2>
        <p className="soft">{summary}</p>
        {result ? (
          <p className="cluster soft small" data-gap="small">
            <ResultChange result={result} /> {result.metric}
          </p>
        ) : null}
        <ul className="tags" aria-label="Services">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <OnwardLink to={path} aria-label={`Read the case: ${client}`}>
          Read the case
        </OnwardLink>
      </div>
      <figure className="case-picture">
        {picture.kind === "plot" ? (
          <ResultPlot plot={picture.plot} size="column" />
        ) : (
          <PairsPlotFigure plot={picture.plot} size="column" />
        )}
      </figure>
    </article>
  );
}
