import { lazy, Suspense } from "react";

import { aiDecisions, type AiChoices } from "#engine/ai-access/ai-decisions.ts";
import { aiPresets, findAiPreset } from "#engine/ai-access/ai-presets.ts";
import { readAiAccess, type AiAccess } from "#engine/ai-access/ai-access.ts";
import type { RobotsRuleToWrite } from "#engine/robots-txt/write-robots-txt.ts";
import { Choices } from "#app/ui/choices.tsx";

const AiPresetEffect = lazy(async () => ({
  default: (await import("./ai-preset-effect.tsx")).AiPresetEffect,
}));

type AiChoicesFieldProps = {
  /** The form as it is: what they may read by it is said beside each. */
  rules: readonly RobotsRuleToWrite[];
  ai: AiChoices;
  onAiChange: (ai: AiChoices) => void;
};

const choices = [
  ["allow", "As all others"],
  ["block", "Block"],
] as const;

const accessWords: Record<AiAccess, string> = {
  open: "Now: may read everything.",
  partly: "Now: may read a part.",
  closed: "Now: blocked.",
};

export function AiChoicesField({ rules, ai, onAiChange }: AiChoicesFieldProps) {
  return (
    <section className="robots-ai stack" data-gap="middle" aria-label="AI companies">
      <h2>AI companies: three decisions</h2>
      <AiPresets ai={ai} onAiChange={onAiChange} />
      {aiDecisions.map((decision) => {
        const value = ai[decision.key] ?? "allow";
        const access = readAiAccess(decision, rules, ai);
        return (
          <div key={decision.key} className="stack" data-gap="small">
            <Choices
              isNamed
              name={
                <>
                  {decision.label}
                  <span>{decision.meaning}</span>
                  <span>
                    {accessWords[access]}
                    {access === "closed" && value === "allow" ? " All crawlers are." : ""}
                  </span>
                </>
              }
              choices={choices}
              value={value}
              onChoose={(choice) => onAiChange({ ...ai, [decision.key]: choice })}
            />
          </div>
        );
      })}
    </section>
  );
}

/** All three decisions at once, with what that does and costs. */
function AiPresets({ ai, onAiChange }: Pick<AiChoicesFieldProps, "ai" | "onAiChange">) {
  const chosen = findAiPreset(ai)?.key;
  return (
    <div className="stack" data-gap="small">
      <Choices
        isNamed
        name="All three at once"
        choices={aiPresets.map(({ key, label }) => [key, label] as const)}
        value={chosen}
        onChoose={(key) => onAiChange(aiPresets.find((preset) => preset.key === key)?.ai ?? {})}
      />
      <Suspense>{chosen === undefined ? null : <AiPresetEffect of={chosen} />}</Suspense>
    </div>
  );
}
