/** What the page of Lahore holds below its opening, each by the id of its section. */
export const lahoreParts = [
  ["why", "Why Lahore is different"],
  ["phases", "Four phases"],
  ["cases", "Cases"],
  ["services", "Services"],
  ["industries", "Industries"],
  ["capabilities", "What we do ourselves"],
  ["reasons", "Reasons to choose us"],
  ["packages", "Packages and prices"],
  ["reviews", "Reviews"],
  ["faq", "Questions"],
] as const;
