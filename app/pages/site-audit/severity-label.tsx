import { CircleX, Info, TriangleAlert } from "lucide-react";

import { severityWords, type SiteSeverity } from "#engine/rules/severity.ts";
import { StatusWord } from "#app/ui/status-word.tsx";

const looks = {
  blocking: { Icon: CircleX, status: "fail" },
  clicks: { Icon: TriangleAlert, status: "warn" },
  cosmetic: { Icon: Info, status: "note" },
} as const;

export function SeverityLabel({ severity }: { severity: SiteSeverity }) {
  const { Icon, status } = looks[severity];
  return (
    <StatusWord of={status} Icon={Icon} className="mini">
      {severityWords[severity]}
    </StatusWord>
  );
}
