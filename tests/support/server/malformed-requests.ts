/** A request that must be refused, or accepted as one clean enquiry, and never break anything. */
export type MalformedRequest = {
  what: string;
  bytes: string | Buffer;
  /** Statuses that are right. 200 only where the request is odd but valid. */
  statuses: readonly number[];
};

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const MULTIPART_TYPE = "multipart/form-data; boundary=qZ7x";

const valid = { name: "Odd", email: "odd@example.pk", message: "Hello" };

function post(body: string | Buffer, type: string | undefined, extra: readonly string[] = []) {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const head = [
    "POST /f/audit HTTP/1.1",
    "Host: localhost",
    "Accept: application/json",
    "Connection: close",
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(extra.length > 0 ? extra : [`Content-Length: ${bytes.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), bytes]);
}

function get(path: string, method = "GET") {
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nConnection: close\r\n\r\n`;
}

const json = (what: string, body: unknown, statuses: readonly number[]): MalformedRequest => ({
  what,
  bytes: post(typeof body === "string" ? body : JSON.stringify(body), JSON_TYPE),
  statuses,
});

const form = (what: string, body: string, statuses: readonly number[]): MalformedRequest => ({
  what,
  bytes: post(body, FORM_TYPE),
  statuses,
});

const part = (name: string, value: string, more = "") =>
  `--qZ7x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

const LIMIT = 64 * 1024;
const chunked = `${(LIMIT + 1).toString(16)}\r\n${"x".repeat(LIMIT + 1)}\r\n0\r\n\r\n`;

/** The list of `docs/operations.md`: JSON, types, size and framing, paths, mail. */
export const malformedRequests: readonly MalformedRequest[] = [
  json("empty JSON", "", [400]),
  json("truncated JSON", '{"name":"A', [400]),
  json("a list", "[1,2]", [400]),
  json("null", "null", [400]),
  json("a number", "42", [400]),
  json("30,000 nested lists", "[".repeat(30_000) + "]".repeat(30_000), [400]),
  json("a deep value", `{"name":${"[".repeat(20_000)}${"]".repeat(20_000)}}`, [400, 422]),
  json("a byte order mark", `\uFEFF${JSON.stringify(valid)}`, [400]),
  json("__proto__", `{"__proto__":{"a":1},${JSON.stringify(valid).slice(1)}`, [422]),
  json("constructor", `{"constructor":{"prototype":{}},${JSON.stringify(valid).slice(1)}`, [422]),
  json("NUL", { ...valid, message: "a\0b" }, [422]),
  json("half a character", `{"name":"\\ud800","email":"a@b.pk","message":"m"}`, [422]),
  {
    what: "bytes that are not UTF-8",
    bytes: post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), JSON_TYPE),
    statuses: [400],
  },
  json("a list as a value", { ...valid, email: [valid.email] }, [200]),
  json("an object as a value", { ...valid, name: { first: "A" } }, [422]),
  json(
    "200 unknown fields",
    {
      ...valid,
      ...Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, "x"])),
    },
    [200],
  ),
  { what: "no content type", bytes: post(JSON.stringify(valid), undefined), statuses: [415] },
  { what: "plain text", bytes: post("name=A", "text/plain"), statuses: [415] },
  { what: "XML", bytes: post("<a/>", "application/xml"), statuses: [415] },
  form("a broken escape", "name=%zz&email=a@b.pk&message=m", [400]),
  form("a field that comes twice", "name=A&name=B&email=odd%40example.pk&message=m", [200]),
  {
    what: "multipart without a boundary",
    bytes: post(part("name", "A"), "multipart/form-data"),
    statuses: [400],
  },
  { what: "truncated multipart", bytes: post(part("name", "A"), MULTIPART_TYPE), statuses: [400] },
  {
    what: "a file",
    bytes: post(`${part("name", "bytes", '; filename="a.txt"')}--qZ7x--\r\n`, MULTIPART_TYPE),
    statuses: [422],
  },
  {
    what: "10,000 parts",
    bytes: post(`${part("a", "").repeat(10_000)}--qZ7x--\r\n`, MULTIPART_TYPE),
    statuses: [413, 422],
  },
  {
    what: "64 kB and one, by its length",
    bytes: post("x".repeat(LIMIT + 1), JSON_TYPE),
    statuses: [413],
  },
  {
    what: "64 kB and one, in pieces",
    bytes: post(chunked, JSON_TYPE, ["Transfer-Encoding: chunked"]),
    statuses: [413],
  },
  {
    what: "a length of 999,999,999",
    bytes: post("{", JSON_TYPE, ["Content-Length: 999999999"]),
    statuses: [413],
  },
  {
    what: "a length and pieces",
    bytes: post("{}", JSON_TYPE, ["Content-Length: 2", "Transfer-Encoding: chunked"]),
    statuses: [400],
  },
  {
    what: "two lengths",
    bytes: post("{}", JSON_TYPE, ["Content-Length: 2", "Content-Length: 3"]),
    statuses: [400],
  },
  {
    what: "a body that stops",
    bytes: post("{", JSON_TYPE, ["Content-Length: 10"]),
    statuses: [408],
  },
  { what: "20 kB of headers", bytes: post("{}", "x".repeat(20_000)), statuses: [431] },
  { what: "TRACE", bytes: get("/f/audit", "TRACE"), statuses: [405] },
  { what: "CONNECT", bytes: get("localhost:443", "CONNECT"), statuses: [405] },
  {
    what: "a whole address",
    bytes: post("[]", JSON_TYPE)
      .toString()
      .replace("POST /f/audit", "POST http://other.example/f/audit"),
    statuses: [400],
  },
  { what: "a path that climbs", bytes: get("/../../etc/passwd"), statuses: [404] },
  { what: "a path that climbs in disguise", bytes: get("/%2e%2e%2fetc%2fpasswd"), statuses: [404] },
  { what: "a path with a broken escape", bytes: get("/%zz"), statuses: [404] },
  json("a line break in the name", { ...valid, name: "A\r\nBcc: x@y.pk" }, [422]),
  json("a line break in the email", { ...valid, email: "a@b.pk\r\nBcc: x@y.pk" }, [422]),
  json("a line break in the subject", { ...valid, _subject: "S\r\nBcc: x@y.pk" }, [422]),
  ...["a@b", '"a b"@c', "x@[127.0.0.1]", "a@b.c,d@e.f", `${"a".repeat(250)}@example.pk`].map(
    (email) => json(`the address ${email.slice(0, 20)}`, { ...valid, email }, [422]),
  ),
];
