import type { MetaFunction } from "react-router";
import { Link } from "react-router";

import { submissionMessages } from "#app/contact/contact-message.ts";
import { paths } from "#app/paths.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { buttonClass } from "#app/ui/button.tsx";

export const meta: MetaFunction = () =>
  buildPageMeta({
    path: paths.thanks,
    title: brandedTitle("Thank you"),
    description:
      "Your request for a free SEO audit has reached us and is stored. A person reads it and answers by e-mail, usually within one working day.",
    noindex: true,
  });

/** Where the form leads when it was sent without JavaScript. */
export default function Thanks() {
  return (
    <section className="band">
      <div className="wrap prose">
        <h1>Thank You!</h1>
        <p className="lead">{submissionMessages.success.replace("Thank You! ", "")}</p>
        <p className="actions">
          <Link className={buttonClass()} to={paths.home}>
            Back to home
          </Link>
          <Link to={paths.tools}>Try the free tools</Link>
        </p>
      </div>
    </section>
  );
}
