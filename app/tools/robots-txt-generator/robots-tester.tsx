import { Pencil } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { RobotsEmpty } from "#app/tools/robots-txt-generator/robots-empty.tsx";
import { RobotsFindings } from "#app/tools/robots-txt-generator/robots-findings.tsx";
import { RobotsSource } from "#app/tools/robots-txt-generator/robots-source.tsx";
import { RobotsResult, type Tested } from "#app/tools/robots-txt-generator/robots-result.tsx";
import { LongTextField } from "#app/tools/kit/long-text-field.tsx";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { runTest } from "#app/tools/robots-txt-generator/run-test.ts";
import { findForeignRobotsText, type ForeignRobotsText } from "#engine/robots-txt/foreign-text.ts";
import { readAgents, type RobotsTestResult } from "#engine/robots-txt/test-urls.ts";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { Field } from "#app/ui/field.tsx";

/** The field that is wrong, by its name, and what to do. */
type Problem = { field: "robots" | "agent" | "urls"; text: string };

const foreignTexts: Record<ForeignRobotsText, string> = {
  html: "This looks like a web page (HTML), not a robots.txt. Open /robots.txt at the root of the site and paste what stands there; if that is this page, the site has no robots.txt.",
  xml: "This looks like a sitemap or a feed (XML). Paste the robots.txt: lines such as “User-agent: *” and “Disallow: /cart”.",
  json: "This looks like JSON. Paste the robots.txt: lines such as “User-agent: *” and “Disallow: /cart”.",
  address:
    "This is an address, not a file. Have it fetched in the field above, or open it and paste what stands there.",
  wrapped:
    "This is a response with its headers, a diff, or has numbers before its lines. Paste the lines of the robots.txt alone.",
  binary: "This is not text. Drop the robots.txt itself, or paste its lines.",
  prose:
    "No line of this is a rule. A robots.txt has lines such as “User-agent: *” and “Disallow: /cart”.",
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

  async function runWith(run: (last: number) => number): Promise<void> {
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
    const found = findProblem(robotsTxt, readAgents(agent), splitUrls(urls));
    if (!found) return;
    // The file's field may be folded behind its numbered lines.
    if (found.field === "robots") flushSync(() => setIsEditing(true));
    form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
  }

  return (
    <form
      ref={form}
      className="tool-split robots-test"
      onSubmit={handleSubmit}
      noValidate
      aria-busy={isBusy}
      data-kept-result
    >
      <div className="tool-pane robots-subject">
        {isEditing || !tested ? (
          <FileField
            text={robotsTxt}
            error={problem?.field === "robots" ? problem.text : undefined}
            onChange={(text) => {
              props.onRobotsTxtChange(text);
              setProblem(undefined);
            }}
          />
        ) : (
          <TestedFile
            text={robotsTxt}
            tested={tested}
            chosen={chosen}
            onEdit={() => setIsEditing(true)}
          />
        )}
      </div>

      <div className="tool-pane robots-ask">
        <AskFields {...props} problem={problem} isBusy={isBusy} />

        {tested ? (
          <RobotsResult tested={tested} chosen={chosen} onChoose={setChosen} />
        ) : (
          <RobotsEmpty
            title="The verdict on each URL appears here, with the line that decides it."
            points={[
              "Several crawlers at once",
              "Which rule wins, and which it beats",
              "What is wrong with the file itself",
            ]}
          />
        )}
      </div>
    </form>
  );
}

type FileFieldProps = { text: string; error: string | undefined; onChange: (text: string) => void };

/** The file to test, typed, pasted or dropped. */
function FileField({ text, error, onChange }: FileFieldProps) {
  return (
    <Dropzone
      accept=".txt,text/plain"
      onFile={(file) => void file.text().then((dropped) => onChange(dropped))}
    >
      <Field
        label="robots.txt to test"
        hint="Paste yours or drop the file. It stays in this browser."
        error={error}
      >
        {(control) => (
          <LongTextField
            control={control}
            className="input input-code robots-text"
            name="robots"
            spellCheck={false}
            autoCapitalize="none"
            placeholder={"User-agent: *\nDisallow: /cart"}
            value={text}
            onChange={onChange}
          />
        )}
      </Field>
    </Dropzone>
  );
}

type TestedFileProps = {
  /** As it stands in the field, which is folded away. */
  text: string;
  tested: Tested;
  chosen: { url: number; agent: number };
  onEdit: () => void;
};

/** The file as it was tested, its deciding lines lit, and what it has wrong itself. */
function TestedFile({ text, tested, chosen, onEdit }: TestedFileProps) {
  const verdict = tested.result.urls[chosen.url];
  const decided = verdict?.isReadable ? verdict.verdicts[chosen.agent] : undefined;
  return (
    <>
      <div className="robots-subject-head">
        <h2 className="field-label">robots.txt to test</h2>
        <button type="button" className="tool-add" onClick={onEdit}>
          <Pencil className="icon" aria-hidden />
          Edit
        </button>
      </div>
      {/* What is kept for the visit is read off the form's fields. */}
      <textarea hidden readOnly name="robots" value={text} />
      <RobotsSource
        text={tested.robotsTxt.trimEnd()}
        marks={collectMarks(tested.result, chosen.agent)}
        winner={decided?.line}
        losers={new Set(decided?.beaten.map(({ line }) => line))}
      />
      <RobotsFindings findings={tested.result.findings} />
    </>
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
  if (robotsTxt.trim() === "") {
    return { field: "robots", text: "Paste a robots.txt, or drop the file here." };
  }
  const foreign = findForeignRobotsText(robotsTxt);
  if (foreign) return { field: "robots", text: foreignTexts[foreign] };
  if (agents.length === 0) return { field: "agent", text: "Name a crawler, such as Googlebot." };
  return urls.length === 0 ? { field: "urls", text: "Write at least one URL." } : undefined;
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
        error={problem?.field === "agent" ? problem.text : undefined}
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
      <Field label="URLs, one a line" error={problem?.field === "urls" ? problem.text : undefined}>
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
      <RunButton isRunning={isBusy}>{isBusy ? "Testing..." : "Test"}</RunButton>
    </div>
  );
}
