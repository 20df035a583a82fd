import type { Result } from "#lib/result.ts";

import { parseMultipart } from "#server/forms/multipart.ts";
import { MAX_BODY_BYTES, MAX_FIELDS } from "#server/forms/refusal.ts";
import { parseUrlEncoded } from "#server/forms/urlencoded.ts";
import { readBounded } from "#server/http/read-bounded.ts";

/** What was sent, by field name. Values are not checked yet: JSON can put anything there. */
export type RawFields = ReadonlyMap<string, unknown>;

export type BodyProblem = "malformed" | "tooLarge" | "unknownType" | "files";

/** The fields of an enquiry, whichever of the three types it was sent as. */
export async function readBody(request: Request): Promise<Result<RawFields, BodyProblem>> {
  const contentType = request.headers.get("content-type") ?? "";
  const parse = parsers.get(contentType.split(";")[0]?.trim().toLowerCase() ?? "");
  if (parse === undefined) return { ok: false, problem: "unknownType" };

  const bytes = await readBounded(request, MAX_BODY_BYTES);
  if (!bytes.ok) return bytes;

  try {
    return parse(utf8.decode(bytes.value), contentType);
  } catch {
    // Every parser here throws on text that is not what the type says.
    return { ok: false, problem: "malformed" };
  }
}

type Parser = (text: string, contentType: string) => Result<RawFields, BodyProblem>;

function parseJson(text: string): ReturnType<Parser> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { ok: false, problem: "malformed" };
  }
  const entries = Object.entries(value);
  if (entries.length > MAX_FIELDS) return { ok: false, problem: "tooLarge" };
  return { ok: true, value: new Map(entries) };
}

function parsePairs(text: string): ReturnType<Parser> {
  const entries = parseUrlEncoded(text, MAX_FIELDS);
  if (entries === "too-many") return { ok: false, problem: "tooLarge" };
  return { ok: true, value: collect(entries) };
}

function parseParts(text: string, contentType: string): ReturnType<Parser> {
  const parts = parseMultipart(text, contentType, MAX_FIELDS + 1);
  if (parts.length > MAX_FIELDS) return { ok: false, problem: "tooLarge" };
  if (parts.some(({ isFile }) => isFile)) return { ok: false, problem: "files" };
  return { ok: true, value: collect(parts.map(({ name, value }) => [name, value])) };
}

const parsers: ReadonlyMap<string, Parser> = new Map([
  ["application/json", parseJson],
  ["application/x-www-form-urlencoded", parsePairs],
  ["multipart/form-data", parseParts],
]);

/** Strict: bytes that are not UTF-8, or a byte order mark, are a fault of the sender. */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A name that comes twice holds the list of its values. */
function collect(entries: Iterable<readonly [name: string, value: string]>): RawFields {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of entries) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return fields;
}
