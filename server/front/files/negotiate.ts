/** `dcz` needs a dictionary: see `takesDictionary`. */
export type Encoding = "br" | "gzip" | "identity" | "dcz";

/** Best first: among encodings that a client likes equally, the smallest. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];

/**
 * The encodings that a client takes, best first. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 * Without the header anything is allowed; identity is the one that every client can read, so it is
 * always among them.
 */
export function acceptedEncodings(acceptEncoding: string | undefined): readonly Encoding[] {
  if (acceptEncoding === undefined) return ["identity"];

  const weights = parseWeights(acceptEncoding);
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === "identity" ? 0.001 : weights.get("*")) ?? 0;
  const accepted = ENCODINGS.filter((encoding) => weightOf(encoding) > 0).toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  );
  return accepted.includes("identity") ? accepted : [...accepted, "identity"];
}

/** True if the client unpacks `dcz` and has this dictionary. https://www.rfc-editor.org/rfc/rfc9842#section-2.2 */
export function takesDictionary(
  acceptEncoding: string | undefined,
  availableDictionary: string | undefined,
  dictionary: string,
): boolean {
  return (
    availableDictionary?.trim() === dictionary &&
    (parseWeights(acceptEncoding ?? "").get("dcz") ?? 0) > 0
  );
}

/** True if the client asks for Markdown, and likes HTML no better. No browser does. */
export function takesMarkdown(accept: string | undefined): boolean {
  const weights = parseWeights(accept ?? "");
  const weight = weights.get("text/markdown") ?? 0;
  return weight > 0 && weight >= (weights.get("text/html") ?? 0);
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== "")
      weights.set(name === "x-gzip" ? "gzip" : name, Number.isNaN(weight) ? 0 : weight);
  }
  return weights;
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2: a list or `*`, compared weakly. */
export function matchesETag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch
    .split(",")
    .map((tag) => tag.trim())
    .some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag);
}

type ByteRange = { first: number; last: number };

/**
 * One range of bytes, "unsatisfiable", or undefined where the whole body is the answer: several
 * ranges and unknown units may be ignored. https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
export function parseRange(header: string, size: number): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (match === null) return undefined;

  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const suffix = Number(to);
    if (suffix === 0 || size === 0) return "unsatisfiable";
    return { first: Math.max(0, size - suffix), last: size - 1 };
  }

  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= size ? "unsatisfiable" : { first, last };
}
