import type { OwnSiteProblem } from "#app/tools/keyword-difficulty-checker/read-own-site.ts";
import { Field } from "#app/ui/field.tsx";

const problems: Record<OwnSiteProblem, string> = {
  unreadable: "Write a figure as your link tool shows it, such as 120, 1,234, 1.2K or DR 58.",
  authority: "Authority is a figure between 0 and 100.",
};

type OwnSiteFieldProps = { problem: OwnSiteProblem | undefined; onChange: () => void };

/** What the visitor's own site has, to set beside the results. */
export function OwnSiteField({ problem, onChange }: OwnSiteFieldProps) {
  return (
    <Field
      label="Referring domains of your own site"
      optional
      hint="As your link tool shows it, such as 1,234 or 1.2K; its authority after a comma, if you know it."
      error={problem && problems[problem]}
    >
      {(control) => (
        <input {...control} className="input" name="own" autoComplete="off" onChange={onChange} />
      )}
    </Field>
  );
}
