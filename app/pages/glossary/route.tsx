import { readGlossary } from "#app/content/glossary/index.ts";
import { paths } from "#lib/site/paths.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { buildTermSet } from "#app/seo/json-ld/build-term-set.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";

import type { Route } from "./+types/route.ts";
import css from "./glossary.css?inline";

export const handle = { css };

export function loader() {
  return { entries: readGlossary() };
}

export function meta({ loaderData: { entries } }: Route.MetaArgs) {
  return buildPageMeta({
    path: paths.glossary,
    title: brandedTitle("SEO words in plain English"),
    description: `${spellNumberFirst(entries.length)} words that agencies use and owners should not have to look up: citation, canonical, index, outreach and the rest, in plain English.`,
  });
}

export default function GlossaryPage({ loaderData: { entries } }: Route.ComponentProps) {
  return (
    <>
      <article className="glossary wrap">
        <JsonLd
          blocks={[
            buildTermSet(entries),
            buildBreadcrumbList([{ name: "Glossary", path: paths.glossary }]),
          ]}
        />
        <header className="page-top">
          <h1>{`${spellNumberFirst(entries.length)} SEO words, in plain English`}</h1>
          <p className="lead">
            You pay for this work, so you should understand every word on the invoice. If one is
            missing, ask us and it will be here.
          </p>
        </header>
        <dl className="terms" data-kind="wide">
          {entries.map(({ id, term, meaning }) => (
            <div key={id} id={id}>
              <dt>{term}</dt>
              <dd className="measure">
                <LinkedText>{meaning}</LinkedText>
              </dd>
            </div>
          ))}
        </dl>
      </article>
      <CallToAction
        heading="Which of them is holding you back?"
        text="Send us your website address. A person looks at it and writes back with the three things to fix first, in words like these."
      />
    </>
  );
}
