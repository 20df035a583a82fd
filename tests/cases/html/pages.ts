/**
 * Pages of our own, one per trap of the HTML standard's parser, with the facts that its algorithm
 * leaves by hand. https://html.spec.whatwg.org/multipage/parsing.html
 */
export const PAGE_URL = "https://chinar.example/start/here";

/** What a page without any of it has; a case states what differs. */
export const NO_FACTS = {
  titleCount: 1,
  title: null as string | null,
  metaDescriptionCount: 0,
  metaDescription: null as string | null,
  baseHref: null as string | null,
  canonicals: [] as readonly { href: string; resolved: string | null; inHead: boolean }[],
  hreflang: [] as readonly { hreflang: string; href: string | null; inHead: boolean }[],
  robotsMeta: [] as readonly { name: string | null; content: string; inHead: boolean }[],
  headings: { h1: 0, h2: 0, h3: 0, h4: 0, h5: 0, h6: 0 } as Record<string, number>,
  h1Texts: [] as readonly string[],
  images: { total: 0, altMissing: 0, altEmpty: 0, withAltText: 0 },
  lang: null as string | null,
  viewport: null as string | null,
  og: {} as Record<string, string>,
  twitterCard: null as string | null,
  jsonLd: { blocks: 0, invalidJson: 0, types: [] as readonly string[] },
  itemtypes: [] as readonly string[],
};

export type PageCase = { rule: string; file: string; facts: Partial<typeof NO_FACTS> };

const headings = (counts: Record<string, number>) => ({ ...NO_FACTS.headings, ...counts });

export const pageCases: readonly PageCase[] = [
  {
    rule: "every fact is read where it stands",
    file: "plain.html",
    facts: {
      title: "Desks of oak",
      metaDescriptionCount: 1,
      metaDescription: "Desks made in Lahore.",
      canonicals: [
        {
          href: "https://chinar.example/desks",
          resolved: "https://chinar.example/desks",
          inHead: true,
        },
      ],
      hreflang: [
        { hreflang: "en", href: "https://chinar.example/desks", inHead: true },
        { hreflang: "ur", href: "/ur/desks", inHead: true },
      ],
      robotsMeta: [{ name: "robots", content: "max-snippet:-1", inHead: true }],
      headings: { h1: 1, h2: 1, h3: 1, h4: 1, h5: 1, h6: 1 },
      h1Texts: ["Desks"],
      images: { total: 3, altMissing: 1, altEmpty: 1, withAltText: 1 },
      lang: "en-PK",
      viewport: "width=device-width",
      og: { "og:title": "Desks", "og:url": "https://chinar.example/desks" },
      twitterCard: "summary",
      jsonLd: { blocks: 1, invalidJson: 0, types: ["Product"] },
    },
  },
  {
    rule: "a word inside head ends it (13.2.6.4.4)",
    file: "head-ends-early.html",
    facts: {
      title: "Early",
      metaDescriptionCount: 1,
      metaDescription: "Too late",
      canonicals: [
        { href: "https://chinar.example/a", resolved: "https://chinar.example/a", inHead: false },
      ],
      robotsMeta: [{ name: "robots", content: "noindex", inHead: false }],
      headings: headings({ h1: 1 }),
      h1Texts: ["One"],
    },
  },
  {
    rule: "without scripts a picture in noscript ends head, and noscript's content counts (13.2.6.4.5)",
    file: "noscript-in-head.html",
    facts: {
      title: "Counted",
      canonicals: [
        { href: "https://chinar.example/a", resolved: "https://chinar.example/a", inHead: false },
      ],
      headings: headings({ h1: 1 }),
      h1Texts: ["Without scripts"],
      images: { total: 2, altMissing: 1, altEmpty: 1, withAltText: 0 },
    },
  },
  {
    rule: "what SVG, MathML and template hold is no HTML of the page, foreignObject's is (13.2.6.5)",
    file: "drawings.html",
    facts: {
      title: "Drawings",
      headings: headings({ h2: 1 }),
      images: { total: 1, altMissing: 1, altEmpty: 0, withAltText: 0 },
    },
  },
  {
    rule: "html, head and body are implied; names of tags and attributes have no case (13.2.6.4.1)",
    file: "without-tags.html",
    facts: {
      title: "No tags at all",
      metaDescriptionCount: 1,
      metaDescription: "Blanks inside",
      canonicals: [
        {
          href: "HTTPS://Chinar.example/A b",
          resolved: "https://chinar.example/A%20b",
          inHead: true,
        },
      ],
      headings: headings({ h1: 1 }),
      h1Texts: ["Loud"],
    },
  },
  {
    rule: "what stands twice is counted twice, and the first of each is the page's",
    file: "repeated.html",
    facts: {
      titleCount: 2,
      title: "First",
      metaDescriptionCount: 2,
      metaDescription: "One",
      canonicals: [
        { href: "/a", resolved: "https://chinar.example/a", inHead: true },
        { href: "/b", resolved: "https://chinar.example/b", inHead: true },
      ],
      robotsMeta: [
        { name: "robots", content: "index", inHead: true },
        { name: "RoBots", content: "NoIndex", inHead: true },
      ],
      headings: headings({ h1: 3 }),
      h1Texts: ["One", "Two words", ""],
      lang: "en",
      viewport: "a",
      og: { "og:title": "A" },
    },
  },
  {
    rule: "comments, scripts, styles and typed text hold no elements (13.2.5)",
    file: "commented-out.html",
    facts: { title: "<!-- words, not a comment -->" },
  },
  {
    rule: "character references are read, and a no-break space is no white space",
    file: "urdu.html",
    facts: {
      title: "لاہور\u00a0کی & کراچی کی میزیں",
      metaDescriptionCount: 1,
      metaDescription: 'قیمت "کم"',
      headings: headings({ h1: 1, h2: 1 }),
      h1Texts: ["میزیں"],
      lang: "ur",
      og: { "og:image": "https://chinar.example/م.png" },
    },
  },
  {
    rule: "types of JSON-LD are read at every depth, of microdata where an item begins",
    file: "structured-data.html",
    facts: {
      title: "Data",
      jsonLd: {
        blocks: 4,
        invalidJson: 1,
        types: ["BreadcrumbList", "FurnitureStore", "Organization", "Store", "WebSite"],
      },
      itemtypes: ["https://schema.org/Offer", "https://schema.org/Product"],
    },
  },
  {
    rule: "unclosed, crossed and doubled markup is mended as browsers mend it",
    file: "malformed.html",
    facts: {
      title: 'Open <meta name="description" content="swallowed">',
      metaDescriptionCount: 1,
      metaDescription: "kept",
      headings: headings({ h1: 1, h2: 1, h3: 1, h4: 1 }),
      h1Texts: ["One"],
      images: { total: 3, altMissing: 0, altEmpty: 1, withAltText: 2 },
    },
  },
];
