/** Judges many URLs for several crawlers at once. Pure, so that a worker can run it. */
import {
  explainUrl,
  extractPath,
  matchUrl,
  selectRules,
  strictPath,
  type AgentRules,
  type BeatenRule,
} from "./match.ts";
import { lintRobotsTxt } from "./lint.ts";
import type { RobotsFinding } from "./robots-finding.ts";
import { parseRobotsTxt } from "./parse.ts";

export type RobotsTest = {
  robotsTxt: string;
  /** Product tokens. */
  agents: readonly string[];
  /** As typed: whole addresses, addresses without scheme, or paths. */
  urls: readonly string[];
};

export type AgentVerdict = {
  allowed: boolean;
  /** The deciding line; undefined when none matches. */
  line: number | undefined;
  beaten: readonly { line: number; by: BeatenRule["by"] }[];
  /** Verdict by the letter of RFC 9309, where it differs from Google's. */
  strictlyAllowed: boolean;
};

export type UrlVerdict =
  | { url: string; isReadable: false }
  | {
      url: string;
      isReadable: true;
      /** What is compared: percent-encoded, without fragment. */
      path: string;
      /** In the order of the agents asked for. */
      verdicts: readonly AgentVerdict[];
    };

/** Of one crawler: what `tellBindings` says in words. */
export type AgentBinding = Omit<AgentRules, "candidates">;

export type RobotsTestResult = {
  urls: readonly UrlVerdict[];
  /** Which group binds each agent, and whether the agent obeys it. */
  bindings: readonly AgentBinding[];
  /** What the file itself has wrong. */
  findings: readonly RobotsFinding[];
};

/** Each URL for each agent, Google's verdict beside that of the letter of RFC 9309, and the file's own faults. */
export function testUrls({ robotsTxt, agents, urls }: RobotsTest): RobotsTestResult {
  const robots = parseRobotsTxt(robotsTxt);
  const strict = parseRobotsTxt(robotsTxt, "rfc");
  const selected = agents.map((agent) => ({
    rules: selectRules(robots, agent),
    strictRules: selectRules(strict, agent, "rfc"),
  }));

  return {
    findings: lintRobotsTxt(robotsTxt),
    bindings: selected.map(({ rules }) => pickBinding(rules)),
    urls: urls.map((url) => {
      const path = encodePath(url);
      if (path === undefined) return { url, isReadable: false };
      const verdicts = selected.map(({ rules, strictRules }) => {
        const { allowed, rule, beaten } = explainUrl(rules, path);
        return {
          allowed,
          line: rule?.line,
          beaten: beaten.map((other) => ({ line: other.rule.line, by: other.by })),
          strictlyAllowed: matchUrl(strictRules, strictPath(path)).allowed,
        };
      });
      return { url, isReadable: true, path, verdicts };
    }),
  };
}

/** What is told of a crawler, without its rules. */
export function pickBinding({ scope, token, obeys }: AgentRules): AgentBinding {
  return {
    scope,
    ...(token !== undefined && { token }),
    ...(obeys !== undefined && { obeys }),
  };
}

/** As a crawler would send it: the WHATWG URL parser does the encoding. */
export function encodePath(typed: string): string | undefined {
  const text = typed.trim();
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = text.startsWith("/")
    ? URL.parse(text, "https://site.invalid")
    : URL.parse(withScheme);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return extractPath(url.href);
}
