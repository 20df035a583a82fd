import type { DeskChannel } from "#lib/desk/contract.ts";

import type { Env } from "#server/env.ts";
import type { Deliver } from "./deliver.ts";
import type { KeptNotice } from "./notice.ts";

/** A way to notify the agency of an enquiry, and of what became of a watched site. */
export type Channel = {
  /** Its name in the outbox and the timeline: stays as it is once a server has run with it. */
  kind: string;
  /** Whether what comes in now is due for it. */
  isDue: (env: Env) => boolean;
  /** Undefined if it is not set up: notifications wait until it is. */
  open: (env: Env, clock: () => number) => Promise<OpenChannel | undefined>;
  /** Where it sends to: an address, a host. Null where it is not set up. */
  describeTarget: (env: Env) => string | null;
  /** In the timeline of an enquiry. */
  words: DeskChannel["words"];
};

export type OpenChannel = {
  deliver: Deliver;
  deliverNotice: Deliver<KeptNotice>;
  close?: () => void;
};
