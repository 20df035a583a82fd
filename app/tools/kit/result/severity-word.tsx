import { CircleX, Info, TriangleAlert } from "lucide-react";

import { severityWords, type Severity } from "#engine/rules/severity.ts";
import { StatusWord } from "#app/ui/status-word.tsx";

const looks = {
  out: { Icon: CircleX, status: "fail" },
  blocking: { Icon: CircleX, status: "fail" },
  clicks: { Icon: TriangleAlert, status: "warn" },
  cosmetic: { Icon: Info, status: "note" },
} as const;

type Props = { severity: Severity; as?: "span" | "p"; className?: string };

/** How severe a fault is, with the icon and the colour that it has everywhere. */
export function SeverityWord({ severity, as = "span", className = "mini" }: Props) {
  const { Icon, status } = looks[severity];
  return (
    <StatusWord as={as} of={status} Icon={Icon} className={className}>
      {severityWords[severity]}
    </StatusWord>
  );
}
