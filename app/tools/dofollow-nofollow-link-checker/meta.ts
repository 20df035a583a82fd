import { defineTool } from "#app/tools/define-tool.ts";

export const dofollowNofollowLinkChecker = defineTool({
  slug: "dofollow-nofollow-link-checker",
  path: "/tools/dofollow-nofollow-link-checker",
  title: "DoFollow/NoFollow Link Checker",
  lead: "Every link on a page: followed or not, inside or out, and why.",
  description:
    "Type an address or paste HTML and see every link: followed or nofollow, sponsored, ugc, inside or out, why, whether it answers, and a CSV.",
  pageTitle: "DoFollow/NoFollow Link Checker",
  answers: "Which of these links pass anything on, and why?",
  kind: "check",
  faq: [
    {
      question: "What does nofollow do?",
      answer:
        "It asks search engines not to associate your site with the linked page. Google treats it as a hint and generally does not follow such links.",
    },
    {
      question: "What is the difference between nofollow, ugc and sponsored?",
      answer:
        "Sponsored marks paid links, ugc marks links that users wrote, nofollow marks any other link you do not vouch for. One link may carry several; none of them is followed as a rule.",
    },
    {
      question: "Can one tag on the page change all links?",
      answer:
        "Yes. A robots meta tag with nofollow or none, or the same words in the X-Robots-Tag header, applies to every link of the page. The checker names the tag when that is the reason.",
    },
  ],
  updated: "2026-11-22",
});
