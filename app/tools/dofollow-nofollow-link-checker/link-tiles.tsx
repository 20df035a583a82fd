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
          <dd>{value.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
