import { aiPresetEffects } from "#engine/ai-access/ai-preset-effects.ts";
import type { AiPreset } from "#engine/ai-access/ai-presets.ts";

/** What a preset does, what it costs, and the names that it closes. */
export function AiPresetEffect({ of }: { of: AiPreset["key"] }) {
  const { effect, names } = aiPresetEffects[of];
  return (
    <>
      <p className="tool-help" role="status">
        {effect}
      </p>
      {names.length > 0 ? (
        <details className="small">
          <summary>Which names</summary>
          <p className="mini soft">{names.join(", ")}</p>
        </details>
      ) : null}
    </>
  );
}
