import { CircleCheck, CircleX } from "lucide-react";

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
    <span className="serp-counter" data-state={isOver ? "over" : "within"}>
      <Icon className="icon" aria-hidden />
      <span>
        <b>{value === undefined ? "…" : Math.round(value)}</b> / {limit} {unit}
        {isOver ? ", too long" : ""}
      </span>
    </span>
  );
}
