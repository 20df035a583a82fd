import type { SiteRule } from "#engine/site-audit/rule.ts";
import { parse } from "tldts";

import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const hostVariants: SiteRule = {
  id: "host-variants",
  severity: "blocking",
  source: "own",
  weight: 8,
  fixedIn: "server",
  title: (pages) =>
    `${howMany(pages, "way of typing your address opens", "ways of typing your address open")} a copy of the site`,
  why: "http and https, with and without www, are up to four sites to Google. Links and trust are split between them.",
  rule: "All four ways of typing the address end at one, by redirects.",
  fix: "Redirect the others with 301 to the one that you use.",
  doneWhen: "Each of the four ends at the same address.",
  guide: {
    topic: "indexing",
    name: "Site open under several host names",
    finds:
      "Finds sites that open under http and https, or with and without www, without a redirect to one of them. To Google that is up to four sites.",
    matters:
      "New owners of a domain: most hosts set up both names, and only one of the four ways gets the redirect.",
    example: {
      kind: "addresses",
      wrong: `
        http://chinar.example/       200
        https://chinar.example/      200
        https://www.chinar.example/  200
      `,
      right: `
        http://chinar.example/       301 to https://chinar.example/
        https://chinar.example/      200
        https://www.chinar.example/  301 to https://chinar.example/
      `,
    },
  },
  find(site) {
    const { hostname, protocol } = new URL(site.home);
    const bare = hostname.replace(/^www\./, "");
    // The www of a name below a domain, or at a host that many share, is nobody's to redirect.
    const hasWww =
      readRegistrableDomain(bare) === bare &&
      parse(bare, { allowPrivateDomains: true }).isPrivate !== true;
    return site.rows.variants.flatMap(({ url, status, end, detail }) => {
      if (status === null || (!hasWww && new URL(url).hostname !== hostname)) return [];
      const reached = end === null ? null : URL.parse(end);
      const meets = reached?.hostname === hostname && reached.protocol === protocol;
      return meets
        ? []
        : [
            {
              url,
              evidence:
                detail ??
                (end === url
                  ? "shows the site itself, does not redirect"
                  : `ends at ${end ?? "nothing"}`),
              cause: "hosts",
              linkedFrom: [],
            },
          ];
    });
  },
};
