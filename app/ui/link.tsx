import type { ComponentProps } from "react";

export function Link({ to, children, ...props }: ComponentProps<"a"> & { to: string }) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}
