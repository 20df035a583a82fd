import type { ComponentProps, ComponentType } from "react";

type Shape = readonly [
  tag: "path" | "circle" | "line" | "rect" | "polyline" | "polygon" | "ellipse",
  attributes: Readonly<Record<string, string>>,
];

/**
 * An icon of 24 by 24 from its shapes, in the colour of its text; hidden from readers unless it has a
 * name (`aria-label`). scripts/vite-icons.ts calls this.
 */
export function makeIcon(shapes: readonly Shape[]): ComponentType<ComponentProps<"svg">> {
  return function Icon(props) {
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props["aria-label"] === undefined || undefined}
        {...props}
      >
        {shapes.map(([Tag, attributes], index) => (
          <Tag key={index} {...attributes} />
        ))}
      </svg>
    );
  };
}
