import type { MetaFunction } from "react-router";

import { submissionMessages } from "#lib/contact/contact-message.ts";
import { WhatsAppButton } from "#app/contact/whats-app-button.tsx";
import { tellPromisedHours, tellWeekend } from "#lib/site/answer-promise.ts";
import { paths } from "#lib/site/paths.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";

import css from "#app/ui/rows.css?inline";

export const handle = { css };

export const meta: MetaFunction = () =>
  buildPageMeta({
    path: paths.thanks,
    title: brandedTitle("Thank you"),
    description: `Your request for a free SEO audit is stored. A person answers within ${tellPromisedHours()}. ${tellWeekend()}`,
    noindex: true,
  });

export default function Thanks() {
  return (
    <section className="page-top wrap grid-12">
      <div>
        <h1>Thank You!</h1>
        <p className="lead">{submissionMessages.success.replace("Thank You! ", "")}</p>
        <p className="actions">
          <Link className={buttonClass()} to={paths.home}>
            Back to home
          </Link>
          <WhatsAppButton draft="Hello, I have just sent you the form.">
            Add something on WhatsApp
          </WhatsAppButton>
        </p>
      </div>
      <section className="stack" aria-labelledby="what-follows">
        <h2 className="h3" id="what-follows">
          What follows
        </h2>
        <ol className="rows" data-kind="numbers">
          <li>
            <b>Your words are stored.</b> They were on disk before this page was sent.
          </li>
          <li>
            <b>A person reads them and looks at your site.</b> Not a script.
          </li>
          <li>
            <b>You hear from us within {tellPromisedHours()}</b>, by email, or by phone if you left
            a number. {tellWeekend()}
          </li>
        </ol>
        <p>
          Meanwhile, <Link to={paths.tools}>the free tools</Link> show what a first look finds, and{" "}
          <Link to={paths.portfolio}>the portfolio</Link> what came of it for others.
        </p>
      </section>
    </section>
  );
}
