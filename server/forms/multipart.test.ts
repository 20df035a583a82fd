import { describe, expect, test } from "vitest";

import { parseMultipart } from "#server/forms/multipart.ts";

const type = "multipart/form-data; boundary=b";
const part = (headers: string, value: string) => `--b\r\n${headers}\r\n\r\n${value}\r\n`;
const named = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value);

describe("reads", () => {
  test("what Node's own writer makes of a form", async () => {
    const form = new FormData();
    form.append("name", 'Ayesha "A" Khan');
    form.append("message", "First\r\nSecond --b\r\n\r\n--");
    form.append('odd "name"', "عائشہ");
    const request = new Response(form);

    const parts = parseMultipart(
      await request.clone().text(),
      request.headers.get("content-type") ?? "",
    );

    expect(parts).toEqual([
      { name: "name", value: 'Ayesha "A" Khan', isFile: false },
      { name: "message", value: "First\r\nSecond --b\r\n\r\n--", isFile: false },
      { name: 'odd "name"', value: "عائشہ", isFile: false },
    ]);
  });

  test.each([
    ["a short boundary", type],
    ["a boundary in quotes", 'multipart/form-data; charset=utf-8; boundary="b"'],
  ])("%s", (_kind, contentType) => {
    expect(parseMultipart(`${named("a", "1")}${named("b", "")}--b--`, contentType)).toEqual([
      { name: "a", value: "1", isFile: false },
      { name: "b", value: "", isFile: false },
    ]);
  });

  test("10,000 parts", () => {
    const text = `${named("a", "").repeat(10_000)}--b--\r\n`;

    expect(parseMultipart(text, type)).toHaveLength(10_000);
  });

  test("whether a part is a file", () => {
    const file = part('Content-Disposition: form-data; name="a"; filename="a.txt"', "bytes");

    expect(parseMultipart(`${file}--b--`, type)[0]?.isFile).toBe(true);
  });
});

test.each([
  ["no boundary", "multipart/form-data", `${named("a", "1")}--b--`],
  ["an empty body", type, ""],
  ["another boundary", type, `--c\r\n\r\n--c--`],
  ["a part that does not end", type, `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1`],
  ["a missing end", type, named("a", "1")],
  ["a part without a name", type, `${part("Content-Type: text/plain", "1")}--b--`],
  ["a part without content", type, `--b\r\nContent-Disposition: form-data; name="a"\r\n--b--`],
  ["text after the boundary", type, `--bc\r\n\r\n1\r\n--b--`],
])("refuses %s", (_what, contentType, text) => {
  expect(() => parseMultipart(text, contentType)).toThrow(/part|boundary/);
});
