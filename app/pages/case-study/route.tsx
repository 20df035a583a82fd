import { ArrowLeft, ArrowRight } from "lucide-react";

import { getCaseStudy, getNextCaseStudy, type CaseStudy } from "#app/content/case-studies/index.ts";
import { getTestimonial, type Testimonial } from "#app/content/testimonials/index.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";
import { PairsPlotFigure } from "#app/sections/pairs-plot-figure.tsx";
import { captionMonthlyPlot } from "#app/sections/describe-monthly-plot.ts";
import { ResultChange } from "#app/sections/result-change.tsx";
import { ResultPlot } from "#app/sections/result-plot.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Link } from "#app/ui/link.tsx";
import { Stars } from "#app/ui/stars/stars.tsx";

import { PairsNumbers, PlotNumbers } from "./plot-numbers.tsx";
import type { Route } from "./+types/route.ts";
import css from "./case-study.css?inline";

export const handle = { css };

export function loader({ params }: Route.LoaderArgs) {
  const study = getCaseStudy(params.slug);
  const { slug, title } = getNextCaseStudy(study.slug);

  return { study, testimonial: getTestimonial(study.testimonial), next: { slug, title } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { study } = loaderData;

  return buildPageMeta({
    path: paths.caseStudy(study.slug),
    title: brandedTitle(`${study.client}: SEO case study`),
    description: study.description,
    social: { title: study.title, description: study.summary },
    image: filePaths.socialPicture(`case-study-${study.slug}`),
    type: "article",
  });
}

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { study, testimonial, next } = loaderData;
  return (
    <article>
      <JsonLd
        blocks={[
          buildBreadcrumbList([
            { name: "Portfolio", path: paths.portfolio },
            { name: study.client, path: paths.caseStudy(study.slug) },
          ]),
        ]}
      />

      <CaseTop study={study} />

      <CaseResults study={study} />

      <section className="band wrap split">
        <h2>Challenge</h2>
        <div className="prose">
          {study.challenge.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? "opening" : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </section>

      <section className="band-end wrap split">
        <h2>Solution</h2>
        <div className="prose">
          <p>{study.solution.intro}</p>
          <ol className="rows" data-kind="steps">
            {study.solution.steps.map(({ when, what }) => (
              <li key={when}>
                <b>{when}</b>
                <span>{what}</span>
              </li>
            ))}
          </ol>
          <figure className="after">
            <PairsPlotFigure plot={study.detail} size="page" />
          </figure>
          <PairsNumbers plot={study.detail} />
        </div>
      </section>

      <Testimony testimonial={testimonial} />

      <nav className="band no-print wrap split" aria-label="Portfolio">
        <Link className="onward" to={paths.portfolio}>
          <ArrowLeft className="icon" aria-hidden />
          Back to Portfolio
        </Link>
        <Link className="plain-link stack" data-gap="small" to={paths.caseStudy(next.slug)}>
          <b className="title">{next.title}</b>
          <span className="onward">
            Next case
            <ArrowRight className="icon" aria-hidden />
          </span>
        </Link>
      </nav>
    </article>
  );
}

function CaseTop({ study }: { study: CaseStudy }) {
  return (
    <header className="page-top wrap">
      <p className="no-print">
        <Link className="onward soft small" to={paths.portfolio}>
          <ArrowLeft className="icon" aria-hidden />
          Back to Portfolio
        </Link>
      </p>
      <div className="case-top grid-12">
        <div>
          <h1>{study.title}</h1>
          <SampleNote>Figures and client are an example.</SampleNote>
        </div>
        <dl className="facts" data-kind="columns">
          <div>
            <dt>Client</dt>
            <dd>{study.client}</dd>
          </div>
          <div>
            <dt>Industry</dt>
            <dd>{study.industry}</dd>
          </div>
          <div>
            <dt>Services</dt>
            <dd>
              <ul className="tags">
                {study.services.map((service) => (
                  <li key={service}>{service}</li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </div>
    </header>
  );
}

function CaseResults({ study }: { study: CaseStudy }) {
  return (
    <section className="case-plot sand" aria-label="Results">
      <div className="wrap">
        <figure className="beyond">
          <ResultPlot plot={study.plot} size="page" />
          <figcaption className="mini soft">{captionMonthlyPlot(study.plot)}</figcaption>
        </figure>
        <dl className="figures after">
          {study.results.map((result) => (
            <div key={result.metric}>
              <dt>{result.metric}</dt>
              <dd>
                <ResultChange result={result} />
              </dd>
            </div>
          ))}
        </dl>
        <PlotNumbers plot={study.plot} />
      </div>
    </section>
  );
}

function Testimony({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, company, text, rating } = testimonial;

  return (
    <section className="band sand" aria-label="Testimonial">
      <figure className="testimonial-quote wrap">
        <Stars rating={rating} />
        <blockquote>
          <p>“{text}”</p>
        </blockquote>
        <SampleNote>The words are an example, as the client is.</SampleNote>
        <figcaption className="cluster" data-gap="middle">
          <Avatar name={name} initials={initialsOf(name)} size="large" />
          <span>
            <b className="title">{name}</b>
            {role}, {company}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}

function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
}
