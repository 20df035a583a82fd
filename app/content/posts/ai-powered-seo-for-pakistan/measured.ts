import type { Measurement } from "#app/content/posts/measurement.ts";
import { countKeptOut, type KeptOut } from "#engine/robots-txt/count-kept-out.ts";
import { namesByDecision } from "#engine/robots-txt/crawler-names.ts";
import { crawlers } from "#engine/robots-txt/crawlers.ts";

/** The article's file: the look-ups are let in, the best known training robot is kept out. */
export const robotsExample = `# Looks pages up for ChatGPT's search: welcome
User-agent: OAI-SearchBot
Allow: /

# Collects pages for training: kept out
User-agent: GPTBot
Disallow: /

User-agent: *
Allow: /

Sitemap: https://www.yoursite.example/sitemap.xml
`;

const withAllNames = robotsExample.replace(
  "User-agent: GPTBot",
  namesByDecision.training.map((name) => `User-agent: ${name}`).join("\n"),
);

/** Counted at every build, from the table that the robots.txt generator has. */
export const printed = countKeptOut(robotsExample);
export const allNamed = countKeptOut(withAllNames);

const bar = (name: string, { keptOut, of }: KeptOut, look: "fault" | "good" | "quiet") => ({
  name,
  value: keptOut,
  of,
  look,
});

export const measured: Measurement = {
  title: "AI readers that this file keeps out, of those on our list",
  day: crawlers
    .flatMap(({ added }) => added ?? [])
    .toSorted()
    .at(-1)!,
  unit: "",
  bars: [
    bar("Training, file as printed", printed.training, "fault"),
    bar("Training, all names added", allNamed.training, "good"),
    bar("AI search, either file", allNamed.search, "quiet"),
    bar("Fetched for a person, either file", allNamed.assistant, "quiet"),
  ],
};
