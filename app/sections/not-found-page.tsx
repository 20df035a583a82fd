import { Link } from "react-router";

import { paths } from "#app/paths.ts";

/** What an unknown address shows: the ways on. */
export function NotFoundPage() {
  return (
    <section className="band">
      <div className="wrap prose">
        <h1>There is no page here</h1>
        <p className="lead">The link may be mistyped, or the page has moved.</p>
        <p>
          <Link to={paths.home}>Home</Link>, <Link to={paths.services}>services</Link>,{" "}
          <Link to={paths.blog}>blog</Link>, <Link to={paths.tools}>free tools</Link>.
        </p>
      </div>
    </section>
  );
}
