import type { ProofFigure } from "#app/content/services/index.ts";
import { SampleNote } from "./sample-note.tsx";

/** The agency's figures: what the one means that does not explain itself, and that they are samples. */
export function Proof({ figures }: { figures: readonly ProofFigure[] }) {
  return (
    <>
      <dl className="figures">
        {figures.map(({ number, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {number}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="after mini soft">Growth period: from the first report to steady growth.</p>
      <SampleNote>Sample figures of a demonstration.</SampleNote>
    </>
  );
}
