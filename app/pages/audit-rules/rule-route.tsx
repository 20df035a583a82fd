import type { ReactNode } from "react";

import { exampleKinds, ruleTopics } from "#engine/rules/rule-guide.ts";
import { neighboursOf, rulePages, type RulePage } from "#engine/rules/rule-pages.ts";
import { count } from "#lib/count.ts";
import { paths } from "#lib/site/paths.ts";
import { RuleRemedies } from "./rule-remedies.tsx";
import { severityMeanings } from "./severity-meanings.ts";
import { SeverityWord } from "#app/tools/kit/result/severity-word.tsx";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { getTool } from "#app/tools/tools.ts";
import { Link } from "#app/ui/link.tsx";

import type { Route } from "./+types/rule-route.ts";
import css from "./audit-rules.css?inline";

export const handle = { css, area: paths.tools };

export function loader({ params: { id } }: Route.LoaderArgs) {
  const page = rulePages.find((each) => each.id === id);
  if (page === undefined) throw new Response("no such rule", { status: 404 });
  return {
    page,
    neighbours: neighboursOf(page).map(({ id: neighbour, name }) => ({ id: neighbour, name })),
    auditPath: getTool("seo-audit").path,
  };
}

export function meta({ loaderData: { page } }: Route.MetaArgs) {
  return buildPageMeta({
    path: paths.auditRule(page.id),
    title: brandedTitle(page.name),
    description: page.finds,
  });
}

export default function RulePageRoute({
  loaderData: { page, neighbours, auditPath },
}: Route.ComponentProps) {
  const { id, topic, name, finds, why, matters, example } = page;
  return (
    <article className="side-headed wrap audit-rule">
      <JsonLd
        blocks={[
          buildBreadcrumbList([
            { name: "Audit rules", path: paths.auditRules },
            { name, path: paths.auditRule(id) },
          ]),
        ]}
      />
      <header className="page-top">
        <nav aria-label="Breadcrumb" className="crumb">
          <Link to={paths.auditRules}>Audit rules</Link> <span aria-hidden>›</span>{" "}
          <Link to={`${paths.auditRules}#${topic}`}>{ruleTopics[topic]}</Link>
        </nav>
        <h1>{name}</h1>
        <p className="lead">{finds}</p>
      </header>
      {why === undefined ? null : (
        <section>
          <h2>Why it matters</h2>
          <p>{why}</p>
        </section>
      )}
      <section>
        <h2>Who should look</h2>
        <p>{matters}</p>
      </section>
      <section>
        <h2>How to fix it</h2>
        <div className="stack">
          <RuleRemedies page={page} />
        </div>
      </section>
      <section>
        <h2>Example</h2>
        <div className="audit-rule-example stack" data-gap="middle">
          <Lines of={example.wrong} kind={exampleKinds[example.kind]} isRight={false} />
          <Lines of={example.right} kind={exampleKinds[example.kind]} isRight />
        </div>
      </section>
      <Severity page={page} />
      <Source page={page} />
      <Neighbours neighbours={neighbours} auditPath={auditPath} />
    </article>
  );
}

type NeighboursProps = Pick<Route.ComponentProps["loaderData"], "neighbours" | "auditPath">;

function Neighbours({ neighbours, auditPath }: NeighboursProps) {
  return (
    <section>
      <h2>On the same topic</h2>
      <ul className="rows">
        {neighbours.map((neighbour) => (
          <li key={neighbour.id}>
            <Link to={paths.auditRule(neighbour.id)}>{neighbour.name}</Link>
          </li>
        ))}
      </ul>
      <p className="after">
        <Link to={auditPath}>Check your own site for it</Link>
      </p>
    </section>
  );
}

function Lines({ of: lines, kind, isRight }: { of: string; kind: string; isRight: boolean }) {
  return (
    <figure data-right={isRight}>
      <figcaption className="cluster small soft">
        <b data-tone={isRight ? "pass" : "fail"}>{isRight ? "Right" : "Wrong"}</b> {kind}
      </figcaption>
      <pre dir="ltr" translate="no">
        <code>{lines}</code>
      </pre>
    </figure>
  );
}

function Severity({ page: { severity, points, remedies } }: { page: RulePage }) {
  const weights = remedies.flatMap(({ issue }) => (issue === undefined ? [] : [issue.weight]));
  return (
    <section>
      <h2>How severe it is</h2>
      <div>
        <SeverityWord severity={severity} as="p" className="small" />
        <p>{severityMeanings[severity]}</p>
      </div>
      <ul>
        {points === undefined ? null : (
          <li>In the audit of one page it costs up to {points} of 100 points.</li>
        )}
        {weights.length === 0 ? null : (
          <li>
            In the report on a whole site it counts{" "}
            {[...new Set(weights)].map((weight) => count(weight, "point")).join(" or ")} for each
            page.
          </li>
        )}
      </ul>
    </section>
  );
}

function Source({ page: { id, source } }: { page: RulePage }): ReactNode {
  const { words, url } = source;
  return (
    <section>
      <h2>Source</h2>
      <p>
        {url === undefined ? (
          words
        ) : (
          <a href={url} rel="noopener">
            {words}
          </a>
        )}
        . In reports this rule is called <code>{id}</code>.
      </p>
    </section>
  );
}
