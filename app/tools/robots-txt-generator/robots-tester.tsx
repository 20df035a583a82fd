import { Pencil } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { RobotsFindings } from "#app/tools/robots-txt-generator/robots-findings.tsx";
import { RobotsSource } from "#app/tools/robots-txt-generator/robots-source.tsx";
import { RobotsResult, type Tested } from "#app/tools/robots-txt-generator/robots-result.tsx";
import { runTest } from "#app/tools/robots-txt-generator/run-test.ts";
import { readAgents, type RobotsTestResult } from "#engine/robots-txt/test-urls.ts";
import { Button } from "#app/ui/button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { Field } from "#app/ui/field.tsx";

const problems = {
  robotsTxt: "Paste a robots.txt, or drop the file here.",
  agent: "Name a crawler, such as Googlebot.",
  urls: "Write at least one URL.",
} as const;

type Problem = keyof typeof problems;

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
        <AskFields {...props} problem={problem} isBusy={isBusy} />

        {tested ? (
          <RobotsResult tested={tested} chosen={chosen} onChoose={setChosen} />
        ) : (
          <p className="tool-help">
            The verdict on each URL appears here, with the line that decides it.
          </p>
        )}
      </div>
    </form>
  );
}

function splitUrls(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function findProblem(
  robotsTxt: string,
  agents: readonly string[],
  urls: readonly string[],
): Problem | undefined {
  if (robotsTxt.trim() === "") return "robotsTxt";
  if (agents.length === 0) return "agent";
  return urls.length === 0 ? "urls" : undefined;
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

type AskFieldsProps = Pick<
  RobotsTesterProps,
  "agent" | "onAgentChange" | "urls" | "onUrlsChange"
> & { problem: Problem | undefined; isBusy: boolean };

/** Which crawlers, which URLs. */
function AskFields(props: AskFieldsProps) {
  const { agent, urls, problem, isBusy } = props;
  return (
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
  );
}
