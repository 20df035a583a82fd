import { CircleSlash, Info } from "lucide-react";
import type { ReactNode } from "react";

import type { LiveReply } from "#app/tools/kit/live/ask-live.ts";
import { formatReadAt } from "#app/tools/kit/live/read-at.ts";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import type { LiveTool, NotReadReason } from "#engine/live/contract.ts";
import { Button } from "#app/ui/button.tsx";

type Problem = Exclude<LiveReply<LiveTool>, { outcome: "read" } | { outcome: "no-server" }> & {
  endedAt: Date;
};

type Words = { title: string; mark: string };

const words: Record<Exclude<NotReadReason, "off">, Words> = {
  "not-an-address": { title: "This is not an address of a page", mark: "Not sent" },
  "not-public": { title: "This address is not on the public web", mark: "Not read" },
  unreachable: { title: "The server does not answer", mark: "Not read" },
  timeout: { title: "The page took too long", mark: "Not read" },
  tls: { title: "The site’s certificate is not right", mark: "Not read" },
  blocked: { title: "Could not be checked", mark: "Not read" },
  robots: { title: "The site shuts our reader out", mark: "Not read" },
  "not-html": { title: "This is not a web page", mark: "Not read" },
  "too-large": { title: "The page is too large to read here", mark: "Not read" },
  "too-many-redirects": { title: "The address leads in circles", mark: "Not read" },
  busy: { title: "Many pages are being read just now", mark: "Not read" },
};

/** Why the page was not read, what to do about it, and the sample for whoever only wants to look. */
export function LiveProblem({
  url,
  run,
  reply,
  onSample,
  sourceLink,
}: {
  url: string;
  run: number;
  reply: Problem;
  onSample?: (() => void) | undefined;
  sourceLink?: ReactNode;
}) {
  const { title, mark, detail } = describe(reply);
  const status = reply.outcome === "not-read" ? reply.status : undefined;

  return (
    <ToolResult label={`${title}. ${detail}`} run={run} className="live-problem">
      <p className="result-badge-mark" data-kind="unread">
        <CircleSlash className="icon" aria-hidden />
        {[mark, formatReadAt(reply.endedAt), status].filter(Boolean).join(" · ")}
      </p>
      <h2>{title}</h2>
      <p className="live-address">{url}</p>
      <p>{detail}</p>
      {reply.outcome === "not-read" && reply.reason === "blocked" ? (
        <p className="live-note">
          <Info className="icon" aria-hidden />
          <span>
            <b>Google may well be let in</b>, so this says nothing about indexing.
          </span>
        </p>
      ) : null}
      <div className="actions">
        {sourceLink}
        {onSample ? (
          <Button variant="outline" size="sm" onClick={onSample}>
            Show a sample
          </Button>
        ) : null}
      </div>
    </ToolResult>
  );
}

function describe(reply: Problem): Words & { detail: string } {
  switch (reply.outcome) {
    case "not-read":
      return reply.reason === "off"
        ? { title: "Reading is switched off", mark: "Not read", detail: reply.detail }
        : { ...words[reply.reason], detail: reply.detail };
    case "limited":
      return {
        title: "You have had many pages read",
        mark: "Not read",
        detail: `Try again in ${inWords(reply.retryAfterSeconds)}, or paste the page’s source: that has no limit.`,
      };
    case "offline":
      return {
        title: "You seem to be offline",
        mark: "Not sent",
        detail: "Our server could not be reached. Check the connection and press again.",
      };
    case "failed":
      return {
        title: "Our server stumbled",
        mark: "Not read",
        detail: "The fault is ours. Press again in a minute, or paste the page’s source.",
      };
  }
}

function inWords(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  return seconds < 7200
    ? `${Math.ceil(seconds / 60)} minutes`
    : `${Math.ceil(seconds / 3600)} hours`;
}
