/**
 * Writes a robots.txt from groups of rules. RFC 9309, https://www.rfc-editor.org/rfc/rfc9309
 */
import { aiDecisions, type AiChoices, type AiDecision } from "#engine/robots-txt/ai-agents.ts";

export type RobotsRuleToWrite = { id: string; agent: string; disallow: string[]; allow: string[] };

export type RobotsInput = {
  rules: readonly RobotsRuleToWrite[];
  sitemapUrl: string;
  /** What is blocked of the three kinds of AI crawlers; a kind that is not named is left alone. */
  ai?: AiChoices;
};

/** The agreed default (docs/agreed.md, robots.txt): it closes the whole site. The screen says so. */
export const defaultRule: Readonly<RobotsRuleToWrite> = {
  id: "1",
  agent: "*",
  disallow: ["/"],
  allow: [],
};

/** The file as text. Rows without an agent are left out; paths get their slash and their escapes. */
export function generateRobotsTxt({ rules, sitemapUrl, ai = {} }: RobotsInput): string {
  const blocks = [
    ...rules.filter(({ agent }) => agent.trim() !== "").map(writeGroup),
    ...aiDecisions.filter(({ key }) => ai[key] === "block").map(writeAiGroup),
  ];
  if (sitemapUrl.trim() !== "") blocks.push(`Sitemap: ${sitemapUrl.trim()}`);

  return blocks.length === 0 ? "" : `${blocks.join("\n\n")}\n`;
}

/** A group without any path says so with an empty Disallow: everything is allowed (RFC 9309 2.2.2). */
function writeGroup({ agent, disallow, allow }: RobotsRuleToWrite): string {
  const paths = [
    ...disallow.filter(isFilled).map((path) => `Disallow: ${cleanPath(path)}`),
    ...allow.filter(isFilled).map((path) => `Allow: ${cleanPath(path)}`),
  ];
  return [`User-agent: ${agent.trim()}`, ...(paths.length > 0 ? paths : ["Disallow:"])].join("\n");
}

function writeAiGroup({ label, agents }: AiDecision): string {
  return [
    `# ${label}: blocked`,
    ...agents.map((agent) => `User-agent: ${agent}`),
    "Disallow: /",
  ].join("\n");
}

/** One line is one rule: a line break or a comment sign in a path would make another of it. */
function cleanPath(path: string): string {
  const encoded = path.trim().replaceAll(/[\s#]/g, (character) => encodeURIComponent(character));
  return /^[/*]/.test(encoded) ? encoded : `/${encoded}`;
}

function isFilled(path: string): boolean {
  return path.trim() !== "";
}
