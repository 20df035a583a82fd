import type { Result } from "#lib/result.ts";

import { MAX_BODY_BYTES, MAX_FIELDS } from "./refusal.ts";
import { readBounded } from "#server/front/read-bounded.ts";

/** What was sent, by field name. Values are not checked yet: JSON can put anything there. */
export type RawFields = ReadonlyMap<string, unknown>;

export type BodyProblem = "malformed" | "tooLarge" | "unknownType" | "files";

/** The fields of an enquiry, in any of the three types. */
export async function readBody(request: Request): Promise<Result<RawFields, BodyProblem>> {
  const contentType = request.headers.get("content-type") ?? "";
  const parse = parsers.get(contentType.split(";")[0]?.trim().toLowerCase() ?? "");
  if (parse === undefined) return { ok: false, problem: "unknownType" };

  const bytes = await readBounded(request, MAX_BODY_BYTES);
  if (!bytes.ok) return bytes;

  try {
    return await parse(utf8.decode(bytes.value), contentType);
  } catch {
    // Every parser here throws on text that is not what the type says.
    return { ok: false, problem: "malformed" };
  }
}

type Parsed = Result<RawFields, BodyProblem>;
type Parser = (text: string, contentType: string) => Parsed | Promise<Parsed>;

function parseJson(text: string): Parsed {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { ok: false, problem: "malformed" };
  }
  return collect(Object.entries(value));
}

/** The platform takes any escape: one that is broken or is not UTF-8 comes from no browser. */
function parsePairs(text: string): Parsed {
  if (text.split("&", MAX_FIELDS + 1).length > MAX_FIELDS)
    return { ok: false, problem: "tooLarge" };
  decodeURIComponent(text);
  return collect([...new URLSearchParams(text)]);
}

async function parseParts(text: string, contentType: string): Promise<Parsed> {
  const form = await new Response(text, { headers: { "Content-Type": contentType } }).formData();
  return collect([...form]);
}

const parsers: ReadonlyMap<string, Parser> = new Map<string, Parser>([
  ["application/json", parseJson],
  ["application/x-www-form-urlencoded", parsePairs],
  ["multipart/form-data", parseParts],
]);

/** Strict: bytes that are not UTF-8, or a byte order mark, are a fault of the sender. */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A name that comes twice holds the list of its values. */
function collect(entries: readonly (readonly [name: string, value: unknown])[]): Parsed {
  if (entries.length > MAX_FIELDS) return { ok: false, problem: "tooLarge" };
  if (entries.some(([, value]) => value instanceof File)) return { ok: false, problem: "files" };
  const fields = new Map<string, unknown>();
  for (const [name, value] of entries) {
    fields.set(name, fields.has(name) ? [fields.get(name), value].flat() : value);
  }
  return { ok: true, value: fields };
}
