import { expect, test } from "vitest";

import { findForeignText } from "./foreign-text.ts";

test.each([
  ["https://chinar.example/desks", "address"],
  ["  www.chinar.example/desks?a=b ", "address"],
  ["chinar.example", "address"],
  ["https://a.example/\nhttps://b.example/", "address"],
  ["دکان.پاکستان", "address"],
  ["hello world", "text"],
  ["dentist", "text"],
  ["A sentence. Another one: with 1 < 2 and a<b.", "text"],
  ["Ayesha <ayesha@chinar.example>", "text"],
  ["name@chinar.example", "text"],
  ['{"a":1}', "json"],
  ['[{"html":"<p>x</p>"}]', "json"],
  // Whatever else it is: there is no HTML in it.
  ["one b where c <i", "text"],
  ["SELECT a FROM b WHERE c <i", "text"],
  ["User-agent: *\nDisallow: /cart", "text"],
  ['<?xml version="1.0"?><urlset><url><loc>x</loc></url></urlset>', "text"],
  ["<note><to>x</to></note>", "text"],
])("%j is %s", (text, kind) => {
  expect(findForeignText(text)).toBe(kind);
});

test.each([
  "<p>x",
  "words <b>and</b> more",
  "<!DOCTYPE html>words",
  "<my-shop></my-shop>",
  '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"><html></html>',
  "<!-- a --><!-- b --><html><body><svg></svg></body></html>",
  "[x] <p>a note</p>",
  "import duties on desks <b>rise</b>",
  "Let us begin. <p>x</p>",
  "<p>x</p><script>const a = 1; function b() {}</script>",
  "const is a word <p>x</p>",
  '<?xml version="1.0"?><!DOCTYPE html><html><script>\nvar a = 1;\n</script><p>x</p></html>',
  "/* a note */ <p>x</p><script>\nfunction b() {}\n</script>",
  "{{ template }}<h1>x</h1>",
  "User-agent: * <br> Disallow: /",
  // A page may speak of all these.
  "<h1>HTTP/2 200</h1>\nHTTP/2 200\ncontent-type: text/html",
  "<pre>\ndiff --git a b\n--- a\n+++ b\n@@ -1 +1 @@</pre>",
  "<p>x</p>\n# Desks\n[desks](https://chinar.example/)",
  "<style>\nbody { color: red }\n</style><p>x",
  "<!doctype html><html><pre>INSERT INTO posts\n&lt;?php\ndef page():</pre></html>",
  "1. <b>Desks</b>\n2. <b>Chairs</b>",
  "- <b>less</b>\n- <b>more</b>",
  "Desks, chairs and tables,\nall of them <b>oak</b>",
  "Select a desk from our range: <b>oak</b>",
  "Note: <b>closed</b> on Fridays",
  "#desks <b>oak</b>",
  "<script>var a = 1;</script><p>x</p>",
  "</p>",
])("near miss: %j is a page", (text) => {
  expect(findForeignText(text)).toBeNull();
});
