import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { startTransition, useState, type ReactNode } from "react";

import { tellBindings, tellVerdict } from "#engine/robots-txt/tell-binding.ts";
import type {
  AgentBinding,
  AgentVerdict,
  RobotsTestResult,
  UrlVerdict,
} from "#engine/robots-txt/test-urls.ts";
import { capitalise } from "#lib/text/capitalise.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";

/** A thousand rows at once would hold the page up; the rest comes on request. */
const SHOWN_AT_FIRST = 100;

type Chosen = { url: number; agent: number };

type RobotsVerdictsProps = {
  result: RobotsTestResult;
  agents: readonly string[];
  lines: readonly string[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

export function RobotsVerdicts({ result, agents, lines, chosen, onChoose }: RobotsVerdictsProps) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  return (
    <>
      <p className="mini soft">{tellBindings(agents, result.bindings).join(" ")}</p>
      <ol className="robots-verdicts rows">
        {result.urls.slice(0, shown).map((url, index) => (
          <UrlVerdicts
            key={index}
            url={url}
            index={index}
            bindings={result.bindings}
            {...{ agents, lines, chosen, onChoose }}
          />
        ))}
      </ol>
      {result.urls.length > shown ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => startTransition(() => setShown(result.urls.length))}
        >
          Show all {result.urls.length} URLs
        </Button>
      ) : null}
    </>
  );
}

type UrlVerdictsProps = Omit<RobotsVerdictsProps, "result"> &
  Pick<RobotsTestResult, "bindings"> & { url: UrlVerdict; index: number };

function UrlVerdicts(props: UrlVerdictsProps) {
  const { url, index, agents, bindings, lines, chosen, onChoose } = props;
  return (
    <li data-chosen={chosen.url === index || undefined}>
      <b className="title" aria-hidden>
        {index < 26 ? String.fromCharCode(65 + index) : index + 1}
      </b>
      <div className="stack" data-gap="small">
        <button
          type="button"
          aria-pressed={chosen.url === index && chosen.agent === 0}
          title="Show the deciding line"
          onClick={() => onChoose({ url: index, agent: 0 })}
        >
          <code>{url.url}</code>
        </button>
        {url.isReadable ? (
          url.verdicts.map((verdict, agent) => (
            <VerdictLine
              key={agents[agent]}
              verdict={verdict}
              obeys={bindings[agent]?.obeys}
              lines={lines}
            >
              {agents.length > 1 ? (
                <button
                  type="button"
                  aria-pressed={chosen.url === index && chosen.agent === agent}
                  onClick={() => onChoose({ url: index, agent })}
                >
                  {agents[agent]}
                </button>
              ) : null}
            </VerdictLine>
          ))
        ) : (
          <p className="soft">
            <StatusWord of="warn" Icon={CircleHelp}>
              Not a URL
            </StatusWord>{" "}
            Write https://… or a path that begins with a slash.
          </p>
        )}
        {chosen.url === index ? <Explanation url={url} agent={chosen.agent} lines={lines} /> : null}
      </div>
    </li>
  );
}

type VerdictLineProps = {
  verdict: AgentVerdict;
  obeys: AgentBinding["obeys"];
  lines: readonly string[];
  children: ReactNode;
};

const LOOKS = {
  allowed: { of: "pass", Icon: CircleCheck },
  blocked: { of: "fail", Icon: CircleX },
  wish: { of: "warn", Icon: CircleHelp },
} as const;

function VerdictLine({ verdict, obeys, lines, children }: VerdictLineProps) {
  const look = verdict.allowed ? "allowed" : obeys === undefined ? "blocked" : "wish";
  return (
    <p className="soft">
      {children} <StatusWord {...LOOKS[look]}>{capitalise(tellVerdict(verdict, obeys))}</StatusWord>{" "}
      {verdict.line === undefined ? (
        <span>no line matches</span>
      ) : (
        <span>
          by line {verdict.line}, <code>{lines[verdict.line - 1]?.trim()}</code>
        </span>
      )}
    </p>
  );
}

type ExplanationProps = { url: UrlVerdict; agent: number; lines: readonly string[] };

function Explanation({ url, agent, lines }: ExplanationProps) {
  const verdict = url.isReadable ? url.verdicts[agent] : undefined;
  if (!url.isReadable || !verdict) return null;
  const sentences = [
    ...verdict.beaten.slice(0, 5).map(({ line, by }) => explainLoss(line, by, verdict, lines)),
    ...(verdict.allowed === verdict.strictlyAllowed
      ? []
      : [
          `By the letter of RFC 9309 it would be ${verdict.strictlyAllowed ? "allowed" : "blocked"}: Google forgives what the standard does not.`,
        ]),
    ...(url.url.endsWith(url.path) ? [] : [`Compared as ${url.path}`]),
  ];
  return sentences.length === 0 ? null : <p>{sentences.join(" ")}</p>;
}

function explainLoss(
  line: number,
  by: AgentVerdict["beaten"][number]["by"],
  verdict: AgentVerdict,
  lines: readonly string[],
): string {
  const start = `Line ${line} matches too, but`;
  if (by === "tie: allow wins") return `${start} at a tie Allow wins.`;
  if (by === "earlier line") return `${start} says the same as line ${verdict.line}.`;
  const [own, winning] = [pathLength(lines[line - 1]), pathLength(lines[(verdict.line ?? 1) - 1])];
  return `${start} its path has ${own} characters against ${winning}. The longest path wins.`;
}

function pathLength(line = ""): number {
  return line
    .replace(/#.*/, "")
    .replace(/^[^:]*:/, "")
    .trim().length;
}
