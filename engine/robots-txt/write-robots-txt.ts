/**
 * Writes a robots.txt from groups of rules. RFC 9309, https://www.rfc-editor.org/rfc/rfc9309
 */
import { readAgents } from "./read-agents.ts";
import { aiDecisions, type AiChoices, type AiDecision } from "#engine/ai-access/ai-decisions.ts";

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
  const sitemaps = readSitemaps(sitemapUrl);
  if (sitemaps.length > 0) blocks.push(sitemaps.map((url) => `Sitemap: ${url}`).join("\n"));

  return blocks.length === 0 ? "" : `${blocks.join("\n\n")}\n`;
}

/** A line names one sitemap. Line breaks are lost where several are pasted into the field. */
function readSitemaps(typed: string): readonly string[] {
  const urls = typed.split(/[,;]?\s+|[,;](?=https?:)|(?<=\.(?:xml|txt|gz))(?=https?:)/i);
  return [...new Set(urls.map((url) => url.replace(/^sitemap:/i, "")).filter(isFilled))];
}

/** A group without any path says so with an empty Disallow: everything is allowed (RFC 9309 2.2.2). */
function writeGroup({ agent, disallow, allow }: RobotsRuleToWrite): string {
  const paths = [
    ...disallow.filter(isFilled).map((path) => `Disallow: ${cleanPath(path)}`),
    ...allow.filter(isFilled).map((path) => `Allow: ${cleanPath(path)}`),
  ];
  return [
    ...agentsOf(agent).map((name) => `User-agent: ${name}`),
    ...(paths.length > 0 ? paths : ["Disallow:"]),
  ].join("\n");
}

/** A line names one crawler by its token alone (RFC 9309 2.2.1): several get a line each. */
function agentsOf(typed: string): readonly string[] {
  const words = typed
    .trim()
    .split(/[\s,;]+/)
    .filter((word) => word !== "" && !/^(?:and|or|&|\+|اور)$/i.test(word));
  const isList = words.every((word) => /^(?:\*|[A-Za-z_-]+)(?:\/[\d.]+)?$/.test(word));
  const names = isList ? words.map((word) => word.replace(/\/.*/, "")) : readAgents(typed);
  return names.length === 0 ? [typed.trim()] : [...new Set(names)];
}

function writeAiGroup({ label, agents }: AiDecision): string {
  return [
    `# ${label}: blocked`,
    ...agents.map((agent) => `User-agent: ${agent}`),
    "Disallow: /",
  ].join("\n");
}

/** What is before the path of a whole address: a pattern begins at the root of its own host. */
const HOST =
  /^(?:(?:https?:)?\/\/[^/?#]*|www\.[^/?#]+|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|info|pk|in|uk|ae|sa|io|co)(?::\d+)?(?=\/))/i;

/** One line is one rule: a line break or a comment sign in a path would make another of it. */
function cleanPath(path: string): string {
  const encoded = path
    .trim()
    .replace(/^(?:dis)?allow\s*:\s*/i, "")
    .replace(HOST, "")
    .replaceAll(/[\s#]/g, (character) => encodeURIComponent(character));
  return /^[/*]/.test(encoded) ? encoded : `/${encoded}`;
}

function isFilled(path: string): boolean {
  return path.trim() !== "";
}
