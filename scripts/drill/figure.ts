/** One measured figure against what is demanded of it. */
export type Figure = {
  /** The number under which `docs/operations.md` lists it. */
  number: number;
  what: string;
  demanded: string;
  measured: string;
  outcome: "reached" | "missed" | "skipped";
};

type Measured = Omit<Figure, "outcome"> & { reached: boolean };

export function figure({ reached, ...rest }: Measured): Figure {
  return { ...rest, outcome: reached ? "reached" : "missed" };
}

export function skipped(number: number, what: string, why: string): Figure {
  return { number, what, demanded: "", measured: why, outcome: "skipped" };
}

export function describeFigure({ number, what, demanded, measured, outcome }: Figure): string {
  const marks = { reached: "ok     ", missed: "MISSED ", skipped: "skipped" };
  return `${marks[outcome]} ${number}. ${what}: ${measured}${demanded && ` (demanded: ${demanded})`}`;
}
