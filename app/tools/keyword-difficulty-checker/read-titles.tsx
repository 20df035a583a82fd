import { useState } from "react";

import type { TitlesForm } from "#app/tools/keyword-difficulty-checker/titles-reading.tsx";
import { readAddresses } from "#app/tools/kit/reading/read-addresses.ts";
import { describePages } from "#app/tools/kit/reading/describe-pages.ts";
import { ReadingShown } from "#app/tools/kit/reading/reading-shown.tsx";
import type { ReadingTool } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import { AreaField, asWritten } from "#app/tools/kit/input-field.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";
import { MAX_RIVALS } from "#engine/live/contract.ts";

const titles: ReadingTool<"titles", never, TitlesForm> = {
  live: {
    load: async () =>
      (await import("#app/tools/keyword-difficulty-checker/titles-reading.tsx")).TitlesReading,
    instead: "write the results as lines below",
    describe: ({ rivals = [] }) => describePages(rivals, "Looking for the phrase"),
  },
};

type ReadTitlesProps = TitlesForm & {
  /** The phrase to look for, or undefined where it may not be asked; it says so itself then. */
  takePhrase: () => string | undefined;
  onStart: () => void;
  onPaste: () => void;
};

/** Addresses of the results, which our server reads for their titles. Part of the form around it. */
export function ReadTitles({ takePhrase, onStart, onPaste, ...form }: ReadTitlesProps) {
  const { values, change } = useAddressState({ results: "" });
  const [problem, setProblem] = useState<string>();
  const reading = useReading(titles);

  function handlePress(button: HTMLElement) {
    const addresses = readAddresses(values.results, { most: MAX_RIVALS.titles });
    setProblem(addresses.ok ? undefined : addresses.problem);
    if (!addresses.ok) return focusField(button.closest("form"), "results");
    const phrase = takePhrase();
    if (phrase === undefined) return;
    onStart();
    void reading.ask({ url: "", tool: "titles", rivals: addresses.value, phrase });
  }

  return (
    <>
      <AreaField
        {...asWritten}
        label="Addresses of the results"
        optional
        hint="One a line, up to ten. When you select the button, our server reads each page once, for its title and what it says of the phrase."
        error={problem}
        name="results"
        rows={4}
        autoComplete="off"
        placeholder={"rival.pk/desks\nother.pk/office-desks"}
        value={values.results}
        onText={(results) => {
          change({ results });
          setProblem(undefined);
        }}
      />
      <div className="actions">
        <RunButton
          type="button"
          variant="outline"
          isRunning={reading.isBusy}
          onClick={(event) => handlePress(event.currentTarget)}
        >
          {reading.isBusy ? "Reading..." : "Read the titles"}
        </RunButton>
      </div>
      <ReadingShown
        reading={reading}
        more={form}
        byHand={{
          label: "Write the lines",
          text: "Write the results yourself, one a line: the sum is the same.",
          onPaste,
          sampleTab: "keyword",
        }}
      />
    </>
  );
}
