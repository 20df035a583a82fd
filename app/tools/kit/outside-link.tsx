import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";

/** A link to another site, in a new tab, which it says. */
export function OutsideLink({
  href,
  className,
  children,
}: {
  href: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLink className="icon" aria-hidden />
      <span className="visually-hidden"> (new tab)</span>
    </a>
  );
}
