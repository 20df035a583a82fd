import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import type { LogLine } from "./log-line.ts";

/** https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4 with a port */
const MAX_HOST_CHARACTERS = 260;

/** "GET /shop?page=2 HTTP/1.1", also with a whole address. */
export function readRequest(request: string): Pick<LogLine, "path" | "host"> {
  const start = request.indexOf(" ") + 1;
  if (start === 0) return {};
  const end = request.lastIndexOf(" HTTP/");
  return readTarget(request.slice(start, end < start ? undefined : end));
}

/** A path with its query, or a whole address; nothing of what is neither, as "*". */
export function readTarget(target: string): Pick<LogLine, "path" | "host"> {
  const [asked = ""] = target.split("#", 1);
  if (asked.startsWith("/")) return { path: asked.slice(0, MAX_ADDRESS_CHARACTERS) };
  const scheme = /^https?:\/\//i.exec(asked)?.[0];
  if (scheme === undefined) return {};
  const rest = asked.slice(scheme.length);
  const end = rest.search(/[/?]/);
  const path = end < 0 ? "" : rest.slice(end);
  return {
    host: readHost(end < 0 ? rest : rest.slice(0, end)),
    path: (path.startsWith("/") ? path : `/${path}`).slice(0, MAX_ADDRESS_CHARACTERS),
  };
}

/** In small letters and without its port. */
export function readHost(host: string): string {
  return host.slice(0, MAX_HOST_CHARACTERS).replace(/:\d*$/, "").toLowerCase();
}
