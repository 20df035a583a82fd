import { Download, Pencil } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { toCsv } from "#lib/to-csv.ts";
import { downloadWithToast } from "#app/tools/kit/hand-over.ts";
import { MeasuredBadge } from "#app/tools/kit/result-badge.tsx";
import { RobotsFindings } from "#app/tools/robots-txt-generator/robots-findings.tsx";
import { RobotsSource } from "#app/tools/robots-txt-generator/robots-source.tsx";
import { RobotsVerdicts } from "#app/tools/robots-txt-generator/robots-verdicts.tsx";
import { runTest } from "#app/tools/robots-txt-generator/run-test.ts";
import { readAgents, type RobotsTestResult } from "#engine/robots-txt/test-urls.ts";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { Field } from "#app/ui/field.tsx";

const problems = {
  robotsTxt: "Paste a robots.txt, or drop the file here.",
  agent: "Name a crawler, such as Googlebot.",
  urls: "Write at least one URL.",
} as const;

type Problem = keyof typeof problems;

type Tested = {
  robotsTxt: string;
  agents: ReadonlyArray<string>;
  result: RobotsTestResult;
  run: number;
};

type RobotsTesterProps = {
  robotsTxt: string;
  onRobotsTxtChange: (text: string) => void;
  agent: string;
  onAgentChange: (agent: string) => void;
  urls: string;
  onUrlsChange: (urls: string) => void;
  /** The visitor came with inputs in the address: show their result at once. */
  isRestored: boolean;
};

