export type Figure = {
  what: string;
  demanded: string;
  measured: string;
  outcome: "reached" | "missed" | "skipped";
};

type Measured = Omit<Figure, "outcome"> & { reached: boolean };

export function figure({ reached, ...rest }: Measured): Figure {
  return { ...rest, outcome: reached ? "reached" : "missed" };
}

export function skipped(what: string, why: string): Figure {
  return { what, demanded: "", measured: why, outcome: "skipped" };
}

export function describeFigure({ what, demanded, measured, outcome }: Figure): string {
  const marks = { reached: "ok     ", missed: "MISSED ", skipped: "skipped" };
  return `${marks[outcome]} ${what}: ${measured}${demanded && ` (demanded: ${demanded})`}`;
}

export const noDisk = (what: string) => skipped(what, "only root can mount a small disk");
