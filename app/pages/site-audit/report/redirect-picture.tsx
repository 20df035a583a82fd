import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { ArrowRight } from "lucide-react";

import { useFolded } from "./use-folded.tsx";
import { pathOf } from "#engine/address/path-of.ts";
import type { Pictures } from "#engine/site-audit/pictures.ts";

const FIRST = 12;

/** Every redirect with its whole way; those to fix first. */
export function RedirectPicture({
  redirects,
  redirectCounts,
  home,
}: Pick<Pictures, "redirects" | "redirectCounts"> & { home: string }) {
  const { all, toFix } = redirectCounts ?? {
    all: redirects.length,
    toFix: redirects.filter(({ verdict }) => verdict === "mend").length,
  };
  const { shown, button } = useFolded(redirects, FIRST);
  return (
    <figure className="stack" data-gap="middle">
      <figcaption>
        <h3>Where redirects lead</h3>
        <p className="small soft">
          {count(all, "address", "addresses")}, not counted as pages.{" "}
          <b>
            {toFix === 0
              ? "Each leads to its page in one step."
              : `${groupThousands(toFix)} to fix.`}
          </b>
          {all > redirects.length && ` The first ${redirects.length} are listed.`}
        </p>
      </figcaption>
      <ul className="rows" data-kind="ends">
        {shown.map(({ from, hops, verdict, text }) => (
          <li key={from}>
            <span>
              <bdi>{pathOf(from, home)}</bdi>
              {hops.map(({ status, to }) => (
                <span key={to}>
                  {" "}
                  <ArrowRight className="icon" role="img" aria-label="leads to" />{" "}
                  <span className="soft">{status}</span> <bdi>{pathOf(to, home)}</bdi>
                </span>
              ))}
            </span>
            <b data-tone={verdict === "mend" ? "warn" : "pass"}>{text}</b>
          </li>
        ))}
      </ul>
      {button}
    </figure>
  );
}
