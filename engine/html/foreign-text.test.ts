import { expect, test } from "vitest";

import { findForeignText } from "#engine/html/foreign-text.ts";
import { timeOnCpu } from "#tests/support/cpu-time.ts";

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
  ['{"a":1,}', "json"],
  ["User-agent: *\nDisallow: /cart", "robots-txt"],
  ["# all\nSitemap: https://chinar.example/sitemap.xml", "robots-txt"],
  ['<?xml version="1.0"?><urlset><url><loc>x</loc></url></urlset>', "xml"],
  ['<?xml version="1.0"?><catalog><book><title>x</title></book></catalog>', "xml"],
  ['<?xml version="1.0"?><config><link>x</link></config>', "xml"],
  ['{"html":"<p>x</p>", }', "json"],
  ['{"a":1}\n{"a":"<b>x</b>"}', "json"],
  ["SELECT a FROM b WHERE c <i", "text"],
  ["view-source:https://chinar.example/desks", "address"],
  ["<?php echo '<div>x</div>'; ?>", "code"],
  ['import x from "x";\nexport default () => <div>x</div>;', "code"],
  ["// a note\nfunction Page() { return <div>x</div>; }", "code"],
  ["const html = '<p>x</p>';", "code"],
  ["<!-- x --><rss><channel><title>x</title></channel></rss>", "xml"],
  ["<svg><title>x</title></svg>", "xml"],
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
  "</p>",
])("near miss: %j is a page", (text) => {
  expect(findForeignText(text)).toBeNull();
});

test.each(["<!-- x -->", "<x ", "<?a?>", "{", "import '"])(
  "many times %j is read once",
  (piece) => {
    const text = piece.repeat(200_000);

    expect(timeOnCpu(() => findForeignText(text)).tookMs).toBeLessThan(1500);
  },
);

test.each(["\n", "\n ", " ", "\t"])("many times %j between two words is read once", (blank) => {
  const text = `a${blank.repeat(100_000)}b`;

  expect(timeOnCpu(() => findForeignText(text)).tookMs).toBeLessThan(1500);
});
