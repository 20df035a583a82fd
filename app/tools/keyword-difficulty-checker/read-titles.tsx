import { useState } from "react";

import type { TitlesQuestion } from "#app/tools/keyword-difficulty-checker/live-titles.tsx";
import type { FoundResult } from "#app/tools/keyword-difficulty-checker/result-rows.ts";
import type { ChangeFigures } from "#app/tools/keyword-difficulty-checker/title-list.tsx";
import { readAddresses } from "#app/tools/kit/live/read-addresses.ts";
import { livePart } from "#app/tools/kit/live/live-part.tsx";
import { useLiveReading } from "#app/tools/kit/live/use-live-reading.ts";
import { AreaField, asWritten } from "#app/tools/kit/fields.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";
import { MAX_RIVALS } from "#engine/live/contract.ts";

const LiveTitles = livePart(
  async () =>
    (await import("#app/tools/keyword-difficulty-checker/live-titles.tsx")).LiveTitlesView,
);

type ReadTitlesProps = {
  /** The phrase to look for, or undefined where it may not be asked; it says so itself then. */
  takePhrase: () => string | undefined;
  onStart: () => void;
  onPaste: () => void;
  onFound: (found: readonly FoundResult[]) => void;
  rows: string;
  onChange: ChangeFigures;
};

/** Addresses of the results, which our server reads for their titles. Part of the form around it. */
export function ReadTitles({ takePhrase, onStart, ...live }: ReadTitlesProps) {
  const { values, change } = useAddressState({ results: "" });
  const [problem, setProblem] = useState<string>();
  const { reading, isReading, start } = useLiveReading<TitlesQuestion>();

  function handlePress(button: HTMLElement) {
    const addresses = readAddresses(values.results, { most: MAX_RIVALS.titles });
    setProblem(addresses.ok ? undefined : addresses.problem);
    if (!addresses.ok) return focusField(button.closest("form"), "results");
    const phrase = takePhrase();
    if (phrase === undefined) return;
    onStart();
    start({ phrase, urls: addresses.value });
  }

  return (
    <>
      <AreaField
        {...asWritten}
        label="Addresses of the results"
        optional
        hint="One a line, up to ten. Our server reads each page once, when you press, for its title and what it says of the phrase."
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
          isRunning={isReading}
          onClick={(event) => handlePress(event.currentTarget)}
        >
          {isReading ? "Reading..." : "Read the titles"}
        </RunButton>
      </div>
      {reading ? (
        <LiveTitles key={reading.key} asked={reading.asked} {...reading.part} {...live} />
      ) : null}
    </>
  );
}
