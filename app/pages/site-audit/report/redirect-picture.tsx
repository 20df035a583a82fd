import { ArrowRight } from "lucide-react";

import { pathOf } from "#engine/address/path-of.ts";
import type { Pictures } from "#engine/site-audit/contract.ts";

const MAX_ROWS = 12;

/** Every redirect with its whole way; those to mend first. */
export function RedirectPicture({ redirects }: { redirects: Pictures["redirects"] }) {
  const toMend = redirects.filter(({ verdict }) => verdict === "mend").length;
  return (
    <figure>
      <figcaption>
        <h3>Where redirects lead</h3>
        <p>
          {redirects.length} addresses, not counted as pages.{" "}
          <b>{toMend === 0 ? "None is to be mended." : `${toMend} to mend.`}</b>
        </p>
      </figcaption>
      <ul className="site-redirects">
        {redirects.slice(0, MAX_ROWS).map(({ from, hops, verdict, text }) => (
          <li key={from} data-verdict={verdict}>
            <span dir="auto">{pathOf(from)}</span>
            {hops.map(({ status, to }) => (
              <span key={to} dir="auto">
                <ArrowRight className="icon" aria-label="leads to" /> <i>{status}</i> {pathOf(to)}
              </span>
            ))}
            <b>{text}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
