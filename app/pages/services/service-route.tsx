import type { ReactNode } from "react";

import { ContactButton } from "#app/contact/contact-button.tsx";
import { WhatsAppButton } from "#app/contact/whats-app-button.tsx";
import { getCaseStudy } from "#app/content/case-studies/index.ts";
import { findPlan, formatPrice } from "#app/content/plans/index.ts";
import { getPost } from "#app/content/posts/index.ts";
import { getService } from "#app/content/services/index.ts";
import { getServicePage, type ServicePageText } from "#app/content/services/get-service-page.ts";
import { AuditLedger } from "./audit-ledger.tsx";
import { LinkDecisions } from "./link-decisions.tsx";
import { PhraseMap } from "./phrase-map.tsx";
import { PositionGrid } from "./position-grid.tsx";
import { paths } from "#lib/site/paths.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { buildFaqPage } from "#app/seo/json-ld/build-faq-page.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { buildService } from "#app/seo/json-ld/build-service.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { getTool } from "#app/tools/tools.ts";
import { Link } from "#app/ui/link.tsx";

import type { Route } from "./+types/service-route.ts";
import css from "./service-page.css?inline";

export const handle = { css };

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const text = getServicePage(slug);
  const { title, description } = getService(slug);
  const plan = findPlan(text.plan)!;
  const post = getPost(text.post);
  const tool = getTool(text.tool);
  const study = getCaseStudy(text.case);

  return {
    path: paths.service(slug),
    slug,
    text,
    name: title,
    description,
    plan: { title: plan.title, price: formatPrice(plan), priceInPkr: plan.priceInPkr },
    onward: [
      { kind: "Article", title: post.title, to: paths.post(post.slug) },
      { kind: "Free tool", title: tool.title, to: tool.path },
      { kind: "Case", title: study.title, to: paths.caseStudy(study.slug) },
    ],
  };
}

export function meta({ loaderData: { path, text } }: Route.MetaArgs) {
  return buildPageMeta({ path, title: brandedTitle(text.title), description: text.description });
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { path, slug, text, name, description, plan, onward } = loaderData;

  return (
    <>
      <JsonLd
        blocks={[
          buildService({ name, description, path, priceInPkr: plan.priceInPkr }),
          buildFaqPage(text.faq),
          buildBreadcrumbList([
            { name: "Services", path: paths.services },
            { name, path },
          ]),
        ]}
      />
      <header className="page-top wrap">
        <p className="crumb">
          <Link to={paths.services}>Services</Link>
        </p>
        <h1>{text.headline}</h1>
        <p className="lead">{text.lead}</p>
        <p className="actions">
          <ContactButton message={`I would like a quote for ${name}.\n\n`}>
            Get a Custom Quote
          </ContactButton>
          <WhatsAppButton draft={`Hello, I have a question about ${name}.`} />
        </p>
        <p className="small soft">
          From <b className="number">{plan.price}</b> a month, with the {plan.title} plan.{" "}
          <Link to={paths.pricing}>Compare the plans</Link>
        </p>
      </header>
      <Fit text={text} />
      <Weeks text={text} />
      <Deliverables slug={slug} text={text} />
      <FaqSection title="Three questions" entries={text.faq} />
      <section className="wrap band stack" aria-labelledby="onward">
        <h2 className="h3" id="onward">
          Read on
        </h2>
        <ul className="rows" data-kind="columns">
          {onward.map(({ kind, title, to }) => (
            <li key={to}>
              <span className="mini soft">{kind}</span>
              <Link className="title" to={to}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <SampleNote>The client and the figures of the case are samples.</SampleNote>
      </section>
      <CallToAction
        heading="Where do you come up today?"
        text="Send us your website address. The first look is free, and it ends with the three things to fix first."
      />
    </>
  );
}

function Fit({ text }: { text: ServicePageText }) {
  return (
    <section className="band-end wrap split">
      <div className="stack" data-gap="middle">
        <h2 className="h3">It is for you if</h2>
        <Lines of={text.forYou} />
      </div>
      <div className="stack" data-gap="middle">
        <h2 className="h3">It is not for you if</h2>
        <Lines of={text.notForYou} />
      </div>
    </section>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <ul className="rows" data-kind="lines">
      {lines.map((line) => (
        <li key={line}>
          <LinkedText>{line}</LinkedText>
        </li>
      ))}
    </ul>
  );
}

function Weeks({ text }: { text: ServicePageText }) {
  return (
    <section className="band sand">
      <div className="wrap stack">
        <h2>What we do in which week</h2>
        <ol className="rows" data-kind="steps">
          {text.weeks.map(({ when, what }) => (
            <li key={when}>
              <b>{when}</b>
              <p className="measure">{what}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What the sample of each service shows beside its words. */
const figures: ReadonlyMap<string, ReactNode> = new Map([
  ["local-seo", <PositionGrid key="figure" />],
  ["keyword-research", <PhraseMap key="figure" />],
  ["seo-audits", <AuditLedger key="figure" />],
  ["backlink-authority-building", <LinkDecisions key="figure" />],
]);

function Deliverables({ slug, text }: { slug: string; text: ServicePageText }) {
  const figure = figures.get(slug);
  const [about, ...lines] = text.sample;

  return (
    <section className="band">
      <div className="wrap split">
        <div className="stack" data-gap="middle">
          <h2 className="h3">What you get</h2>
          <Lines of={text.get} />
          <h2 className="h3">What it costs</h2>
          {text.cost.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText>{paragraph}</LinkedText>
            </p>
          ))}
          <p>
            <Link to={paths.pricing}>All plans, line by line</Link>
          </p>
        </div>
        <aside className="service-page-sample card stack" data-gap="middle" aria-label="Sample">
          <h2 className="label">
            <span className="flag">Sample</span> {about}
          </h2>
          <ul className="rows" data-kind="lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </aside>
      </div>
      {figure ? <div className="wrap service-page-figure">{figure}</div> : null}
    </section>
  );
}
