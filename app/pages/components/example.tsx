import type { ReactNode } from "react";

/** One part of the page of components, under its name. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
