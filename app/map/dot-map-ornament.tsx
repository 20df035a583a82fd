import dotMapUrl from "./dot-map.svg";
import { classNames } from "#lib/class-names.ts";

type DotMapOrnamentProps = {
  /** The main cities glow. */
  lit?: boolean;
  className?: string;
};

/** The dot map as an ornament: one cached file and no data, so that every page can carry it. */
export function DotMapOrnament({ lit = false, className }: DotMapOrnamentProps) {
  return (
    <svg viewBox="0 0 709 658" className={classNames("dot-map", className)} aria-hidden="true">
      <use href={`${dotMapUrl}#threads`} />
      <use href={`${dotMapUrl}#dots`} />
      {lit ? <use href={`${dotMapUrl}#main`} /> : null}
    </svg>
  );
}
