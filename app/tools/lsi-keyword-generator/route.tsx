import { lsiKeywordGenerator } from "./meta.ts";
import { loadToolPage } from "#app/tools/kit/load-tool-page.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-meta.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";

export const loader = () => loadToolPage(lsiKeywordGenerator);
export const meta = toolMeta;
export const handle = toolHandle();

export default function LsiKeywordGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage
      {...loaderData}
      faqHeading="Asked about LSI keywords"
      explanation={{
        heading: "What the figures say",
        body: (
          <>
            <p>
              “There’s no such thing as LSI keywords,” Google’s John Mueller wrote in 2019. Latent
              semantic indexing is a method for a fixed set of documents, patented in the 1980s.
              What helps is plainer: knowing what the pages above yours talk about.
            </p>
            <p>
              TF-IDF favours words that are common in one text and rare in the others. The rivals
              column counts how many texts use a term at all. The score says how typical a term is
              for these pages.
            </p>
            <details>
              <summary>How it is computed</summary>
              <p>
                TF-IDF as scikit-learn computes it, over phrases of up to three words; stop words
                are left out at their ends. “Beyond chance” is G², the log-likelihood after Dunning:
                it asks whether chance alone would explain how much more the others use a term. It
                is above 3.84 by chance in one case of twenty, above 10.83 in one of a thousand.
              </p>
            </details>
            <p>
              Urdu counts the same whichever keyboard wrote it: ي and ی, ك and ک are one letter
              here, and vowel marks are left out.
            </p>
          </>
        ),
      }}
    />
  );
}
