import type { DeskState } from "#lib/desk/contract.ts";

/** Who is signed in, on which device, and what the desk knows of itself. */
export type SignedIn = Extract<DeskState, { state: "in" }>;
