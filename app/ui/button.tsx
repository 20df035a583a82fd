import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

import { classNames } from "#lib/class-names.ts";

const variants = {
  default: "",
  destructive: "button-destructive",
  outline: "button-outline",
  secondary: "button-secondary",
  ghost: "button-ghost",
  link: "button-link",
} as const;

const sizes = { default: "", sm: "button-sm", lg: "button-lg", icon: "button-icon" } as const;

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The look of a button for an element that is not one: a link, a summary. */
export function buttonClass({ variant = "default", size = "default" }: ButtonLook = {}): string {
  return classNames("button", variants[variant], sizes[size]);
}

type ButtonProps = ComponentProps<"button"> & ButtonLook & { Icon?: LucideIcon };

export function Button({
  variant,
  size,
  className,
  type = "button",
  Icon,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      className={classNames(
        buttonClass({ ...(variant && { variant }), ...(size && { size }) }),
        className,
      )}
      {...props}
    >
      {Icon ? <Icon className="icon" aria-hidden /> : null}
      {children}
    </button>
  );
}
