import { groupThousands } from "#lib/group-thousands.ts";

type Counts = { dofollow: number; nofollow: number; internal: number; external: number };

/** The four sums. */
export function LinkTiles({ counts }: { counts: Counts }) {
  const tiles = [
    ["DoFollow", counts.dofollow],
    ["NoFollow", counts.nofollow],
    ["Internal", counts.internal],
    ["External", counts.external],
  ] as const;
  return (
    <dl className="links-tiles">
      {tiles.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{groupThousands(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
