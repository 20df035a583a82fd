import { lazy, Suspense } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import type { GeneratedTagsProps } from "./generated-tags.tsx";

/** Fetched by the form's first touch, so that it is there when Generate is clicked. */
export const loadGeneratedTags = () => import("./generated-tags.tsx");
const GeneratedTags = lazy(async () => ({ default: (await loadGeneratedTags()).GeneratedTags }));

const CodeGuide = keptMarkup(() => import("./code-guide.tsx"));

type HreflangOutputProps = Omit<GeneratedTagsProps, "outputs"> & {
  /** Undefined until something was generated. */
  outputs: GeneratedTagsProps["outputs"] | undefined;
};

/** What to write, until there are tags. */
export function HreflangOutput({ outputs, ...shown }: HreflangOutputProps) {
  return outputs === undefined ? (
    <CodeGuide id="code-guide" />
  ) : (
    <Suspense fallback={<CodeGuide id="code-guide" />}>
      <GeneratedTags outputs={outputs} {...shown} />
    </Suspense>
  );
}
