import { rulePages, type RulePage } from "#engine/rules/rule-pages.ts";
import { ruleTopics } from "#engine/rules/rule-guide.ts";
import { paths } from "#lib/site/paths.ts";
import { SeverityWord } from "#app/tools/kit/result/severity-word.tsx";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { getTool } from "#app/tools/tools.ts";
import { PageContents } from "#app/sections/page-contents.tsx";
import { Link } from "#app/ui/link.tsx";

import type { Route } from "./+types/route.ts";
import css from "./audit-rules.css?inline";

export const handle = { css, area: paths.tools };

export function loader() {
  return {
    topics: Object.entries(ruleTopics).map(([topic, words]) => ({
      topic,
      words,
      rules: rulePages
        .filter((page) => page.topic === topic)
        .map(({ id, name, finds, severity }) => ({ id, name, finds, severity })),
    })),
    count: rulePages.length,
    auditPath: getTool("seo-audit").path,
  };
}

export function meta({ loaderData: { count } }: Route.MetaArgs) {
  return buildPageMeta({
    path: paths.auditRules,
    title: brandedTitle(`${count} things our SEO audit checks`),
    description: `All ${count} rules of our page audit and site audit: what each one finds, why it matters, how to fix it, an example of wrong and right, and its source.`,
  });
}

export default function AuditRulesPage({
  loaderData: { topics, count, auditPath },
}: Route.ComponentProps) {
  return (
    <article className="side-headed wrap">
      <JsonLd blocks={[buildBreadcrumbList([{ name: "Audit rules", path: paths.auditRules }])]} />
      <header className="page-top">
        <h1>{count} things our SEO audit checks</h1>
        <p className="lead">
          Each rule has a page: what it finds, why it matters, how to fix it, and an example of
          wrong and right. To see which of them your site breaks,{" "}
          <Link to={auditPath}>run the audit</Link>: it is free, and reads one page or a whole site.
        </p>
      </header>
      <PageContents parts={topics.map(({ topic, words }) => [topic, words])} />
      {topics.map(({ topic, words, rules }) => (
        <Topic key={topic} id={topic} words={words} rules={rules} />
      ))}
    </article>
  );
}

type Listed = Pick<RulePage, "id" | "name" | "finds" | "severity">;

function Topic({ id, words, rules }: { id: string; words: string; rules: readonly Listed[] }) {
  return (
    <section id={id}>
      <h2>
        {words} <span className="number soft">{rules.length}</span>
      </h2>
      <ul className="rows" data-kind="ends">
        {rules.map(({ id: rule, name, finds, severity }) => (
          <li key={rule}>
            <Link to={paths.auditRule(rule)}>{name}</Link>
            <SeverityWord severity={severity} />
            <p className="soft">{finds}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
