/**
 * May this crawler fetch this address? Each file was written for one clause of RFC 9309
 * (https://www.rfc-editor.org/rfc/rfc9309) or one habit of Google's parser
 * (https://github.com/google/robotstxt, robots.cc), and answered by hand from that text.
 */
export type VerdictCase = {
  rule: string;
  source: string;
  file: readonly string[];
  /** Who asks, for which address, and whether it may. */
  asks: readonly (readonly [agent: string, url: string, allowed: boolean])[];
};

export const verdictCases: readonly VerdictCase[] = [
  {
    rule: "an empty file allows everything",
    source: "RFC 9309 2.2.2",
    file: [""],
    asks: [
      ["Googlebot", "https://chinar.example/", true],
      ["AnyBot", "https://chinar.example/deep/er?a=1", true],
    ],
  },
  {
    rule: "a file of comments allows everything",
    source: "RFC 9309 2.2",
    file: ["# User-agent: *", "# Disallow: /"],
    asks: [["Googlebot", "https://chinar.example/", true]],
  },
  {
    rule: "user-agent, colon, value: names of directives are read in any case",
    source: "RFC 9309 2.2",
    file: ["uSeR-aGeNt: *", "DISALLOW: /cart"],
    asks: [
      ["Googlebot", "https://chinar.example/cart", false],
      ["Googlebot", "https://chinar.example/car", true],
    ],
  },
  {
    rule: "blanks around name, colon and value count for nothing",
    source: "RFC 9309 2.2",
    file: ["  User-agent :\t*  ", "\tDisallow  :   /cart\t "],
    asks: [["Googlebot", "https://chinar.example/cart", false]],
  },
  {
    rule: "a comment behind a value is no part of it",
    source: "RFC 9309 2.2",
    file: ["User-agent: * # all", "Disallow: /cart# not the orders"],
    asks: [
      ["Googlebot", "https://chinar.example/cart", false],
      ["Googlebot", "https://chinar.example/orders", true],
    ],
  },
  {
    rule: "a missing colon between two words is forgiven",
    source: "robots.cc, GetKeyAndValueFrom",
    file: ["User-agent *", "Disallow /cart"],
    asks: [["Googlebot", "https://chinar.example/cart", false]],
  },
  {
    rule: "three words without a colon are not forgiven",
    source: "robots.cc, GetKeyAndValueFrom",
    file: ["User-agent: *", "Disallow /cart /orders"],
    asks: [["Googlebot", "https://chinar.example/cart", true]],
  },
  {
    rule: "names of crawlers are compared in any case",
    source: "RFC 9309 2.2.1",
    file: ["User-agent: chinarBOT", "Disallow: /"],
    asks: [
      ["ChinarBot", "https://chinar.example/", false],
      ["CHINARBOT", "https://chinar.example/", false],
      ["OtherBot", "https://chinar.example/", true],
    ],
  },
  {
    rule: "a name that begins like another is another",
    source: "RFC 9309 2.2.1",
    file: ["User-agent: Chinar", "Disallow: /"],
    asks: [
      ["ChinarNews", "https://chinar.example/", true],
      ["Chinar", "https://chinar.example/", false],
    ],
  },
  {
    rule: "a line's name ends at the first character that no name may hold",
    source: "robots.cc, ExtractUserAgent",
    file: ["User-agent: ChinarBot/3.2 (Lahore)", "Disallow: /"],
    asks: [["ChinarBot", "https://chinar.example/", false]],
  },
  {
    rule: "agents that stand together share what follows",
    source: "RFC 9309 2.2.1",
    file: [
      "User-agent: One",
      "User-agent: Two",
      "Disallow: /shared",
      "",
      "User-agent: Three",
      "Disallow: /own",
    ],
    asks: [
      ["One", "https://chinar.example/shared", false],
      ["Two", "https://chinar.example/shared", false],
      ["Three", "https://chinar.example/shared", true],
      ["Three", "https://chinar.example/own", false],
    ],
  },
  {
    rule: "blank lines and other directives do not part agents from their rules",
    source: "RFC 9309 2.2.1; robots.cc",
    file: [
      "User-agent: One",
      "",
      "Sitemap: https://chinar.example/sitemap.xml",
      "Crawl-delay: 5",
      "User-agent: Two",
      "",
      "Disallow: /shared",
    ],
    asks: [
      ["One", "https://chinar.example/shared", false],
      ["Two", "https://chinar.example/shared", false],
    ],
  },
  {
    rule: "two groups of one name are one",
    source: "RFC 9309 2.2.1",
    file: [
      "User-agent: One",
      "Disallow: /a",
      "User-agent: *",
      "Disallow: /b",
      "User-agent: One",
      "Disallow: /c",
    ],
    asks: [
      ["One", "https://chinar.example/a", false],
      ["One", "https://chinar.example/b", true],
      ["One", "https://chinar.example/c", false],
    ],
  },
  {
    rule: "two groups for everyone are one",
    source: "RFC 9309 2.2.1",
    file: ["User-agent: *", "Disallow: /a", "User-agent: *", "Disallow: /b"],
    asks: [
      ["Googlebot", "https://chinar.example/a", false],
      ["Googlebot", "https://chinar.example/b", false],
    ],
  },
  {
    rule: "the group for everyone binds whom no group names, wherever it stands",
    source: "RFC 9309 2.2.1",
    file: ["User-agent: *", "Disallow: /", "", "User-agent: One", "Disallow: /a"],
    asks: [
      ["Two", "https://chinar.example/b", false],
      ["One", "https://chinar.example/b", true],
      ["One", "https://chinar.example/a", false],
    ],
  },
  {
    rule: "an empty group of one's own frees from the one for everyone",
    source: "RFC 9309 2.2.1",
    file: ["User-agent: *", "Disallow: /", "", "User-agent: One", "Disallow:"],
    asks: [
      ["One", "https://chinar.example/a", true],
      ["Two", "https://chinar.example/a", false],
    ],
  },
  {
    rule: "a star followed by words is still everyone",
    source: "robots.cc, HandleUserAgent",
    file: ["User-agent: * everybody", "Disallow: /a"],
    asks: [["Googlebot", "https://chinar.example/a", false]],
  },
  {
    rule: "a star that touches a name is nobody",
    source: "robots.cc, HandleUserAgent",
    file: ["User-agent: *bot", "Disallow: /a"],
    asks: [["Googlebot", "https://chinar.example/a", true]],
  },
  {
    rule: "rules above the first agent bind nobody",
    source: "RFC 9309 2.2.1",
    file: ["Disallow: /", "User-agent: One", "Disallow: /a"],
    asks: [
      ["One", "https://chinar.example/b", true],
      ["Googlebot", "https://chinar.example/a", true],
    ],
  },
  {
    rule: "paths are compared in their own case",
    source: "RFC 9309 2.2.2",
    file: ["User-agent: *", "Disallow: /Desks"],
    asks: [
      ["Googlebot", "https://chinar.example/Desks/oak", false],
      ["Googlebot", "https://chinar.example/desks/oak", true],
    ],
  },
  {
    rule: "a path matches what begins with it, the query included",
    source: "RFC 9309 2.2.2",
    file: ["User-agent: *", "Disallow: /desk"],
    asks: [
      ["Googlebot", "https://chinar.example/desk", false],
      ["Googlebot", "https://chinar.example/desks/oak.html", false],
      ["Googlebot", "https://chinar.example/desk?wood=oak", false],
      ["Googlebot", "https://chinar.example/my/desk", true],
    ],
  },
  {
    rule: "a path with a slash at its end is the folder alone",
    source: "RFC 9309 2.2.2",
    file: ["User-agent: *", "Disallow: /desks/"],
    asks: [
      ["Googlebot", "https://chinar.example/desks/", false],
      ["Googlebot", "https://chinar.example/desks/oak", false],
      ["Googlebot", "https://chinar.example/desks", true],
      ["Googlebot", "https://chinar.example/desks.html", true],
    ],
  },
  {
    rule: "a path without a slash at its beginning matches nothing",
    source: "robots.cc",
    file: ["User-agent: *", "Disallow: desks"],
    asks: [["Googlebot", "https://chinar.example/desks", true]],
  },
  {
    rule: "the longest match decides, whichever comes first",
    source: "RFC 9309 2.2.2",
    file: [
      "User-agent: *",
      "Allow: /account/help",
      "Disallow: /account",
      "Allow: /account/help/faq",
    ],
    asks: [
      ["Googlebot", "https://chinar.example/account", false],
      ["Googlebot", "https://chinar.example/account/orders", false],
      ["Googlebot", "https://chinar.example/account/help", true],
      ["Googlebot", "https://chinar.example/account/help/faq/1", true],
    ],
  },
  {
    rule: "of two matches of one length, allow wins",
    source: "RFC 9309 2.2.2",
    file: ["User-agent: *", "Disallow: /desks", "Allow: /desks"],
    asks: [["Googlebot", "https://chinar.example/desks", true]],
  },
  {
    rule: "length is counted over the whole pattern, its stars included",
    source: "robots.cc, LongestMatchRobotsMatchStrategy",
    file: ["User-agent: *", "Disallow: /a/b", "Allow: /*/b"],
    asks: [["Googlebot", "https://chinar.example/a/b", true]],
  },
  {
    rule: "an allow of the root and a star with a query",
    source: "Google, robots.txt specification, order of precedence",
    file: ["User-agent: *", "Allow: /$", "Disallow: /"],
    asks: [
      ["Googlebot", "https://chinar.example/", true],
      ["Googlebot", "https://chinar.example/page", false],
    ],
  },
  {
    rule: "a star is any run of characters, also none",
    source: "RFC 9309 2.2.3",
    file: ["User-agent: *", "Disallow: /a*c"],
    asks: [
      ["Googlebot", "https://chinar.example/ac", false],
      ["Googlebot", "https://chinar.example/abbbc/d", false],
      ["Googlebot", "https://chinar.example/ab", true],
    ],
  },
  {
    rule: "a star at the end changes nothing",
    source: "RFC 9309 2.2.3",
    file: ["User-agent: *", "Disallow: /desk*"],
    asks: [
      ["Googlebot", "https://chinar.example/desk", false],
      ["Googlebot", "https://chinar.example/desks", false],
    ],
  },
  {
    rule: "a star before a file's ending, with and without an end mark",
    source: "RFC 9309 2.2.3",
    file: ["User-agent: *", "Disallow: /*.php$", "Disallow: /*.asp"],
    asks: [
      ["Googlebot", "https://chinar.example/a/b.php", false],
      ["Googlebot", "https://chinar.example/b.php?id=1", true],
      ["Googlebot", "https://chinar.example/b.php/", true],
      ["Googlebot", "https://chinar.example/b.asp?id=1", false],
      ["Googlebot", "https://chinar.example/b.ASP", true],
    ],
  },
  {
    rule: "a dollar sign inside a pattern is a dollar sign",
    source: "RFC 9309 2.2.3",
    file: ["User-agent: *", "Disallow: /a$b"],
    asks: [
      ["Googlebot", "https://chinar.example/a$b", false],
      ["Googlebot", "https://chinar.example/a", true],
    ],
  },
  {
    rule: "letters outside ASCII match their percent-encoded form",
    source: "RFC 9309 2.2.2",
    file: ["User-agent: *", "Disallow: /میز"],
    asks: [
      ["Googlebot", "https://chinar.example/%D9%85%DB%8C%D8%B2/1", false],
      ["Googlebot", "https://chinar.example/%D9%85", true],
    ],
  },
  {
    rule: "escapes in a pattern are compared in capitals",
    source: "robots.cc, MaybeEscapePattern",
    file: ["User-agent: *", "Disallow: /caf%c3%a9"],
    asks: [["Googlebot", "https://chinar.example/caf%C3%A9", false]],
  },
  {
    rule: "an escaped letter of ASCII is not decoded",
    source: "robots.cc, MaybeEscapePattern",
    file: ["User-agent: *", "Disallow: /%64esk"],
    asks: [
      ["Googlebot", "https://chinar.example/desk", true],
      ["Googlebot", "https://chinar.example/%64esk", false],
    ],
  },
  {
    rule: "allow of an index page allows its folder, and of other pages does not",
    source: "robots.cc, HandleAllow",
    file: ["User-agent: *", "Disallow: /", "Allow: /a/index.html", "Allow: /b/home.html"],
    asks: [
      ["Googlebot", "https://chinar.example/a/", true],
      ["Googlebot", "https://chinar.example/a/index.html", true],
      ["Googlebot", "https://chinar.example/a/index", false],
      ["Googlebot", "https://chinar.example/b/", false],
    ],
  },
  {
    rule: "an index page is any file that begins with index.htm, in this case alone",
    source: "robots.cc, HandleAllow",
    file: [
      "User-agent: *",
      "Disallow: /",
      "Allow: /a/index.htm",
      "Allow: /b/index.htmx",
      "Allow: /c/index.ht",
      "Allow: /d/INDEX.HTM",
      "Allow: /e/index.htm/f",
    ],
    asks: [
      ["Googlebot", "https://chinar.example/a/", true],
      ["Googlebot", "https://chinar.example/a/index.html", true],
      ["Googlebot", "https://chinar.example/a/other", false],
      ["Googlebot", "https://chinar.example/b/", true],
      ["Googlebot", "https://chinar.example/c/", false],
      ["Googlebot", "https://chinar.example/d/", false],
      ["Googlebot", "https://chinar.example/e/", false],
    ],
  },
  {
    rule: "an allowed index page at the root opens the root, and nothing below it",
    source: "robots.cc, HandleAllow",
    file: ["User-agent: *", "Disallow: /", "Allow: /index.html"],
    asks: [
      ["Googlebot", "https://chinar.example/", true],
      ["Googlebot", "https://chinar.example/index.html", true],
      ["Googlebot", "https://chinar.example/desks", false],
    ],
  },
  {
    rule: "a disallowed index page does not close its folder",
    source: "robots.cc, HandleDisallow",
    file: ["User-agent: *", "Disallow: /a/index.html"],
    asks: [
      ["Googlebot", "https://chinar.example/a/", true],
      ["Googlebot", "https://chinar.example/a/index.html", false],
    ],
  },
  {
    rule: "an address in a query is compared as it is written",
    source: "robots.cc, MaybeEscapePattern",
    file: ["User-agent: *", "Disallow: /", "Allow: /go?to=a&next=https://shop.example?b&c"],
    asks: [
      ["Googlebot", "https://chinar.example/go?to=a&next=https://shop.example?b&c", true],
      ["Googlebot", "https://chinar.example/go?to=a&next=https://shop.example?c", false],
    ],
  },
  {
    rule: "a line's name ends at its first blank",
    source: "robots.cc, ExtractUserAgent",
    file: [
      "User-agent: *",
      "Disallow: /",
      "User-agent: ChinarBot News",
      "Allow: /",
      "Disallow: /a",
    ],
    asks: [
      ["ChinarBot", "https://chinar.example/b", true],
      ["ChinarBot", "https://chinar.example/a", false],
      ["OtherBot", "https://chinar.example/b", false],
    ],
  },
  {
    rule: "misspelt disallow is read by Google, misspelt allow is not",
    source: "robots.cc, ParsedRobotsKey",
    file: ["User-agent: *", "Dissallow: /a", "Disallow: /b", "Alow: /b/c"],
    asks: [
      ["Googlebot", "https://chinar.example/a", false],
      ["Googlebot", "https://chinar.example/b/c", false],
    ],
  },
  {
    rule: "an address without a path asks for the root",
    source: "robots.cc, GetPathParamsQuery",
    file: ["User-agent: *", "Disallow: /$"],
    asks: [
      ["Googlebot", "https://chinar.example", false],
      ["Googlebot", "https://chinar.example#top", false],
      ["Googlebot", "https://chinar.example/a", true],
    ],
  },
  {
    rule: "a fragment is never compared",
    source: "RFC 9309 2.2.2",
    file: ["User-agent: *", "Disallow: /a#b", "Allow: /c"],
    asks: [
      ["Googlebot", "https://chinar.example/a", false],
      ["Googlebot", "https://chinar.example/d#/a", true],
    ],
  },
  {
    rule: "a rule that names the sitemap's or another host's address is a path that nobody has",
    source: "RFC 9309 2.2.2",
    file: ["User-agent: *", "Disallow: https://chinar.example/a"],
    asks: [["Googlebot", "https://chinar.example/a", true]],
  },
];
