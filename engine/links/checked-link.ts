import type { PageRegion } from "./link-region.ts";

/** `none`: mail, phone, script or a place on this page, for which the question makes no sense. */
export type LinkStatus = "followed" | "not followed" | "none" | "not crawlable";

export type CheckedLink = {
  url: string;
  text: string;
  isTextFromImage: boolean;
  rel: string | null;
  labels: readonly ("nofollow" | "ugc" | "sponsored")[];
  status: LinkStatus;
  nofollow: boolean;
  external: boolean;
  isWeb: boolean;
  reason: string;
  line: number;
  region: PageRegion;
  /** Registrable domain; empty where there is none. */
  domain: string;
  notes: readonly string[];
};

export type DeadAnchor = { line: number; excerpt: string; text: string; reason: string };
