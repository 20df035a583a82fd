import { defineTool } from "#app/tools/define-tool.ts";

export const lsiKeywordGenerator = defineTool({
  slug: "lsi-keyword-generator",
  path: "/lsi-keyword-generator",
  title: "LSI Keyword Generator",
  lead: "Words that belong to a topic, and those your page leaves out.",
  description:
    "Get sample keywords for a topic, or paste the pages that rank above you and see their terms by TF-IDF and the gaps in your text.",
  pageTitle: "LSI Keyword Generator and Text Gaps",
  answers: "What do the pages above mine mention that I don't?",
  kind: "check",
  faq: [
    {
      question: "Are there such things as LSI keywords?",
      answer:
        "Not in Google. Its John Mueller said so in 2019 and again in 2023. The name stuck for words that belong to a topic, and those are worth knowing.",
    },
    {
      question: "What does the second tab compute?",
      answer:
        "It counts the words and phrases in the pages whose addresses you give, or in texts you paste, weighs them by TF-IDF, and lists those that most rival pages use and yours does not, each with the sentence around it.",
    },
    {
      question: "Should I add every missing word?",
      answer:
        "No. Each gap is a question: would a reader of my page want this answered? Add what you can answer well, and leave the rest.",
    },
  ],
  updated: "2026-11-21",
});
