import { AreaField } from "#app/tools/kit/input-field.tsx";

type ResultLinesProps = {
  lines: string;
  onChange: (lines: string) => void;
  error: string | undefined;
};

/** The results with their figures as text, as a spreadsheet copies them. */
export function ResultLines({ lines, onChange, error }: ResultLinesProps) {
  return (
    <AreaField
      label="The first three to ten results, one a line"
      hint="Referring domains, then authority, address and title if you know them, separated by commas or pasted from a spreadsheet. Leave out advertisements."
      error={error}
      name="rows"
      rows={7}
      spellCheck={false}
      autoComplete="off"
      placeholder={"120, 45, https://rival.pk/desks, Office desks in Lahore\n30, 22\n8"}
      value={lines}
      onText={onChange}
    />
  );
}
