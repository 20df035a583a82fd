import type { NotReadReason } from "#engine/live/not-read-reasons.ts";
import type { LiveHop, RobotsFile } from "#engine/live/read-page.ts";
import type { PackedBody } from "#server/reading/decode-body.ts";
import type { Refusal } from "#server/reading/outcome.ts";

type RobotsOfReading = RobotsFile & {
  /** For Google's crawler and the page that was read in the end. */
  verdict: "allowed" | "disallowed" | "unavailable";
  line?: number;
};

export type AddressReading = {
  outcome: "read";
  readAt: string;
  url: string;
  hops: readonly LiveHop[];
  status: number;
  /** Those that matter to a finding, never a cookie; names in lower case. */
  headers: Readonly<Record<string, string>>;
  robots: RobotsOfReading;
  /**
   * For the judge on this server, never for the visitor; the charset is in `content-type`. Whoever
   * asked for the page owns them: they may be handed to another process.
   */
  bytes: Uint8Array;
  firstByteMs: number;
};

export type AddressNotRead = {
  outcome: "not-read";
  reason: NotReadReason;
  detail: string;
  hops?: readonly LiveHop[];
  status?: number;
};

/** The visitor's own quota: 429 with Retry-After. */
export type LiveTooMany = { outcome: "too-many"; retryAfterSeconds: number };

export type ReadingAnswer = AddressReading | AddressNotRead | LiveTooMany;

/** An answer, and what is kept of it. */
export type ReadingOutcome<Answer = ReadingAnswer> = {
  answer: Answer;
  /** The page's body as it came, where it was read. */
  packed?: PackedBody;
};

/** A refusal as visitors get it. */
export function refuseReading(
  refusal: Refusal & { hops?: readonly LiveHop[] | undefined; status?: number | undefined },
): ReadingOutcome<AddressNotRead> {
  const { reason, detail, hops, status } = refusal;
  return {
    answer: {
      outcome: "not-read",
      reason,
      detail,
      ...(hops !== undefined && hops.length > 0 && { hops }),
      ...(status !== undefined && { status }),
    },
  };
}
