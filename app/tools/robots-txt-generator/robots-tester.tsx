import { Pencil } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";

import { isAsked, ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField, useForm } from "#app/tools/kit/use-form.ts";
import {
  readRobotsQuestion,
  type RobotsProblem,
  type RobotsQuestionValues,
} from "./read-robots-question.ts";
import { RobotsEmpty } from "./robots-empty.tsx";
import { RobotsFindings } from "./robots-findings.tsx";
import { RobotsSource } from "./robots-source.tsx";
import { RobotsResult, type Tested } from "./robots-result.tsx";
import { AskFields, FileField } from "./ask-fields.tsx";
import { type RobotsTestResult, testUrls, type RobotsTest } from "#engine/robots-txt/test-urls.ts";
import { makeAsker } from "#app/browser/make-asker.ts";

/** Beside the page, so that it answers while a large file is read. */
const runTest = makeAsker<RobotsTest, RobotsTestResult>(
  () => new Worker(new URL("./test-urls.worker.ts", import.meta.url), { type: "module" }),
  (test) => Promise.resolve(testUrls(test)),
);

type RobotsTesterProps = {
  values: RobotsQuestionValues;
  onChange: (patch: Partial<RobotsQuestionValues>) => void;
};

export function RobotsTester({ values, onChange }: RobotsTesterProps) {
  const { robots } = values;
  const form = useForm();
  const { tested, isBusy, problem, setProblem, test } = useRobotsTest(values);
  const [isEditing, setIsEditing] = useState(true);
  const [chosen, setChosen] = useState({ url: 0, agent: 0 });

  async function handleSubmit(event: SubmitEvent) {
    const isByVisitor = isAsked(event);
    const found = await test();
    if (!found) {
      setIsEditing(false);
      setChosen({ url: 0, agent: 0 });
      return;
    }
    // The file's field may be folded behind its numbered lines.
    if (found.field === "robots") flushSync(() => setIsEditing(true));
    if (isByVisitor) focusField(form.current, found.field);
  }

  return (
    <ToolForm
      ref={form}
      className="tool-split"
      onSubmit={handleSubmit}
      aria-busy={isBusy}
      data-kept-result
    >
      <div className="tool-pane robots-subject">
        {isEditing || !tested ? (
          <FileField
            text={robots}
            error={problem?.field === "robots" ? problem.text : undefined}
            onChange={(text) => {
              onChange({ robots: text });
              setProblem(undefined);
            }}
          />
        ) : (
          <TestedFile text={robots} {...{ tested, chosen }} onEdit={() => setIsEditing(true)} />
        )}
      </div>

      <div className="tool-pane stack" data-gap="middle">
        <AskFields {...{ values, onChange, problem, isBusy }} />
        {tested ? (
          <RobotsResult tested={tested} chosen={chosen} onChoose={setChosen} />
        ) : (
          <TestEmpty />
        )}
      </div>
    </ToolForm>
  );
}

/** The last test, its verdicts, and the function that tests again. */
function useRobotsTest(values: RobotsQuestionValues) {
  const [problem, setProblem] = useState<RobotsProblem>();
  const [isBusy, setIsBusy] = useState(false);
  const [tested, setTested] = useState<Tested>();

  async function test(): Promise<RobotsProblem | undefined> {
    const question = readRobotsQuestion(values);
    setProblem(question.ok ? undefined : question.problem);
    if (!question.ok) return question.problem;
    setIsBusy(true);
    const result = await runTest(question.value);
    setIsBusy(false);
    setTested((last) => ({ ...question.value, result, run: (last?.run ?? 0) + 1 }));
    return undefined;
  }
  return { tested, isBusy, problem, setProblem, test };
}

function TestEmpty() {
  return (
    <RobotsEmpty
      title="The verdict on each URL appears here, with the line that decides it."
      points={[
        "Several crawlers at once",
        "Which rule wins, and which it beats",
        "What is wrong with the file itself",
      ]}
    />
  );
}

type TestedFileProps = {
  /** As it is in the field, which is folded away. */
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
      <div className="cluster" data-gap="middle">
        <h2 className="field-label">robots.txt to test</h2>
        <button type="button" className="tool-add" onClick={onEdit}>
          <Pencil className="icon" aria-hidden />
          Edit
        </button>
      </div>
      {/* What is kept is read off the form's fields. */}
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

/** A, B, C for the first URLs, at the line that decides each. */
function collectMarks({ urls }: RobotsTestResult, agent: number): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  for (const [index, url] of urls.slice(0, 26).entries()) {
    const line = url.isReadable ? url.verdicts[agent]?.line : undefined;
    if (line !== undefined)
      marks.set(line, (marks.get(line) ?? "") + String.fromCharCode(65 + index));
  }
  return marks;
}
