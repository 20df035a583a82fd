import { ArrowRight, Copy, Download, Info, TriangleAlert } from "lucide-react";
import type { MouseEvent } from "react";

import { parseRobotsTxt, type RobotsGroup } from "#engine/robots-txt/parse.ts";
import { copyWithToast, downloadWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { aiDecisions } from "#engine/ai-access/ai-decisions.ts";
import { aiNotes } from "#engine/ai-access/ai-notes.ts";
import { CLOSED_PAGE_IN_RESULTS } from "#engine/robots-txt/google-facts.ts";
import { describeAiRule } from "#app/tools/robots-txt-generator/ai/describe-ai-rule.ts";
import { RobotsSource } from "./robots-source.tsx";
import { MadeBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { StaleNotice } from "#app/tools/kit/result/stale-notice.tsx";
import { useShowTab } from "#app/tools/kit/tool-tabs.tsx";
import { Button } from "#app/ui/button.tsx";

type RobotsFileProps = {
  text: string;
  run: number;
  /** The form has changed since. */
  isStale: boolean;
  onTest: () => void;
};

/** The generated file, what it means for AI companies, and the way to the tester. */
export function RobotsFileView({ text, run, isStale, onTest }: RobotsFileProps) {
  const showTab = useShowTab();

  const lines = text.trimEnd().split("\n");

  function handleTest(event: MouseEvent) {
    event.preventDefault();
    onTest();
    showTab("test");
    document.querySelector<HTMLElement>(".tool-tabs [aria-selected=true]")?.focus();
  }

  return (
    <ResultFrame
      label={`robots.txt, ${lines.length} lines`}
      run={run}
      isFile
      className="tool-pane"
      badge={<MadeBadge of="entries" />}
      headline="robots.txt"
      notes={
        <p className="mini soft number">
          {lines.length} lines, {new TextEncoder().encode(text).length} bytes
        </p>
      }
    >
      <StaleNotice isStale={isStale} />
      <RobotsSource text={text.trimEnd()} />
      <div className="actions">
        <Button size="sm" onClick={() => copyWithToast(text, "Copied to clipboard!")} Icon={Copy}>
          Copy
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => downloadWithToast({ name: "robots.txt", text }, "robots.txt downloaded!")}
          Icon={Download}
        >
          Download
        </Button>
      </div>
      <Notes text={text} />
      <a className="onward after" href="?way=test" onClick={handleTest}>
        Test it on your URLs <ArrowRight className="icon" aria-hidden />
      </a>
    </ResultFrame>
  );
}

/** What the file leaves open, and what it means for each use by an AI company. */
function Notes({ text }: { text: string }) {
  return (
    <>
      <ul className="rows after" data-kind="icon">
        {findUnboundGroups(text).map((note) => (
          <li key={note}>
            <Info className="icon" aria-hidden />
            {note}
          </li>
        ))}
        <li>
          <TriangleAlert className="icon" aria-hidden />
          {CLOSED_PAGE_IN_RESULTS} To remove one, let it be read and mark it noindex.
        </li>
      </ul>
      <dl className="rows">
        {aiDecisions.map(({ key, label, agents }) => (
          <div key={key}>
            <dt>
              <b>{label}</b> {describeAiRule(text, agents)}
            </dt>
            <dd className="soft">
              {agents.join(", ")}. {aiNotes[key]}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A crawler with a group of its own is not bound by the one for everyone: people expect otherwise. */
function findUnboundGroups(text: string): readonly string[] {
  const { groups } = parseRobotsTxt(text);
  const global = groups.find((group) => group.agents.some((agent) => agent.isGlobal));
  const [first, last] = [global?.rules[0]?.line, global?.rules.at(-1)?.line];
  if (first === undefined || last === undefined) return [];
  const lines = first === last ? `line ${first} does` : `lines ${first} to ${last} do`;

  return groups
    .filter((group) => group !== global && !blocksAll(group))
    .map((group) => {
      const names = group.agents.map((agent) => agent.token).join(", ");
      return `${names} has its own group, so ${lines} not apply to it. Repeat them there if they should.`;
    });
}

function blocksAll({ rules }: RobotsGroup): boolean {
  return rules.some(({ kind, pattern }) => kind === "disallow" && pattern === "/");
}
