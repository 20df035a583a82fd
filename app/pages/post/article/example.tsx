import type { ReactNode } from "react";

type ExampleProps = { title: string; children: ReactNode };

/** A worked example. It says of itself that its figures are made up, so no one can quote them as facts. */
export function Example({ title, children }: ExampleProps) {
  return (
    <div className="example">
      <p className="example-label">Example, figures made up</p>
      <p className="example-title">{title}</p>
      {children}
    </div>
  );
}
