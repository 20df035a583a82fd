import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import type { LogLine } from "./log-line.ts";

/** https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4 with a port */
const MAX_HOST_CHARACTERS = 260;

type Target = Pick<LogLine, "path" | "host">;

/** "GET /shop?page=2 HTTP/1.1", also with a whole address. */
export function readRequest(request: string, host: string): Target {
  const start = request.indexOf(" ") + 1;
  const end = request.lastIndexOf(" HTTP/");
  return readTarget(start === 0 ? "" : request.slice(start, end < start ? undefined : end), host);
}

/** A path with its query, or a whole address with a host of its own; no path of what is neither, as "*". */
export function readTarget(target: string, host: string): Target {
  const [asked = ""] = target.split("#", 1);
  if (asked.startsWith("/"))
    return { path: asked.slice(0, MAX_ADDRESS_CHARACTERS), host: readHost(host) };
  const scheme = /^https?:\/\//i.exec(asked)?.[0];
  if (scheme === undefined) return { path: "", host: readHost(host) };
  const rest = asked.slice(scheme.length);
  const end = rest.search(/[/?]|$/);
  const path = `${rest.charAt(end) === "/" ? "" : "/"}${rest.slice(end)}`;
  return { path: path.slice(0, MAX_ADDRESS_CHARACTERS), host: readHost(rest.slice(0, end)) };
}

/** In small letters and without its port. */
function readHost(host: string): string {
  return host.slice(0, MAX_HOST_CHARACTERS).replace(/:\d*$/, "").toLowerCase();
}
