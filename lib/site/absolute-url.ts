import { site } from "./site.ts";

/** The public address of a path: "/" stays a slash, no other path ends in one. */
export function absoluteUrl(path: string): string {
  return `${site.url}${path}`;
}
