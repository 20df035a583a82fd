import { ArrowRight, Search } from "lucide-react";

import { counts } from "#app/content/counts.ts";
import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";
import { mailHref } from "#lib/contact/mail-href.ts";

const waysOn = [
  {
    to: paths.tools,
    title: `The ${spellNumber(counts.tools)} free tools`,
    text: "Audit a page, write a robots.txt, check links.",
  },
  {
    to: paths.services,
    title: "Services",
    text: `${spellNumberFirst(counts.services)} kinds of work, and what each includes.`,
  },
  { to: paths.pricing, title: "Plans and prices", text: "In rupees, with nothing hidden." },
  {
    to: paths.blog,
    title: "Notes from the results page",
    text: `${spellNumberFirst(counts.posts)} articles to do it yourself.`,
  },
  {
    to: paths.portfolio,
    title: "Portfolio and reviews",
    text: `${spellNumberFirst(counts.caseStudies)} cases with their starting points.`,
  },
] as const;

const host = new URL(site.url).host;

export function NotFoundPage() {
  return (
    <section className="not-found page-top wrap grid-12">
      <div>
        <h1>Page not found</h1>
        <p className="lead">
          Not on the first page, and not on any page. The page may have moved, or the link was
          mistyped. The list has what people usually come for.
        </p>
        <p className="actions">
          <Link className={buttonClass()} to={paths.home}>
            Go to the home page
          </Link>
          <a className="onward" href={mailHref({ to: site.email })}>
            Tell us what broke <ArrowRight className="icon" aria-hidden />
          </a>
        </p>
      </div>

      <div className="results-list">
        <p className="not-found-query">
          <Search className="icon" aria-hidden />
          <b>
            {host}
            <wbr />
          </b>
          <span className="mini soft">0 results</span>
        </p>
        <ol>
          <li>
            <span>404</span>
            <div aria-live="polite">
              <b>No page has this address</b>
              <p className="soft">We have no forwarding address for it either.</p>
            </div>
          </li>
          {waysOn.map(({ to, title, text }, index) => (
            <li key={to}>
              <span aria-hidden>{index + 2}</span>
              <div>
                <Link to={to}>{title}</Link>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
