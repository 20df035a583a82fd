import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from "lucide-react";

import { Pairs } from "#app/tools/kit/result/pairs.tsx";
import type { ResultProps } from "#app/tools/kit/reading/reading-tool.ts";
import { ReadBadge } from "#app/tools/kit/reading/read-badge.tsx";
import { RedirectChain } from "#app/tools/kit/reading/redirect-chain.tsx";
import { AiQuestions } from "#app/tools/kit/reading/ai-questions.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { googleVerdictFor, findCase, statusCases, type GoogleVerdict } from "./google-verdict.ts";
import { RobotsFindings } from "./robots-findings.tsx";
import { TestedAddresses } from "./tested-addresses.tsx";
import type { LiveRobots as LiveRobotsResult } from "#engine/live/judge-robots.ts";
import { tellBindings } from "#engine/robots-txt/tell-binding.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { ReadingNote } from "#app/tools/kit/reading/reading-note.tsx";

const icons = { open: CircleCheck, shut: CircleX, unknown: CircleHelp } satisfies Record<
  GoogleVerdict["state"],
  LucideIcon
>;

const tones = { open: "pass", shut: "fail", unknown: undefined } as const;

/** A site's robots.txt as our server meets it now, and its page tested against it. */
export function RobotsReading({ read, run }: ResultProps<"robots">) {
  const { file } = read.result;
  const { word, state } = googleVerdictFor(read.result);
  const Icon = icons[state];
  const isFile = file.kind === "file" && !file.isWebPage;

  return (
    <ResultFrame
      label={`May Google read this address? ${word}. ${file.meaning}`}
      run={run}
      isBeside
      className="live-robots"
      badge={<ReadBadge readAt={read.readAt} status={file.status ?? read.status} />}
      headline="May Google read this address?"
      figure={
        <p className="verdict-word" data-tone={tones[state]}>
          <Icon className="icon" aria-hidden />
          {word}
        </p>
      }
      notes={
        <>
          <p className="tool-help">{file.meaning}</p>
          {isFile ? <FileFigures file={file} /> : null}
        </>
      }
      more={<Evidence result={read.result} status={read.status} isFile={isFile} />}
    >
      <StatusCases current={findCase(file)} status={file.status} url={file.url} />
      <RedirectChain hops={file.hops} />
    </ResultFrame>
  );
}

function FileFigures({ file }: Pick<LiveRobotsResult, "file">) {
  return (
    <Pairs
      className="facts"
      data-kind="columns"
      isNumbers
      rows={[
        ["Lines", groupThousands(file.lines)],
        ["Size", `${groupThousands(file.bytes)} bytes`],
        ["Sitemaps", file.sitemaps.length],
      ]}
    />
  );
}

type EvidenceProps = { result: LiveRobotsResult; status: number; isFile: boolean };

/** What the answer rests on: the page itself, the addresses tested, the file's own faults. */
function Evidence({ result, status, isFile }: EvidenceProps) {
  const { file, agents, bindings, tested, findings, pageDetail, ai } = result;
  return (
    <>
      <AiQuestions ai={ai} />
      {pageDetail === undefined ? null : (
        <ReadingNote>
          <b>The page itself was not read, so its style sheets and scripts are not tested.</b>{" "}
          {pageDetail}
        </ReadingNote>
      )}
      {pageDetail === undefined && status >= 400 ? (
        <ReadingNote>
          <b>The page itself answers {status}</b>, so it is in no result, whatever the file says.
        </ReadingNote>
      ) : null}
      <TestedAddresses tested={tested} agents={agents} isAnswered={file.kind !== "unavailable"} />
      {file.isWebPage ? (
        <ReadingNote>
          <b>The site has no robots.txt.</b> To have rules, put a text file at {file.url}. To have
          none, let that address answer 404, so that nobody takes the page for rules.
        </ReadingNote>
      ) : null}
      {isFile ? (
        <>
          <p className="tool-help">{tellBindings(agents, bindings).join(" ")}</p>
          <RobotsFindings findings={findings} />
          <dl className="terms">
            <div>
              <dt>Sitemaps it names</dt>
              {file.sitemaps.length === 0 ? (
                <dd>None. Add a line “Sitemap: https://…” with the whole address of yours.</dd>
              ) : (
                file.sitemaps.map((sitemap) => (
                  <dd key={sitemap}>
                    <code>{sitemap}</code>
                  </dd>
                ))
              )}
            </div>
          </dl>
        </>
      ) : null}
    </>
  );
}

type StatusCasesProps = { current: string; status: number | null; url: string };

/** What a robots.txt's answer can mean; the case at hand is marked. */
function StatusCases({ current, status, url }: StatusCasesProps) {
  return (
    <div className="robots-cases">
      <h3>What its status means</h3>
      <p className="soft">
        <code>{url}</code>
      </p>
      <dl className="rows" data-kind="pair">
        {statusCases.map(({ id, status: usual, name, meaning }) => (
          <div key={id} data-current={id === current || undefined}>
            <dt>
              <b className="number">{id === current ? (status ?? usual) : usual}</b>{" "}
              <span>
                {name} {id === current ? <em>this site</em> : null}
              </span>
            </dt>
            <dd className="soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
