import { Pairs } from "#app/tools/kit/result/pairs.tsx";
import { groupThousands } from "#lib/group-thousands.ts";

type Counts = { dofollow: number; nofollow: number; internal: number; external: number };

export function LinkTiles({ counts }: { counts: Counts }) {
  return (
    <Pairs
      className="figures"
      rows={[
        ["DoFollow", groupThousands(counts.dofollow)],
        ["NoFollow", groupThousands(counts.nofollow)],
        ["Internal", groupThousands(counts.internal)],
        ["External", groupThousands(counts.external)],
      ]}
    />
  );
}
