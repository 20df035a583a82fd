import { readAgents } from "#engine/robots-txt/read-agents.ts";
import { matchUrl, selectRules, type AgentRules } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt, type RobotsTxt } from "#engine/robots-txt/parse.ts";
import {
  BadUse,
  requiredOption,
  requiredOptions,
  textField,
  type Command,
} from "#scripts/seo/command.ts";
import { refuseForeign } from "#scripts/seo/robots-input.ts";

export const command: Command = {
  summary: "Says which line of a robots.txt allows or blocks a URL. Finding: a blocked URL.",
  usage: "robots test --file F --agent A --url U [--url U …]",
  details: [
    "--file   robots.txt to read",
    "--agent  the crawler, such as Googlebot: its product token, or its User-Agent header",
    "--url    URL or path, percent-encoded. May be repeated",
    'batch    {"robotsTxt","userAgent","url"} → {"allowed","line","rule"}',
  ],
  options: {
    file: { type: "string" },
    agent: { type: "string" },
    url: { type: "string", multiple: true },
  },
  async run(call) {
    const agent = requiredOption(call, "agent");
    const urls = requiredOptions(call, "url");
    const file = requiredOption(call, "file");
    if (call.positionals.length > 0)
      throw new BadUse(`"${call.positionals[0]}" is not expected here`);

    const bytes = await call.readBytes(file);
    refuseForeign(file, bytes);
    const robots = parseRobotsTxt(bytes);
    const rules = selectRules(robots, toTokens(agent));
    const answers = urls.map((url) => ({ url, ...judge(robots, rules, url) }));
    return {
      json: answers.length === 1 ? answers[0] : answers,
      text: answers.map(describe).join("\n"),
      hasFindings: answers.some((answer) => !answer.allowed),
    };
  },
  answer(record) {
    const { robots, rules } = prepare(
      textField(record, "robotsTxt"),
      textField(record, "userAgent"),
    );
    return judge(robots, rules, textField(record, "url"));
  },
};

/** A version or a whole header is no part of the token; other names are taken as they are given. */
function toTokens(agent: string): readonly string[] {
  return /[/(:]/.test(agent) ? readAgents(agent) : [agent];
}

type Answer = { allowed: boolean; line: number | null; rule: string | null };

function judge(robots: RobotsTxt, rules: AgentRules, url: string): Answer {
  const { allowed, rule } = matchUrl(rules, url);
  return {
    allowed,
    line: rule?.line ?? null,
    rule: rule ? (robots.lines[rule.line - 1]?.text.trim() ?? null) : null,
  };
}

function describe({ url, allowed, line, rule }: Answer & { url: string }): string {
  const by = line === null ? "no line matches" : `line ${line}: ${rule}`;
  return `${allowed ? "allowed" : "blocked"}  ${url}  (${by})`;
}

/** A batch often asks many URLs of one file. */
let last: { file: string; agent: string; robots: RobotsTxt; rules: AgentRules } | undefined;

function prepare(file: string, agent: string) {
  if (last?.file === file && last.agent === agent) return last;
  const robots = last?.file === file ? last.robots : parseRobotsTxt(file);
  last = { file, agent, robots, rules: selectRules(robots, toTokens(agent)) };
  return last;
}
