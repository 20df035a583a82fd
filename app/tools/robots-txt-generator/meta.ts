import { defineTool } from "#app/tools/define-tool.ts";

export const robotsTxtGenerator = defineTool({
  slug: "robots-txt-generator",
  path: "/robots-txt-generator",
  title: "Robots.txt Generator",
  lead: "Who may read which part of your site, and who came. Write it, test it, read your log.",
  description:
    "Write a robots.txt, test which line allows or blocks each URL, and see in your log which crawlers came and which only pretend.",
  pageTitle: "Robots.txt Generator and Tester",
  answers: "Who may read my site, and which crawlers came?",
  kind: "generate",
  faq: [
    {
      question: "Why does a new file hide the whole site?",
      answer:
        'Because the plain default is "User-agent: *" and "Disallow: /", and these two lines hide everything from search engines. Start from "Allow everything" unless that is what you want.',
    },
    {
      question: "Does blocking a page remove it from Google?",
      answer:
        "No. It stops the page being read, not being indexed. Google may still show the bare address of a closed page, and never its words. To remove a page, let it be read and give it a noindex tag.",
    },
    {
      question: "Will AI companies obey?",
      answer:
        "Most say they do for training and for their search indexes. Pages fetched because a person asked are often exempt, and some crawlers ignore the file. It is a request, not a lock. Your server’s log shows who kept to it: drop it under “Who came”.",
    },
  ],
  updated: "2026-11-28",
});
