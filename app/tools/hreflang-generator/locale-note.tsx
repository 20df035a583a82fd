import { CircleX, TriangleAlert } from "lucide-react";

import { splitLocale, validateLocale } from "#engine/hreflang/validate-locale.ts";
import { formatHreflang } from "#engine/hreflang/write-annotations.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";

type LocaleNoteProps = {
  language: string;
  region: string;
  onChange: (locale: { language: string; region: string }) => void;
};

/** What is wrong with a code, and the fix as a button. With its tables, it comes at the first code typed. */
export function LocaleNote({ language, region, onChange }: LocaleNoteProps) {
  const code = formatHreflang(language, region);
  const { valid, reason, warning, suggestions } = validateLocale(code);
  if (valid && !warning) return <p className="tool-help">hreflang="{code}"</p>;
  const Icon = valid ? TriangleAlert : CircleX;
  return (
    <>
      <StatusWord as="p" of={valid ? "warn" : "fail"} Icon={Icon}>
        {warning ?? `${code}: ${reason}.`}
      </StatusWord>
      {suggestions.map((suggestion) => {
        const parts = splitLocale(suggestion);
        return (
          <Button
            key={suggestion}
            size="sm"
            variant="secondary"
            onClick={() => onChange({ language: parts.language, region: parts.region ?? "" })}
          >
            Use {suggestion}
          </Button>
        );
      })}
    </>
  );
}