export function RobotsTester(props: RobotsTesterProps) {
  const { robotsTxt, agent, urls, isRestored } = props;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setIsBusy] = useState(false);
  const [tested, setTested] = useState<Tested>();
  const [isEditing, setIsEditing] = useState(true);
  const [chosen, setChosen] = useState({ url: 0, agent: 0 });

  async function runWith(run: (last: number) => number) {
    const agents = readAgents(agent);
    const list = splitUrls(urls);
    const found = findProblem(robotsTxt, agents, list);
    setProblem(found);
    if (found) return;

    setIsBusy(true);
    const result = await runTest({ robotsTxt, agents, urls: list });
    setIsBusy(false);
    setIsEditing(false);
    setChosen({ url: 0, agent: 0 });
    setTested((last) => ({ robotsTxt, agents, result, run: run(last?.run ?? 0) }));
  }

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  // Shown, not announced: the visitor came by a link and has asked for nothing yet.
  const showArrived = useEffectEvent(() => {
    if (robotsTxt !== "" && urls !== "") void runWith((last) => last);
  });
  useEffect(() => {
    if (!isRestored) return;
    const arrival = setTimeout(() => showArrived());
    return () => clearTimeout(arrival);
  }, [isRestored]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void runWith((last) => last + 1);
  }

  async function handleFile(file: File) {
    props.onRobotsTxtChange(await file.text());
    setIsEditing(true);
    setProblem(undefined);
  }

  const verdict = tested?.result.urls[chosen.url];
  const decided = verdict?.isReadable ? verdict.verdicts[chosen.agent] : undefined;

  return (
    <form ref={form} className="tool-split robots-test" onSubmit={handleSubmit} noValidate>
      <div className="tool-pane robots-subject">
        {isEditing || !tested ? (
          <Dropzone accept=".txt,text/plain" onFile={handleFile}>
            <Field
              label="robots.txt to test"
              hint="Paste yours or drop the file. It stays in this browser."
              error={problem === "robotsTxt" ? problems.robotsTxt : undefined}
            >
              {(control) => (
                <textarea
                  {...control}
                  className="input input-code robots-text"
                  name="robots"
                  spellCheck={false}
                  autoCapitalize="none"
                  placeholder={"User-agent: *\nDisallow: /cart"}
                  value={robotsTxt}
                  onChange={(event) => props.onRobotsTxtChange(event.target.value)}
                />
              )}
            </Field>
          </Dropzone>
        ) : (
          <>
            <div className="robots-subject-head">
              <h2 className="field-label">robots.txt to test</h2>
              <button type="button" className="tool-add" onClick={() => setIsEditing(true)}>
                <Pencil className="icon" aria-hidden />
                Edit
              </button>
            </div>
            <RobotsSource
              text={tested.robotsTxt.trimEnd()}
              marks={collectMarks(tested.result, chosen.agent)}
              winner={decided?.line}
              losers={new Set(decided?.beaten.map(({ line }) => line))}
            />
            <RobotsFindings findings={tested.result.findings} />
          </>
        )}
      </div>

      <div className="tool-pane robots-ask">
        <div className="robots-ask-fields">
          <Field
            label="As"
            hint="Several: separate by commas."
            error={problem === "agent" ? problems.agent : undefined}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                name="agent"
                list="robots-agents"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={agent}
                onChange={(event) => props.onAgentChange(event.target.value)}
              />
            )}
          </Field>
          <Field label="URLs, one a line" error={problem === "urls" ? problems.urls : undefined}>
            {(control) => (
              <textarea
                {...control}
                className="input input-code"
                name="urls"
                rows={4}
                spellCheck={false}
                autoCapitalize="none"
                placeholder={"https://www.example.pk/cart\n/account/help"}
                value={urls}
                onChange={(event) => props.onUrlsChange(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? "Testing..." : "Test"}
          </Button>
        </div>

        {tested ? (
          <ToolResult label={summarize(tested.result)} run={tested.run} className="robots-result">
            <MeasuredBadge on="file" />
            <RobotsVerdicts
              key={tested.run}
              result={tested.result}
              agents={tested.agents}
              lines={tested.robotsTxt.split(/\r\n|\r|\n/)}
              summary={summarize(tested.result)}
              chosen={chosen}
              onChoose={setChosen}
            />
            <div className="actions">
              <Button
                size="sm"
                variant="outline"
                onClick={() =>
                  downloadWithToast(
                    { name: "robots-test.csv", text: writeCsv(tested), type: "text/csv" },
                    "Verdicts exported as CSV!",
                  )
                }
              >
                <Download className="icon" aria-hidden />
                Export CSV
              </Button>
            </div>
            <p className="tool-help">
              Rules: <a href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a>, as Google’s own
              parser reads them. Checked against its verdicts on 597 cases, 21 November 2026.
            </p>
          </ToolResult>
        ) : (
          <p className="tool-help">
            The verdict on each URL appears here, with the line that decides it.
          </p>
        )}
      </div>
    </form>
  );
}

function splitUrls(text: string): ReadonlyArray<string> {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function findProblem(
  robotsTxt: string,
  agents: ReadonlyArray<string>,
  urls: ReadonlyArray<string>,
): Problem | undefined {
  if (robotsTxt.trim() === "") return "robotsTxt";
  if (agents.length === 0) return "agent";
  return urls.length === 0 ? "urls" : undefined;
}

function summarize({ urls }: RobotsTestResult): string {
  const verdicts = urls.flatMap((url) => (url.isReadable ? url.verdicts : []));
  const allowed = verdicts.filter((verdict) => verdict.allowed).length;
  const unreadable = urls.filter((url) => !url.isReadable).length;
  const parts = [`${allowed} allowed`, `${verdicts.length - allowed} blocked`];
  if (unreadable > 0) parts.push(`${unreadable} not a URL`);
  return parts.join(", ");
}

/** A, B, C for the first URLs, at the line that decides each. */
function collectMarks({ urls }: RobotsTestResult, agent: number): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  for (const [index, url] of urls.slice(0, 26).entries()) {
    const line = url.isReadable ? url.verdicts[agent]?.line : undefined;
    if (line !== undefined) marks.set(line, (marks.get(line) ?? "") + letterOf(index));
  }
  return marks;
}

function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

function writeCsv({ result, agents, robotsTxt }: Tested): string {
  const lines = robotsTxt.split(/\r\n|\r|\n/);
  return toCsv([
    ["URL", "Compared as", "Agent", "Verdict", "Line", "Rule"],
    ...result.urls.flatMap((url) =>
      url.isReadable
        ? url.verdicts.map((verdict, index) => [
            url.url,
            url.path,
            agents[index] ?? "",
            verdict.allowed ? "allowed" : "blocked",
            verdict.line ?? "",
            verdict.line === undefined ? "" : (lines[verdict.line - 1]?.trim() ?? ""),
          ])
        : [[url.url, "", "", "not a URL", "", ""]],
    ),
  ]);
}
