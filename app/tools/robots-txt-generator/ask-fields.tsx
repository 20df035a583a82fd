import { staysHere } from "#app/content/what-tools-send.ts";
import { AreaField, asWritten, InputField, LongField } from "#app/tools/kit/input-field.tsx";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import type { RobotsProblem, RobotsQuestionValues } from "./read-robots-question.ts";
import { Dropzone } from "#app/ui/dropzone.tsx";

type FileFieldProps = { text: string; error: string | undefined; onChange: (text: string) => void };

/** The file to test, typed, pasted or dropped. */
export function FileField({ text, error, onChange }: FileFieldProps) {
  return (
    <Dropzone accept=".txt,text/plain" onFile={(file) => void file.text().then(onChange)}>
      <LongField
        {...asWritten}
        label="robots.txt to test"
        hint={`Paste yours or drop the file. ${staysHere}`}
        error={error}
        className="input input-code"
        name="robots"
        placeholder={"User-agent: *\nDisallow: /cart"}
        value={text}
        onText={onChange}
      />
    </Dropzone>
  );
}

type AskFieldsProps = {
  values: RobotsQuestionValues;
  onChange: (patch: Partial<RobotsQuestionValues>) => void;
  problem: RobotsProblem | undefined;
  isBusy: boolean;
};

export function AskFields({ values, onChange, problem, isBusy }: AskFieldsProps) {
  return (
    <div className="robots-ask tool-form">
      <InputField
        {...asWritten}
        label="As"
        hint="Several: separate by commas."
        error={problem?.field === "agent" ? problem.text : undefined}
        name="agent"
        list="robots-agents"
        value={values.agent}
        onText={(agent) => onChange({ agent })}
      />
      <AreaField
        {...asWritten}
        label="URLs, one a line"
        hint="None: the file alone is checked."
        name="urls"
        rows={4}
        placeholder={"https://www.example.pk/cart\n/account/help"}
        value={values.urls}
        onText={(urls) => onChange({ urls })}
      />
      <RunButton isRunning={isBusy}>{isBusy ? "Testing..." : "Test"}</RunButton>
    </div>
  );
}
