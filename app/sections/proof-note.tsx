import { SampleNote } from "#app/sections/sample-note.tsx";

/** Under the agency's figures: what the one means that does not explain itself, and that they are samples. */
export function ProofNote() {
  return (
    <>
      <p className="mini soft proof-note">Growth period: from the first report to steady growth.</p>
      <SampleNote>Sample figures of a demonstration.</SampleNote>
    </>
  );
}
