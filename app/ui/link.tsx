import type { ComponentProps } from "react";

/** A link to a page of ours. Plain: the browser goes there. */
export function Link({ to, children, ...props }: ComponentProps<"a"> & { to: string }) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}
