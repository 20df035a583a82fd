import { ArrowRight } from "lucide-react";

import { count } from "#lib/count.ts";
import type { LiveHop } from "#engine/live/read-page.ts";

/** What a redirect says to a search engine: https://developers.google.com/search/docs/crawling-indexing/301-redirects */
const meanings: Readonly<Record<number, string>> = {
  301: "for good",
  308: "for good",
  302: "for a while: 301 if it is to stay",
  303: "see other: 301 if it is to stay",
  307: "for a while: 308 if it is to stay",
};

/** The addresses that were passed on the way to the page, where there were any. */
export function RedirectChain({ hops }: { hops: readonly LiveHop[] }) {
  if (hops.length < 2) return null;
  return (
    <div className="way-there after">
      <h3 className="title">The way there, {count(hops.length - 1, "redirect")}</h3>
      <ol className="rows after" data-kind="ends">
        {hops.map(({ url, status }, at) => (
          <li key={at}>
            <code>{url}</code>
            <span
              className="cluster soft"
              data-gap="small"
              data-tone={[302, 303, 307].includes(status) ? "warn" : undefined}
            >
              {at < hops.length - 1 ? <ArrowRight className="icon" aria-hidden /> : null}
              <b className="number">{status}</b>{" "}
              {at < hops.length - 1 ? (meanings[status] ?? "") : "read"}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
