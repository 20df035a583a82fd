import type { ReactNode } from "react";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { Link } from "#app/ui/link.tsx";
import { fewIdentities, pageIdentities } from "#engine/ai-access/asked-as.ts";
import { READER_TOKEN, readingBounds } from "#engine/live/bounds.ts";
import { MAX_RECHECKED, siteAuditBounds, watchBounds } from "#engine/site-audit/contract.ts";
import { mailHref } from "#lib/contact/mail-href.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { spellNumber } from "#lib/spell-number.ts";

import css from "./reader.css?inline";

export const handle = { css };

export function meta() {
  return buildPageMeta({
    path: paths.reader,
    title: brandedTitle(`${READER_TOKEN}, our reader`),
    description: `Why ${READER_TOKEN} is in your server’s log: a visitor or a client asked. What it reads, how often, what is kept of it, and how to shut it out.`,
  });
}

export default function ReaderPage() {
  return (
    <article className="side-headed wrap">
      <JsonLd blocks={[buildBreadcrumbList([{ name: READER_TOKEN, path: paths.reader }])]} />
      <header className="page-top">
        <h1>{READER_TOKEN}</h1>
        <p className="lead">
          It came to your site because somebody asked for it: a visitor who clicked a button in one
          of our <Link to={paths.tools}>tools</Link>, or a client of ours whose site we watch. It
          never starts on its own.
        </p>
      </header>
      <Excerpt of="In your server’s log">
        GET /robots.txt 200
        <br />
        GET / 200 “{READER_TOKEN}/1.0 (+{absoluteUrl(paths.reader)})”
      </Excerpt>

      <WhatItReads />
      <HowOften />

      <WholeSites />
      <ClientsSites />
      <WhatIsKept />

      <section>
        <h2>How to shut it out</h2>
        <p>
          A single reading that a person asks for is not a crawl, so the tools report what your
          robots.txt says and read the page all the same. A file that names us is obeyed:
        </p>
        <Excerpt of="robots.txt">
          User-agent: {READER_TOKEN}
          <br />
          Disallow: /
        </Excerpt>
        <p>
          A firewall that answers 403 is taken at its word as well. If it troubles your site, write
          to <a href={mailHref({ to: site.email })}>{site.email}</a>, with a line of the log.
        </p>
      </section>

      <section>
        <h2>From where</h2>
        <p>
          From the server that serves {new URL(absoluteUrl(paths.home)).host}, over IPv4 or IPv6, on
          ports 80 and 443 only. It asks public servers only: private addresses, names that lead to
          them and redirects there are refused before a connection is made.
        </p>
      </section>
    </article>
  );
}

function Excerpt({ of, children }: { of: string; children: ReactNode }) {
  return (
    <figure className="reader-log">
      <figcaption>{of}</figcaption>
      <code>{children}</code>
    </figure>
  );
}

function WhatItReads() {
  return (
    <section>
      <h2>What it reads</h2>
      <ul className="barred">
        <li>
          <b>robots.txt</b> of your host, then the <b>one page</b> that was named, following at most
          ten redirects.
        </li>
        <li>
          What the tool was asked for besides: your sitemap, up to 20 language versions of that
          page, or whether up to {readingBounds.maxLinks} of its links answer.
        </li>
        <li>
          To see whether your server’s answer is the same for everybody, the robots.txt tool asks
          for that page {spellNumber(pageIdentities.length)} more times, as a browser and as{" "}
          {pageIdentities
            .filter(({ isCrawler }) => isCrawler)
            .map(({ name }) => name)
            .join(", ")}
          ; the audits of a page and of a site ask{" "}
          {fewIdentities.length === 2 ? "twice" : `${spellNumber(fewIdentities.length)} times`}{" "}
          more. What robots.txt closes to us or to such a name is not asked.
        </li>
        <li>
          At most {readingBounds.maxBytes / 1_000_000} MB of HTML, for at most{" "}
          {seconds(readingBounds.limitMs)} seconds. No pictures, no scripts, no forms, no cookies.
        </li>
      </ul>
    </section>
  );
}

function HowOften() {
  return (
    <section>
      <h2>How often</h2>
      <ul className="barred">
        <li>
          Single readings come one at a time for each registered domain,{" "}
          {seconds(readingBounds.siteGapMs)} seconds apart, no matter who asks. Visits to several
          domains on one machine are as far apart.
        </li>
        <li>
          There are at most {readingBounds.sitePerTenMinutes} of them in ten minutes and{" "}
          {readingBounds.sitePerDay} a day for one domain, and as many checks of links that lead
          there.
        </li>
      </ul>
    </section>
  );
}

function WholeSites() {
  return (
    <section>
      <h2>When a whole site is read</h2>
      <p>
        A visitor may ask for a report on a whole site. {READER_TOKEN} then follows its links and
        sitemaps under the same name, {siteAuditBounds.pages} pages at most, one request begun every{" "}
        {unit(siteAuditBounds.gapMs, "second")} on one domain or machine, and no more than{" "}
        {siteAuditBounds.atOnce} at a time; it slows down when your server asks, and stops the
        second time. For such a reading robots.txt is obeyed, with the rules for everybody where
        none names us, and so is a Crawl-delay of up to {seconds(siteAuditBounds.maxCrawlDelayMs)}{" "}
        seconds. The report is kept for {siteAuditBounds.keepDays} days, for anyone who has its
        link.
      </p>
      <p>
        Whoever asked for a report can have one of its findings checked again, to see whether it is
        fixed. Then {READER_TOKEN} asks for robots.txt and the addresses of that finding,{" "}
        {MAX_RECHECKED} at most, by the same rules and at the same pace: up to{" "}
        {siteAuditBounds.rechecksPerTenMinutes} times in ten minutes and{" "}
        {siteAuditBounds.rechecksPerDay} times a day for one report.
      </p>
    </section>
  );
}

function ClientsSites() {
  return (
    <section>
      <h2>Clients’ sites</h2>
      <p>
        Where a client asks for it, we read their site each night, each week or each month: up to{" "}
        {groupThousands(watchBounds.pages)} pages, at the same pace and by the same rules. Those
        reports are kept for {spellNumber(watchBounds.keepMonths)} months.
      </p>
    </section>
  );
}

function WhatIsKept() {
  return (
    <section>
      <h2>What is kept</h2>
      <ul className="barred">
        <li>
          Findings of a page stay in memory for {readingBounds.keepMs / 60_000} minutes, for the
          visitor who asked. The page itself is dropped once it is judged.
        </li>
        <li>A page that is read for an enquiry is kept with that enquiry.</li>
        <li>We count readings by their outcome. No address is written to a log.</li>
      </ul>
    </section>
  );
}

/** "second", or "2 seconds". */
function unit(ms: number, one: string): string {
  return ms === 1000 ? one : `${seconds(ms)} ${one}s`;
}

function seconds(ms: number): number {
  return ms / 1000;
}
