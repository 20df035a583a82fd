import { defineTool } from "#app/tools/define-tool.ts";

export const keywordDifficultyChecker = defineTool({
  slug: "keyword-difficulty-checker",
  path: "/tools/keyword-difficulty-checker",
  title: "Keyword Difficulty Checker",
  lead: "How hard a phrase will be to win, and what the figure rests on.",
  description:
    "See a sample difficulty report, then work out your own from the top ten results by referring domains and a formula you can check.",
  pageTitle: "Keyword Difficulty Checker",
  answers: "Can we win this phrase, or is it taken?",
  kind: "check",
  faq: [
    {
      question: "What do the bands mean?",
      answer:
        "0-29 is easy: a good page with few links can win. 30-59 is medium: you need a better page and some links. 60-100 is hard: plan for months of work, or choose a narrower phrase.",
    },
    {
      question: "Where would real figures come from?",
      answer:
        "From a results page and an index of links, which no page in a browser has. The estimator therefore takes the figures you look up yourself and shows the whole sum. It is our formula, not that of any vendor.",
    },
    {
      question: "Does it know how many people search?",
      answer:
        "No. Volume needs Google's own data. Look it up in Google Keyword Planner, or compare phrases in Google Trends.",
    },
  ],
  updated: "2026-11-21",
});
