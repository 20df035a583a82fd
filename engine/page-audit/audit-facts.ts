import { attribute } from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";

/** The facts that an audit hands on: plain values, the same in every export. */
export type AuditFacts = {
  title: string | null;
  description: string | null;
  /** The first canonical as a full address; null where there is none or it does not parse. */
  canonical: string | null;
  h1Count: number;
  imagesWithoutAlt: number;
  /** Contents of the robots meta elements, joined by a comma. */
  robots: string | null;
  hreflang: readonly { hreflang: string; href: string | null }[];
  links: {
    total: number;
    nofollow: number;
    ugc: number;
    sponsored: number;
    internal: number;
    external: number;
  };
};

/** The facts of a page as the audit hands them on. Links with two labels count under each. */
export function summarizeFacts(facts: PageFacts): AuditFacts {
  const { links } = facts;
  const robots = facts.robots.filter(({ name }) => name === "robots").map(({ content }) => content);

  function withRel(token: string): number {
    return links.filter(({ relTokens }) => relTokens.includes(token)).length;
  }

  return {
    title: facts.title,
    description: facts.description,
    canonical: facts.canonicals[0]?.resolved ?? null,
    h1Count: facts.headings.filter(({ level }) => level === 1).length,
    imagesWithoutAlt: facts.images.filter((image) => attribute(image, "alt") === null).length,
    robots: robots.length === 0 ? null : robots.join(", "),
    hreflang: facts.hreflang.map(({ hreflang, href }) => ({ hreflang, href })),
    links: {
      total: links.length,
      nofollow: withRel("nofollow"),
      ugc: withRel("ugc"),
      sponsored: withRel("sponsored"),
      internal: links.filter(({ isInternal }) => isInternal === true).length,
      external: links.filter(({ isInternal }) => isInternal === false).length,
    },
  };
}
