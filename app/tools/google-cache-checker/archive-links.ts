/**
 * Addresses of what replaces Google's cache. They are built here and nothing is sent: the visitor
 * clicks, or does not.
 * Wayback Machine: https://archive.org/help/wayback_api.php
 */
import { toArchivePath } from "./sample.ts";

export type ArchiveLinks = Record<
  "calendar" | "latest" | "nearest" | "save" | "googleIndex" | "bingIndex",
  string
>;

/** `day` is an ISO day, as a date field gives it; without one the nearest copy is the newest. */
export function buildArchiveLinks(url: string, day = ""): ArchiveLinks {
  const path = toArchivePath(url);
  const timestamp = day.replaceAll("-", "");
  const { host, pathname } = new URL(path);

  return {
    calendar: `https://web.archive.org/web/*/${path}`,
    latest: `https://web.archive.org/web/2/${path}`,
    nearest: `https://web.archive.org/web/${timestamp || "2"}/${path}`,
    save: `https://web.archive.org/save/${path}`,
    googleIndex: `https://www.google.com/search?q=${encodeURIComponent(`site:${host}${readable(pathname)}`)}`,
    bingIndex: `https://www.bing.com/search?q=${encodeURIComponent(`url:${path}`)}`,
  };
}

/** A search takes letters, not their percent signs; a broken sequence stays as it is. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

const TRACKING = /^(?:utm_.+|gclid|fbclid)$/;

/**
 * The same page under other addresses, since an archive keeps each apart: http and https, with and
 * without "www.", with and without the last slash, and without what only tracks.
 */
export function listVariants(url: string): string[] {
  const start = new URL(toArchivePath(url));
  const tracking = [...start.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) start.searchParams.delete(name);
  const hosts = toggleWww(start);
  const paths = toggleSlash(start.pathname);
  const variants = ["https:", "http:"].flatMap((protocol) =>
    hosts.flatMap((host) => paths.map((path) => `${protocol}//${host}${path}${start.search}`)),
  );
  return variants.filter((variant) => variant !== toArchivePath(url));
}

/** Only a bare domain and its "www." are the same site by custom: shop.example.com has none. */
function toggleWww({ host, hostname }: URL): string[] {
  if (host.startsWith("www.")) return [host, host.slice("www.".length)];
  const isAddress = /^[\d.]+$|[:[\]]/.test(hostname);
  return isAddress || !hostname.includes(".") ? [host] : [host, `www.${host}`];
}

function toggleSlash(path: string): string[] {
  if (path === "/") return [path];
  return path.endsWith("/") ? [path, path.slice(0, -1)] : [path, `${path}/`];
}
