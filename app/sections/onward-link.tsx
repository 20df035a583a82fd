import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";

import { Link } from "#app/ui/link.tsx";

export function OnwardLink({ children, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link className="onward" {...link}>
      {children} <ArrowRight className="icon" aria-hidden />
    </Link>
  );
}
