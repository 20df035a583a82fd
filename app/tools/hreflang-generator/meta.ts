import { defineTool } from "#app/tools/define-tool.ts";

export const hreflangGenerator = defineTool({
  slug: "hreflang-generator",
  path: "/hreflang-tag-generator",
  title: "Hreflang Tag Generator",
  lead: "Tell Google which page is the Urdu one. Write the tags, then check them.",
  description:
    "Write hreflang tags for head, HTTP header or sitemap with every code checked, and validate a whole cluster for missing return tags.",
  pageTitle: "Hreflang Tag Generator and Validator",
  answers: "How do I tell Google which page is the Urdu one?",
  kind: "generate",
  faq: [
    {
      question: "Do I need hreflang?",
      answer:
        "Only if the same page exists in several languages or for several countries. A site in one language for one country needs none.",
    },
    {
      question: "What happens when one page does not link back?",
      answer:
        "Google ignores that pair, and only that pair. The other pages of the cluster still work. The validator shows each missing line.",
    },
    {
      question: "Is it en-UK or en-GB?",
      answer:
        "en-GB. The region is a country code of ISO 3166, in which the United Kingdom is GB. The tool knows this and the other common slips.",
    },
  ],
  updated: "2026-11-21",
});
