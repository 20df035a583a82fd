import type { ReactNode } from "react";

import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import type { LiveAudit as LiveAuditResult } from "#engine/live/judge-audit.ts";
import type { SitemapAnswer } from "#engine/live/sitemap.ts";
import { IndexabilityVerdict } from "#app/tools/kit/reading/indexability-verdict.tsx";
import { ReadBadge } from "#app/tools/kit/reading/read-badge.tsx";
import { ResponseHeaders } from "#app/tools/kit/reading/response-headers.tsx";
import type { ResultProps } from "#app/tools/kit/reading/reading-tool.ts";
import { RedirectChain } from "#app/tools/kit/reading/redirect-chain.tsx";
import { TabLink } from "#app/tools/kit/tool-tabs.tsx";
import { AiQuestions } from "#app/tools/kit/reading/ai-questions.tsx";
import { findFaults } from "./write-markdown.ts";
import { AuditReport } from "./audit-report.tsx";
import { SharePage } from "./share-page.tsx";

/** The audit of a page that our server read: the verdict first, then the report. */
export function AuditReading({ request, read, run }: ResultProps<"seo-audit">) {
  const { indexability, page, audit, headers, sitemap, resources } = read.result;
  const hasWords = indexability.answer !== "not-from-html";
  const share = <SharePage audit={audit} url={request.url} readAt={Date.parse(read.readAt)} />;

  return (
    <IndexabilityVerdict
      label={`Read live, status ${read.status}. Can Google index this page? ${indexability.gates.filter(({ state }) => state === "open").length} of 5 conditions are met`}
      run={run}
      judged={
        hasWords ? { faults: findFaults(audit.findings).length, score: audit.score } : undefined
      }
      indexability={indexability}
      badge={<ReadBadge readAt={read.readAt} status={read.status} />}
      figures={[
        ["First byte, from our server", `${Math.round(page.firstByteMs)} ms`],
        ["Size", formatBytes(page.bytes)],
        ["Words", groupThousands(page.words)],
        ["Links", groupThousands(page.links)],
      ]}
      more={
        <>
          {hasWords ? (
            <AuditReport audit={audit} ai={read.result.ai}>
              {share}
            </AuditReport>
          ) : (
            <FirstThings>{share}</FirstThings>
          )}
          <AiQuestions ai={read.result.ai} />
          <Beside headers={headers} sitemap={sitemap} resources={resources} />
        </>
      }
    >
      <RedirectChain hops={read.hops} />
    </IndexabilityVerdict>
  );
}

/** Where the source has no words to audit. */
function FirstThings({ children }: { children: ReactNode }) {
  return (
    <section className="stack" data-gap="middle">
      <h2>What to do first</h2>
      <ol className="rows" data-kind="numbers">
        <li>Have the server send the words: render on the server, or build the pages ahead.</li>
        <li>
          You see the words in your browser? Copy that source into{" "}
          <TabLink tab="page-source">Page source</TabLink> to audit what the script makes.
        </li>
      </ol>
      <p className="actions">{children}</p>
    </section>
  );
}

/** What the reading knows beside the page: its headers, its sitemap, what its files may be asked for. */
function Beside({
  headers,
  sitemap,
  resources,
}: Pick<LiveAuditResult, "headers" | "sitemap" | "resources">) {
  return (
    <div className="folds">
      <ResponseHeaders rows={headers} />
      <dl className="terms">
        <div>
          <dt>Sitemap</dt>
          <dd>{describeSitemap(sitemap)}</dd>
        </div>
        <div>
          <dt>Style sheets and scripts</dt>
          <dd>{describeResources(resources)}</dd>
          {resources.blocked.map(({ url, line, rule }) => (
            <dd key={url}>
              <code>{url}</code> line {line}: <code>{rule}</code>
            </dd>
          ))}
        </div>
      </dl>
    </div>
  );
}

function describeSitemap(sitemap: SitemapAnswer): string {
  switch (sitemap.state) {
    case "listed":
      return `It lists this page: ${sitemap.file}`;
    case "not-listed":
      return sitemap.isWhole
        ? `It does not list this page: ${sitemap.files.join(", ")}`
        : `The first ${count(sitemap.files.length, "file")} of it do not list this page; the rest was not read.`;
    case "none":
      return `None was found at ${sitemap.asked.join(", ")}. Name yours in robots.txt.`;
    case "unread":
      return `${sitemap.file} could not be read: ${sitemap.detail}`;
  }
}

function describeResources({ checked, elsewhere, blocked }: LiveAuditResult["resources"]): string {
  const others =
    elsewhere === 0
      ? ""
      : ` ${count(elsewhere, "file")} of other hosts: their own robots.txt decides.`;
  if (checked === 0) return `The page loads none from its own host.${others}`;
  return blocked.length === 0
    ? `robots.txt closes none of ${count(checked, "file")} to Google.${others}`
    : `robots.txt closes ${blocked.length} of ${count(checked, "file")} to Google, which then sees the page without them.${others}`;
}

function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
