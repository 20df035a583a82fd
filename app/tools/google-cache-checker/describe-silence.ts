import type { ReadingReply } from "#app/tools/kit/reading/request-reading.ts";

export type ArchiveSilence = Exclude<
  ReadingReply<"archive">,
  { outcome: "read" } | { outcome: "no-server" }
>;

/** Why the Wayback Machine's answer is not here, and what to do. It says nothing about copies. */
export function describeSilence(reply: ArchiveSilence): string {
  switch (reply.outcome) {
    case "limited":
      return `You have asked our server very often. Ask again in ${Math.ceil(reply.retryAfterSeconds / 60)} min.`;
    case "offline":
      return "Our server could not be reached. Check your connection and ask again.";
    case "failed":
      return "The fault is our server’s. Ask again in a minute.";
    case "not-read":
      return describeNotRead(reply);
  }
}

function describeNotRead({
  reason,
  status,
}: Extract<ArchiveSilence, { outcome: "not-read" }>): string {
  if (reason === "busy") {
    return "Our server is asking for other visitors just now. Ask again in a few seconds.";
  }
  if (reason === "timeout") {
    return "It did not answer in ten seconds, as happens in its busy hours. Ask again later.";
  }
  return status === undefined
    ? "It cannot be reached from our server. Ask again later."
    : `It answered ${status}, with nothing that can be read. Ask again later.`;
}
