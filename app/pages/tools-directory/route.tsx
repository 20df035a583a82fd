import { ArrowRight, BadgeCheck, Info, Search } from "lucide-react";

import { counts } from "#app/content/counts.ts";
import { paths } from "#lib/site/paths.ts";
import toolsCss from "./tools-directory.css?inline";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import type { ToolKind } from "#app/tools/define-tool.ts";
import { filterTools, type DirectoryEntry } from "./filter-tools.ts";
import { tools } from "#app/tools/tools.ts";
import { whatToolsSend, whatToolsSendLiveOff } from "#app/content/what-tools-send.ts";
import { ToolSpecimen } from "#app/tools/kit/tool-specimen.tsx";
import { Choices } from "#app/ui/choices.tsx";
import { Link } from "#app/ui/link.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";
import { spellNumberFirst } from "#lib/spell-number.ts";

/** Runs at prerender: the page ships what its list shows, not every tool's questions. */
export function loader(): { entries: readonly DirectoryEntry[] } {
  return {
    entries: tools.map(({ slug, path, title, answers, description, kind }) => ({
      slug,
      path,
      title,
      answers,
      description,
      kind,
    })),
  };
}

export const meta = () =>
  buildPageMeta({
    path: paths.tools,
    title: brandedTitle("Free SEO tools, without an account"),
    description: `${spellNumberFirst(counts.tools)} free SEO tools. ${whatToolsSend}`,
  });

export const handle = { css: toolsCss };

const kinds: readonly { kind: ToolKind | "all"; label: string }[] = [
  { kind: "all", label: "All" },
  { kind: "check", label: "Checks" },
  { kind: "generate", label: "Tags" },
  { kind: "write", label: "Reviews" },
];

type ToolsRouteProps = { loaderData: { entries: readonly DirectoryEntry[] } };

export default function ToolsRoute({ loaderData: { entries } }: ToolsRouteProps) {
  return (
    <>
      <section className="page-top wrap grid-12">
        <div>
          <h1>Free SEO tools, one question each</h1>
          <p className="lead">
            <span className="live-on">{whatToolsSend}</span>
            <span className="live-off">{whatToolsSendLiveOff}</span> Nothing to sign up for.
          </p>
        </div>
        <Filter entries={entries} />
      </section>

      <section className="band-end wrap" aria-label="Tools">
        <output className="tools-count small">
          <b>{`${entries.length} tools`}</b>
          <span className="soft">A to Z</span>
        </output>
        <ul className="tools-list" data-whole="">
          {entries.map((entry) => (
            <li key={entry.slug} data-entry={JSON.stringify(entry)}>
              <Link to={entry.path}>
                <ToolSpecimen slug={entry.slug} title={entry.title} />
                <span>
                  <b className="title">{entry.title}</b>
                  <span className="small soft">{entry.answers}</span>
                </span>
                <ArrowRight className="icon" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
        <p className="tools-none after soft" hidden>
          Nothing by that name. Try “links”, “robots” or “review”, or{" "}
          <Link to={paths.contact}>tell us what is missing</Link>.
        </p>
        <p className="after small">
          Beside the tools: a <Link to={paths.reviewLink}>Google review link with its QR code</Link>
          , to ask your customers for reviews. A word that you do not know is in{" "}
          <Link to={paths.glossary}>the glossary</Link>, and each thing that the audit checks in{" "}
          <Link to={paths.auditRules}>the list of its rules</Link>. Pages are read by{" "}
          <Link to={paths.reader}>PehlaPageBot</Link>.
        </p>
      </section>

      <ResultKinds />

      <CallToAction
        heading="Want a person to look?"
        text="Tools find faults. People know which ones matter. The audit is free."
      />
    </>
  );
}

function Filter({ entries }: { entries: readonly DirectoryEntry[] }) {
  return (
    <search className="tools-filter stack no-print" data-gap="small">
      <label className="field-label" htmlFor="tools-filter">
        Filter the tools
      </label>
      <div className="field-icon">
        <Search className="icon" aria-hidden />
        <input
          dir="auto"
          id="tools-filter"
          className="input"
          type="search"
          name="filter"
          placeholder="links, Urdu, title…"
          autoComplete="off"
        />
      </div>
      <Choices
        name="Kind"
        value="all"
        choices={kinds.map(({ kind, label }) => [
          kind,
          <>
            {label} <span>{filterTools(entries, "", kind).length}</span>
          </>,
          { "data-kind": kind },
        ])}
      />
    </search>
  );
}

/** Where results come from. */
function ResultKinds() {
  return (
    <section className="band sand">
      <div className="wrap split">
        <div className="stack" data-gap="middle">
          <h2>Sample, or measured</h2>
          <p className="lead">Every result says which it is, and what it was computed from.</p>
        </div>
        <dl className="terms">
          <div>
            <dt>
              <StatusWord of="warn" Icon={Info}>
                Sample result
              </StatusWord>
            </dt>
            <dd>
              Where a page cannot be read, or you only want to look: the form of a report, with
              invented figures, and the result says so.
            </dd>
          </div>
          <div>
            <dt>
              <StatusWord of="pass" Icon={BadgeCheck}>
                Measured on your page
              </StatusWord>
            </dt>
            <dd>
              You <span className="live-on">type an address, or </span>paste the source, a file or a
              text. The figures are computed from it, each with the line it came from and the rule
              behind it.
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
