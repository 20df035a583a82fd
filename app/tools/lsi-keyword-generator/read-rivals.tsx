import { useRef, useState } from "react";

import { readQuestion, type TermsQuestionProblem } from "./read-question.ts";
import { describePages } from "#app/tools/kit/reading/describe-pages.ts";
import { ReadingShown } from "#app/tools/kit/reading/reading-shown.tsx";
import type { ReadingTool } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import { ToolForm } from "#app/tools/kit/tool-form.tsx";
import { useFields } from "#app/tools/kit/use-fields.ts";
import { AreaField, asWritten, InputField } from "#app/tools/kit/input-field.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";

const terms: ReadingTool<"terms", never> = {
  live: {
    load: async () => (await import("./terms-reading.tsx")).TermsReading,
    instead: "paste the pages’ texts below",
    describe: ({ url, rivals = [] }) =>
      describePages([...(url === "" ? [] : [url]), ...rivals], "Comparing their main texts"),
  },
};

type ReadRivalsProps = {
  /** A reading was asked for. */
  onStart: () => void;
  onPaste: () => void;
};

/** Addresses of up to five rivals and of one's own page, which our server reads. */
export function ReadRivals({ onStart, onPaste }: ReadRivalsProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, change } = useFields({ rivals: "", own: "" });
  const [problem, setProblem] = useState<TermsQuestionProblem>();
  const reading = useReading(terms);

  function handleText(typed: Partial<typeof values>) {
    change(typed);
    setProblem(undefined);
  }

  function handleSubmit() {
    const question = readQuestion(values);
    setProblem(question.ok ? undefined : question);
    if (!question.ok) {
      focusField(form.current, question.field);
      return;
    }
    onStart();
    void reading.ask({ url: question.own, tool: "terms", rivals: question.rivals });
  }

  return (
    <>
      <ToolForm ref={form} className="tool-form" onSubmit={handleSubmit}>
        <Addresses values={values} problem={problem} onText={handleText} />
        <div className="actions">
          <RunButton isRunning={reading.isBusy}>
            {reading.isBusy ? "Reading..." : "Read the pages"}
          </RunButton>
          <p className="tool-help">
            When you click the button, our server reads each page once and compares their main
            texts.
          </p>
        </div>
      </ToolForm>
      <ReadingShown
        reading={reading}
        byHand={{
          label: "Paste the texts",
          text: "Open the pages and paste their texts or their source: the comparison is the same.",
          onPaste,
          sampleTab: "by-topic",
        }}
      />
    </>
  );
}

type AddressesProps = {
  values: { rivals: string; own: string };
  problem: TermsQuestionProblem | undefined;
  onText: (typed: Partial<AddressesProps["values"]>) => void;
};

function Addresses({ values, problem, onText }: AddressesProps) {
  const problemOf = (field: "own" | "rivals") =>
    problem?.field === field ? problem.problem : undefined;
  return (
    <div className="grid">
      <AreaField
        {...asWritten}
        label="Addresses of rivals"
        hint="One a line, up to five: the pages that rank above yours."
        error={problemOf("rivals")}
        name="rivals"
        rows={5}
        autoComplete="off"
        placeholder={"rival.pk/office-desks\nother.pk/desks"}
        value={values.rivals}
        onText={(rivals) => onText({ rivals })}
      />
      <InputField
        {...asWritten}
        label="Address of your page"
        optional
        hint="With it, the gaps show."
        error={problemOf("own")}
        name="own"
        inputMode="url"
        autoComplete="url"
        placeholder="www.example.pk/page"
        value={values.own}
        onText={(own) => onText({ own })}
      />
    </div>
  );
}
