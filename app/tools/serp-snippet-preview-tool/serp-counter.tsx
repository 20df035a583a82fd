import { CircleCheck, CircleX } from "lucide-react";

import { StatusWord } from "#app/ui/status-word.tsx";

type SerpCounterProps = {
  characters: number;
  maxCharacters: number;
  /** Undefined until the table of widths is there. */
  px: number | undefined;
  limitPx: number;
};

/** Characters and pixels against their limits: red and "too long" when over, green otherwise. */
export function SerpCounter({ characters, maxCharacters, px, limitPx }: SerpCounterProps) {
  return (
    <span className="cluster" data-gap="middle">
      <Count value={characters} limit={maxCharacters} unit="characters" />
      <Count value={px} limit={limitPx} unit="px" />
    </span>
  );
}

function Count({ value, limit, unit }: { value: number | undefined; limit: number; unit: string }) {
  const isOver = value !== undefined && value > limit;
  const Icon = isOver ? CircleX : CircleCheck;
  return (
    <StatusWord of={isOver ? "fail" : "pass"} Icon={Icon} className="number">
      {value === undefined ? "…" : Math.round(value)} / {limit} {unit}
      {isOver ? ", too long" : ""}
    </StatusWord>
  );
}
