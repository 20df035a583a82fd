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
  ["SELECT a FROM b WHERE c <i", "code"],
  ["one b where c <i", "text"],
  ["view-source:https://chinar.example/desks", "address"],
  ["<?php echo '<div>x</div>'; ?>", "code"],
  ['import x from "x";\nexport default () => <div>x</div>;', "code"],
  ["// a note\nfunction Page() { return <div>x</div>; }", "code"],
  ["const html = '<p>x</p>';", "code"],
  ["<!-- x --><rss><channel><title>x</title></channel></rss>", "xml"],
  ["<svg><title>x</title></svg>", "xml"],
  ["<note><to>x</to></note>", "xml"],
  ['"<p>x</p>"', "json"],
  // A terminal's output: what stands before the page would be words of its body.
  ["HTTP/2 200 \r\ncontent-type: text/html\r\n\r\n<!doctype html><p>x</p>", "response"],
  ["HTTP/1.1 301 Moved\nlocation: /b\n\nHTTP/1.1 200 OK\n\n<html><p>x</p>", "response"],
  ["HTTP/1.1 405 Not Allowed\nAllow: GET\n\n", "response"],
  ["> GET / HTTP/2\n> \n< HTTP/2 200 \n< \n<!doctype html><p>x", "response"],
  ["content-type: text/html\nserver: nginx\n\n<p>x</p>", "response"],
  ["me@pc:~$ curl https://chinar.example/\n<!doctype html><p>x", "response"],
  ["$ curl https://chinar.example/\n<!doctype html><p>x", "response"],
  ["From: <Saved by Blink>\nMIME-Version: 1.0\n\n<html><p>x</p></html>", "mail"],
  ["From: a@b.example\nTo: c@d.example\nSubject: Desks\n\n<p>x</p>", "mail"],
  ["diff --git a/x.html b/x.html\n@@ -1 +1 @@\n-<p>x</p>\n+<p>y</p>", "diff"],
  ["--- a.html\n+++ b.html\n <title>x</title>", "diff"],
  ["-<title>x</title>\n+<title>y</title>", "diff"],
  ["1\t<!doctype html>\n2\t<html>\n3\t<p>x</p>", "numbered"],
  ['url,title\nhttps://a.example/,"Desks <b>now</b>"', "table"],
  ["Address;Title 1\n/desks;Desks", "table"],
  ["https://a.example/,<b>Desks</b>", "table"],
  ["PGh0bWw+PGJvZHk+PHA+ZGVza3M8L3A+PC9ib2R5PjwvaHRtbD4=", "encoded"],
  ["data:text/html;base64,PGh0bWw+", "encoded"],
  ["&lt;!doctype html&gt;&lt;p&gt;x", "encoded"],
  ["%3Cp%3Ex%3C/p%3E", "encoded"],
  ["# Desks\n\nMade in Sialkot.<br>", "markdown"],
  ["---\ntitle: Desks\n---\n<p>x</p>", "markdown"],
  ["[desks](https://chinar.example/desks)", "markdown"],
  ["/** <b>x</b> */\nexport const a = 1;", "code"],
  ["(function () { document.write('<p>x</p>'); })();", "code"],
  ["$(function () { $('#a').html('<p>x</p>'); });", "code"],
  ['back({"a":"<p>x</p>"})', "code"],
  ['INSERT INTO posts VALUES (1, "<p>x</p>");', "code"],
  ['body { color: red }\n.a::before { content: "<p>" }', "code"],
  ["def page():\n    return '<p>x</p>'", "code"],
  ["<% if x %><p>x</p><% end %>", "code"],
  ['{% extends "base" %}<p>x</p>', "code"],
  ["<template>\n<div>{{ a }}</div>\n</template>", "code"],
  ["<!doctype html><html <?php language_attributes(); ?>>", "code"],
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

test.each([
  "<!-- x -->",
  "<x ",
  "<?a?>",
  "{",
  "import '",
  "/*",
  "/**/",
  "a ",
  "a{",
  "---\n",
  "[",
  "SELECT ",
  "QUJD",
  "a:b\n",
  "a.",
])("many times %j is read once", (piece) => {
  const text = piece.repeat(200_000);

  expect(timeOnCpu(() => findForeignText(text)).tookMs).toBeLessThan(1500);
});

test.each(["\n", "\n ", " ", "\t"])("many times %j between two words is read once", (blank) => {
  const text = `a${blank.repeat(100_000)}b`;

  expect(timeOnCpu(() => findForeignText(text)).tookMs).toBeLessThan(1500);
});
