import type { Result } from "#lib/result.ts";

import { parseMultipart } from "#server/forms/multipart.ts";
import { MAX_BODY_BYTES, MAX_FIELDS } from "#server/forms/refusal.ts";
import { parseUrlEncoded } from "#server/forms/urlencoded.ts";

/** What was sent, by field name. Values are not checked yet: JSON can put anything there. */
export type RawFields = ReadonlyMap<string, unknown>;

export type BodyProblem = "malformed" | "tooLarge" | "unknownType" | "files";

/** Names that would reach into the prototype of a plain object. */
const DROPPED_NAMES = new Set(["__proto__", "constructor", "prototype"]);

export type ReadBytes = (maxBytes: number) => Promise<Result<Uint8Array, "malformed" | "tooLarge">>;

/** `readIncoming`: how the HTTP server reads; absent where there is a `Request` alone. */
export async function readBody(
  request: Request,
  readIncoming?: ReadBytes,
): Promise<Result<RawFields, BodyProblem>> {
  const contentType = request.headers.get("content-type") ?? "";
  const parse = parsers[contentType.split(";")[0]?.trim().toLowerCase() ?? ""];
  if (parse === undefined) return { ok: false, problem: "unknownType" };

  if (isDeclaredTooLarge(request)) return { ok: false, problem: "tooLarge" };
  const bytes = await (readIncoming?.(MAX_BODY_BYTES) ?? readBytes(request));
  if (!bytes.ok) return bytes;

  try {
    return parse(bytes.value, contentType);
  } catch {
    // Every parser here throws on text that is not what the type says.
    return { ok: false, problem: "malformed" };
  }
}

type Parser = (bytes: Uint8Array, contentType: string) => Result<RawFields, BodyProblem>;

const parsers: Partial<Record<string, Parser>> = {
  "application/json": (bytes) => {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return { ok: false, problem: "malformed" };
    }
    const entries = Object.entries(value);
    if (entries.length > MAX_FIELDS) return { ok: false, problem: "tooLarge" };
    return { ok: true, value: collect(entries) };
  },

  "application/x-www-form-urlencoded": (bytes) => {
    const entries = parseUrlEncoded(bytes, MAX_FIELDS);
    if (entries === "too-many") return { ok: false, problem: "tooLarge" };
    return { ok: true, value: collect(entries) };
  },

  "multipart/form-data": (bytes, contentType) => {
    const parts = parseMultipart(utf8.decode(bytes), contentType, MAX_FIELDS + 1);
    if (parts.length > MAX_FIELDS) return { ok: false, problem: "tooLarge" };
    if (parts.some(({ isFile }) => isFile)) return { ok: false, problem: "files" };
    return { ok: true, value: collect(parts.map(({ name, value }) => [name, value])) };
  },
};

function isDeclaredTooLarge({ headers }: Request): boolean {
  return Number(headers.get("content-length")) > MAX_BODY_BYTES;
}

/** Counts what arrives, whatever Content-Length claims. */
async function readBytes(request: Request): Promise<Result<Uint8Array, "malformed" | "tooLarge">> {
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) return { ok: false, problem: "tooLarge" };
      chunks.push(chunk);
    }
    return { ok: true, value: Buffer.concat(chunks) };
  } catch {
    // The visitor went away in the middle.
    return { ok: false, problem: "malformed" };
  }
}

/** Strict: bytes that are not UTF-8, or a byte order mark, are a fault of the sender. */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A name that comes twice holds a list, which no field of ours takes. */
function collect(entries: Iterable<readonly [string, unknown]>): RawFields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of entries) {
    if (DROPPED_NAMES.has(name)) continue;
    fields.set(name, fields.has(name) ? [fields.get(name), value] : value);
  }
  return fields;
}
