import type { ComponentProps } from "react";

import { classNames } from "#lib/class-names.ts";

const variants = {
  default: "",
  secondary: "badge-secondary",
  destructive: "badge-destructive",
  outline: "badge-outline",
} as const;

type BadgeProps = ComponentProps<"span"> & { variant?: keyof typeof variants };

export function Badge({ variant = "default", className, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      className={classNames("badge", variants[variant], className)}
      {...props}
    />
  );
}
