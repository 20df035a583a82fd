import { CircleX, Info, TriangleAlert } from "lucide-react";

import { severityWords, type SiteSeverity } from "#engine/rules/severity.ts";

const icons = { blocking: CircleX, clicks: TriangleAlert, cosmetic: Info } as const;

export function SeverityLabel({ severity }: { severity: SiteSeverity }) {
  const Icon = icons[severity];
  return (
    <span className="site-severity" data-severity={severity}>
      <Icon className="icon" aria-hidden />
      {severityWords[severity]}
    </span>
  );
}
