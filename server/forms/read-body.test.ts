import { describe, expect, test } from "vitest";

import { readBody } from "./read-body.ts";

async function read(body: BodyInit, type?: string) {
  const headers = type === undefined ? {} : { headers: { "Content-Type": type } };
  const result = await readBody(new Request("http://x/", { method: "POST", body, ...headers }));
  return result.ok ? [...result.value] : result.problem;
}

const type = "multipart/form-data; boundary=qZ7x";
const part = (headers: string, value: string) => `--qZ7x\r\n${headers}\r\n\r\n${value}\r\n`;
const named = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value);
const parse = (text: string) => read(text, "application/x-www-form-urlencoded");

describe("form data", () => {
  test("names and values come back as a browser's form had them", async () => {
    const form = new FormData();
    form.append("name", 'Ayesha "A" Khan');
    form.append("message", "First\r\nSecond --b\r\n\r\n--");
    form.append('odd "name"', "عائشہ");

    expect(await read(form)).toEqual([
      ["name", 'Ayesha "A" Khan'],
      ["message", "First\r\nSecond --b\r\n\r\n--"],
      ['odd "name"', "عائشہ"],
    ]);
  });

  test.each([
    ["a short boundary", type],
    ["a boundary in quotes", 'multipart/form-data; charset=utf-8; boundary="qZ7x"'],
  ])("with %s is read", async (_kind, contentType) => {
    expect(await read(`${named("a", "1")}${named("b", "")}--qZ7x--`, contentType)).toEqual([
      ["a", "1"],
      ["b", ""],
    ]);
  });

  test("a name that comes twice holds both values", async () => {
    expect(await read(`${named("a", "1")}${named("a", "2")}--qZ7x--`, type)).toEqual([
      ["a", ["1", "2"]],
    ]);
  });

  test.each(['; filename="a.txt"', '; filename=""', "; filename*=UTF-8''a.txt"])(
    "a part with %s is a file",
    async (more) => {
      const file = part(`Content-Disposition: form-data; name="a"${more}`, "bytes");

      expect(await read(`${file}--qZ7x--`, type)).toBe("files");
    },
  );

  test("more than 500 parts are too many", async () => {
    expect(await read(`${named("a", "").repeat(501)}--qZ7x--\r\n`, type)).toBe("tooLarge");
  });

  test.each([
    ["no boundary", "multipart/form-data", `${named("a", "1")}--qZ7x--`],
    ["an empty body", type, ""],
    ["another boundary", type, `--c\r\n\r\n--c--`],
    [
      "a part that does not end",
      type,
      `--qZ7x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1`,
    ],
    ["a missing end", type, named("a", "1")],
    ["a part without a name", type, `${part("Content-Type: text/plain", "1")}--qZ7x--`],
    [
      "a part without content",
      type,
      `--qZ7x\r\nContent-Disposition: form-data; name="a"\r\n--qZ7x--`,
    ],
    ["text after the boundary", type, `--qZ7xc\r\n\r\n1\r\n--qZ7x--`],
  ])("with %s is malformed", async (_what, contentType, text) => {
    expect(await read(text, contentType)).toBe("malformed");
  });
});

describe("urlencoded text", () => {
  test("names and values come back as a browser's form had them", async () => {
    const fields = [
      ["name", "Ayesha & Co = 100% +"],
      ["message", "پہلا صفحہ 😀\r\n“said”"],
      ["empty", ""],
      ["", "nameless"],
    ];
    expect(await parse(new URLSearchParams(fields).toString())).toEqual(fields);
    expect(await parse("name=one&name=again")).toEqual([["name", ["one", "again"]]]);
  });

  test("bytes that are not escaped are read as UTF-8", async () => {
    expect(await parse("né=صفحہ")).toEqual([["né", "صفحہ"]]);
  });

  test("a second equals sign belongs to the value, and a name may stand alone", async () => {
    expect(await parse("a=b=c&alone&&d=")).toEqual([
      ["a", "b=c"],
      ["alone", ""],
      ["d", ""],
    ]);
  });

  test.each(["a=%", "a=%4", "a=%zz", "a=%4g&b=1", "%C3=1", "a=%FF", "a=%ED%A0%80"])(
    "%s is malformed: no browser sends it",
    async (text) => {
      expect(await parse(text)).toBe("malformed");
    },
  );

  test("more than 500 pairs are too many, and empty ones count", async () => {
    expect(await parse(Array.from({ length: 500 }, (_, at) => `a${at}=1`).join("&"))).toHaveLength(
      500,
    );
    expect(await parse("a=1&".repeat(501))).toBe("tooLarge");
    expect(await parse("&".repeat(500))).toBe("tooLarge");
  });
});
