/** Judges many URLs for several crawlers at once. Pure, so that a worker can run it. */
import {
  areSameLines,
  areSameRules,
  explainUrl,
  extractPath,
  matchUrl,
  selectRules,
  type BeatenRule,
} from "#engine/robots-txt/match.ts";
import { lintRobotsTxt, type RobotsFinding } from "#engine/robots-txt/lint.ts";
import { parseRobotsTxt, type RobotsRule } from "#engine/robots-txt/parse.ts";

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

export type RobotsTestResult = {
  urls: readonly UrlVerdict[];
  /** Which group binds each agent. */
  scopes: readonly ("named" | "global" | "none")[];
  /** What the file itself has wrong. */
  findings: readonly RobotsFinding[];
};

/** Each URL for each agent, Google's verdict beside that of the letter of RFC 9309, and the file's own faults. */
export function testUrls({ robotsTxt, agents, urls }: RobotsTest): RobotsTestResult {
  const robots = parseRobotsTxt(robotsTxt);
  const strict = parseRobotsTxt(robotsTxt, "rfc");
  const selected = agents.map((agent) => {
    const rules = selectRules(robots, [agent]);
    const strictRules = selectRules(strict, [agent], "rfc");
    return { rules, strictRules, isSame: areSameRules(rules, strictRules) };
  });
  // Most crawlers are bound by the same rules: these are asked once.
  const asked = selected.map((one) =>
    selected.findIndex(
      (other) =>
        areSameLines(one.rules, other.rules) && areSameLines(one.strictRules, other.strictRules),
    ),
  );

  return {
    findings: lintRobotsTxt(robotsTxt),
    scopes: selected.map(({ rules }) => rules.scope),
    urls: urls.map((url) => {
      const path = encodePath(url);
      if (path === undefined) return { url, isReadable: false };
      const verdicts: AgentVerdict[] = [];
      for (const [at, { rules, strictRules, isSame }] of selected.entries()) {
        const known = verdicts[asked[at] ?? at];
        if (known) {
          verdicts.push(known);
          continue;
        }
        const { allowed, rule, beaten } = explainUrl(rules, path);
        verdicts.push({
          allowed,
          line: rule?.line,
          beaten: beaten.map(toLine),
          strictlyAllowed: isSame ? allowed : matchUrl(strictRules, path).allowed,
        });
      }
      return { url, isReadable: true, path, verdicts };
    }),
  };
}

function toLine({ rule, by }: { rule: RobotsRule; by: BeatenRule["by"] }) {
  return { line: rule.line, by };
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

/** The crawler's name in what a visitor pastes: a token, or a whole User-Agent header. */
export function readAgents(typed: string): readonly string[] {
  const header = /compatible;\s*([A-Za-z_-]+)/i.exec(typed)?.[1];
  const names = header
    ? [header]
    : typed.split(/[,\n]/).map((name) => /[A-Za-z_-]+/.exec(name)?.[0] ?? "");
  return [...new Set(names.filter((name) => name !== ""))];
}
