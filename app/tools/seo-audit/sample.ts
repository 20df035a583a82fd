/** Five and five fixed checks, a score by chance; marked as a sample on the screen. */
export type SampleCheck = { status: "pass" | "warn" | "fail"; text: string };

export type SampleReport = {
  score: number;
  onPage: readonly SampleCheck[];
  technical: readonly SampleCheck[];
};

/** docs/agreed.md, SEO audit. */
export const sampleWait = {
  delayMs: 3000,
  steps: [
    "Reading the head",
    "Reading headings and text",
    "Following the links",
    "Counting points",
  ],
};

const LOWEST_SCORE = 65;
const HIGHEST_SCORE = 95;

const onPage: readonly SampleCheck[] = [
  { status: "pass", text: "The title fits the width a result shows" },
  { status: "pass", text: "One H1, and it says what the page is about" },
  { status: "warn", text: "The description is longer than a result shows" },
  { status: "fail", text: "Three pictures have no alternative text" },
  { status: "pass", text: "Headings follow in order, none skipped" },
];

const technical: readonly SampleCheck[] = [
  { status: "pass", text: "Served over HTTPS, nothing mixed in" },
  { status: "pass", text: "Search engines may index the page" },
  { status: "warn", text: "The largest picture holds up the first view" },
  { status: "fail", text: "No structured data found" },
  { status: "pass", text: "Reads well at 390 pixels wide" },
];

export function makeSampleReport(random: () => number): SampleReport {
  const span = HIGHEST_SCORE - LOWEST_SCORE + 1;
  return { score: LOWEST_SCORE + Math.floor(random() * span), onPage, technical };
}
