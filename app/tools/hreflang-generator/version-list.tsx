import { CircleCheck, CircleSlash, CircleX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { count } from "#lib/count.ts";
import type { LanguageVersion } from "#engine/live/judge-hreflang.ts";
import { redirectOf, type SortedVersion } from "./sort-versions.ts";
import { StatusWord } from "#app/ui/status-word.tsx";
import { ReadingNote } from "#app/tools/kit/reading/reading-note.tsx";

/** So many good versions are open; more of them fold to one line. */
const GOOD_AT_FIRST = 4;

export function VersionList({
  sorted,
  beyondLimit,
}: {
  sorted: readonly SortedVersion[];
  /** Listed by the page and not read. */
  beyondLimit: number;
}) {
  const good = sorted.filter(({ state }) => state === "good");
  const isFolded = good.length > GOOD_AT_FIRST;
  const open = isFolded ? sorted.filter(({ state }) => state !== "good") : sorted;

  return (
    <section className="stack after" data-gap="middle" aria-label="Language versions">
      <h2>
        {good.length} of {count(sorted.length, "version")} in order
      </h2>
      <ul className="rows" data-kind="pair">
        {open.map((one) => (
          <VersionRow key={one.version.url} {...one} />
        ))}
      </ul>
      {isFolded ? (
        <details className="disclosure">
          <summary>{count(good.length, "version")} in order</summary>
          <ul className="rows" data-kind="pair">
            {good.map((one) => (
              <VersionRow key={one.version.url} {...one} />
            ))}
          </ul>
        </details>
      ) : null}
      {beyondLimit > 0 ? (
        <ReadingNote Icon={TriangleAlert}>
          The page lists {count(beyondLimit, "more version")}, which were not read: twenty at most.
          Read one of those pages to see the others, or paste the sitemap below.
        </ReadingNote>
      ) : null}
    </section>
  );
}

function VersionRow({ version, advice }: SortedVersion) {
  const redirect = redirectOf(version);
  return (
    <li>
      <p className="stack" data-gap="small">
        <code dir="ltr">{version.url}</code>
        {redirect === undefined ? null : (
          <span className="soft">
            redirected to <code dir="ltr">{redirect}</code>
          </span>
        )}
      </p>
      <div className="stack" data-gap="small">
        {version.state === "read" ? (
          <VersionFacts version={version} />
        ) : (
          <StatusWord Icon={CircleSlash}>Could not be checked</StatusWord>
        )}
        {advice === "" ? null : <p className="soft">{advice}</p>}
      </div>
    </li>
  );
}

function VersionFacts({ version }: { version: Extract<LanguageVersion, { state: "read" }> }) {
  const { status, isIndexable, isCanonicalToItself, alternates } = version;
  return (
    <ul className="cluster">
      <Fact isMet={status >= 200 && status <= 299}>{status}</Fact>
      <Fact isMet={isIndexable}>{isIndexable ? "Indexable" : "Not indexable"}</Fact>
      <Fact isMet={isCanonicalToItself}>
        {isCanonicalToItself ? "Canonical to itself" : "Canonical not itself"}
      </Fact>
      <li className="tool-help">lists {count(alternates, "version")}</li>
    </ul>
  );
}

function Fact({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  const Icon = isMet ? CircleCheck : CircleX;
  return (
    <StatusWord as="li" of={isMet ? "pass" : "fail"} Icon={Icon}>
      {children}
    </StatusWord>
  );
}
