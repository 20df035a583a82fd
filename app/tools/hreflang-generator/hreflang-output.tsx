import { lazy, Suspense } from "react";

import type { GeneratedTagsProps } from "#app/tools/hreflang-generator/generated-tags.tsx";

/** Fetched by the form's first touch, so that it is there when Generate is pressed. */
export const loadGeneratedTags = () => import("#app/tools/hreflang-generator/generated-tags.tsx");
const GeneratedTags = lazy(async () => ({ default: (await loadGeneratedTags()).GeneratedTags }));

const guide = [
  ["ur", "Urdu, wherever the reader is."],
  ["ur-PK", "Urdu for Pakistan. The language in small letters, the country in capitals."],
  ["en-GB", "English for the United Kingdom: GB, not UK."],
  ["x-default", "Everyone else: the page that lets them choose."],
] as const;

type HreflangOutputProps = Omit<GeneratedTagsProps, "outputs"> & {
  /** Undefined until something was generated. */
  outputs: GeneratedTagsProps["outputs"] | undefined;
};

/** What to write, until there are tags. */
export function HreflangOutput({ outputs, ...shown }: HreflangOutputProps) {
  return outputs === undefined ? (
    <CodeGuide />
  ) : (
    <Suspense fallback={<CodeGuide />}>
      <GeneratedTags outputs={outputs} {...shown} />
    </Suspense>
  );
}

function CodeGuide() {
  return (
    <section className="tool-file pine lattice" aria-label="Tags">
      <h2>hreflang</h2>
      <p className="tool-file-empty">
        Your tags appear here, for the head, the HTTP header or the sitemap.
      </p>
      <dl className="tool-file-guide">
        {guide.map(([code, meaning]) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
