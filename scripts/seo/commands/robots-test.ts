import { readAgents } from "#engine/robots-txt/read-agents.ts";
import { habitsOf } from "#engine/robots-txt/find-binding.ts";
import { matchUrl, selectRules, type AgentRules } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt, type RobotsTxt } from "#engine/robots-txt/parse.ts";
import { tellBindings, tellVerdict } from "#engine/robots-txt/tell-binding.ts";
import {
  BadUse,
  requiredOption,
  requiredOptions,
  textField,
  type Command,
} from "#scripts/seo/command.ts";
import { refuseForeign } from "#scripts/seo/robots-input.ts";

export const command: Command = {
  summary:
    "Says which line of a robots.txt allows or blocks a URL. Finding: a URL that is blocked for a crawler that obeys.",
  usage: "robots test --file F --agent A --url U [--url U …]",
  details: [
    "--file   robots.txt to read",
    "--agent  the crawler, such as Googlebot: its product token, or its User-Agent header",
    "--url    URL or path, percent-encoded. May be repeated",
    'batch    {"robotsTxt","userAgent","url"} → {"allowed","line","rule"}, and "obeys" of a crawler that may not',
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
    const name = toToken(agent);
    const rules = selectRules(robots, name);
    const answers = urls.map((url) => ({ url, ...judge(robots, rules, url) }));
    return {
      json: answers.length === 1 ? answers[0] : answers,
      text: [...answers.map(describe), ...noteBinding(name, rules)].join("\n"),
      hasFindings: answers.some(({ allowed, obeys }) => !allowed && obeys === undefined),
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
function toToken(agent: string): string {
  return /[/(:]/.test(agent) ? (readAgents(agent)[0] ?? agent) : agent;
}

/** `obeys`: only of a crawler whose owner says that it may not or does not obey. */
type Answer = {
  allowed: boolean;
  line: number | null;
  rule: string | null;
  obeys?: "may not" | "no";
};

function judge(robots: RobotsTxt, rules: AgentRules, url: string): Answer {
  const { allowed, rule } = matchUrl(rules, url);
  return {
    allowed,
    line: rule?.line ?? null,
    rule: rule ? (robots.lines[rule.line - 1]?.text.trim() ?? null) : null,
    ...(rules.obeys !== undefined && { obeys: rules.obeys }),
  };
}

function describe({ url, allowed, line, rule, obeys }: Answer & { url: string }): string {
  const by = line === null ? "no line matches" : `line ${line}: ${rule}`;
  return `${tellVerdict({ allowed }, obeys)}  ${url}  (${by})`;
}

/** Said where the group is not the one that the name suggests. */
function noteBinding(name: string, rules: AgentRules): readonly string[] {
  const isUsual = rules.token?.toLowerCase() === name.toLowerCase() || rules.token === undefined;
  const ignoresAll = habitsOf(name).ignoresAll === true && rules.scope === "none";
  return isUsual && !ignoresAll && rules.obeys === undefined ? [] : tellBindings([name], [rules]);
}

/** A batch often asks many URLs of one file. */
let last: { file: string; agent: string; robots: RobotsTxt; rules: AgentRules } | undefined;

function prepare(file: string, agent: string) {
  if (last?.file === file && last.agent === agent) return last;
  const robots = last?.file === file ? last.robots : parseRobotsTxt(file);
  last = { file, agent, robots, rules: selectRules(robots, toToken(agent)) };
  return last;
}
