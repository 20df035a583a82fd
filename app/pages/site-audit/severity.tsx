import { CircleX, Info, TriangleAlert } from "lucide-react";

import type { Severity } from "#engine/site-audit/site-report.ts";

const kinds = {
  blocking: { Icon: CircleX, label: "Hinders indexing" },
  clicks: { Icon: TriangleAlert, label: "Loses clicks" },
  cosmetic: { Icon: Info, label: "Cosmetic" },
} as const;

/** The same words without their mark, for a table. */
export const severityWords: Readonly<Record<Severity, string>> = {
  blocking: kinds.blocking.label,
  clicks: kinds.clicks.label,
  cosmetic: kinds.cosmetic.label,
};

export function SeverityLabel({ severity }: { severity: Severity }) {
  const { Icon, label } = kinds[severity];
  return (
    <span className="site-severity" data-severity={severity}>
      <Icon className="icon" aria-hidden />
      {label}
    </span>
  );
}
