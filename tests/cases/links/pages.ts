/**
 * Every link of pages of our own: its address by the URL Standard (https://url.spec.whatwg.org/), its
 * side by the Public Suffix List, its words by the HTML standard. Answered by hand.
 */
export const PAGE_URL = "https://www.chinar.com.pk/lahore/desks";

export type LinkAnswer = {
  url: string;
  text: string;
  /** Led away from the site; false for what is no web address. */
  external: boolean;
};

const own = (url: string, text: string): LinkAnswer => ({ url, text, external: false });
const other = (url: string, text: string): LinkAnswer => ({ url, text, external: true });

export type LinkPage = { rule: string; file: string; links: readonly LinkAnswer[] };

export const linkPages: readonly LinkPage[] = [
  {
    rule: "an address is resolved, and its registrable domain says whose it is",
    file: "addresses.html",
    links: [
      own("https://www.chinar.com.pk/lahore/oak", "relative"),
      own("https://www.chinar.com.pk/prices", "from the root"),
      own("https://www.chinar.com.pk/up/", "upwards"),
      own("https://www.chinar.com.pk/lahore/desks?page=2", "query alone"),
      own("https://www.chinar.com.pk/lahore/desks#top", "fragment alone"),
      own("https://www.chinar.com.pk/lahore/desks", "empty"),
      other("https://cdn.example.net/a", "without scheme"),
      own("https://shop.chinar.com.pk/A", "other host in capitals"),
      own("https://chinar.com.pk:8443/", "other port"),
      own("http://www.chinar.com.pk/", "over http"),
      other("https://chinar.com/", "another domain"),
      other("https://chinar.com.pk.evil.example/", "name at the front"),
      other("https://xn--bcher-kva.example/", "letters outside ASCII"),
      other("https://203.0.113.7/a", "a number"),
      own("https://www.chinar.com.pk/a%20b?c=d%20e", "blanks inside"),
      own("https://www.chinar.com.pk/blanks/around", "blanks around"),
      // "&copy=" is no reference inside an attribute: the standard leaves it for the sake of queries.
      own("https://www.chinar.com.pk/x?a=1&b=2&copy=3", "references"),
      own("https://www.chinar.com.pk/back/slash", "backslashes"),
      own("mailto:office@chinar.com.pk", "mail"),
      own("tel:+924235000000", "phone"),
      own("javascript:void(0)", "script"),
      own("ftp://files.chinar.com.pk/", "ftp"),
      own("https://[broken", "broken"),
      own("https://", "host missing"),
    ],
  },
  {
    rule: "the first base with an address moves what is relative, and nothing else",
    file: "based.html",
    links: [
      other("https://static.example.net/v2/a", "relative"),
      other("https://static.example.net/b", "from the root"),
      other("https://static.example.net/v2/#c", "fragment"),
      own("https://www.chinar.com.pk/d", "in full"),
    ],
  },
  {
    rule: "words are a link's text, else its picture's; drawings, templates and comments hold no links",
    file: "words.html",
    links: [
      own("https://www.chinar.com.pk/1", "two words"),
      own("https://www.chinar.com.pk/2", "nested tags"),
      own("https://www.chinar.com.pk/3", "a picture"),
      own("https://www.chinar.com.pk/4", ""),
      own("https://www.chinar.com.pk/5", "words"),
      own("https://www.chinar.com.pk/6", "outer"),
      own("https://www.chinar.com.pk/7", "inner"),
      own("https://www.chinar.com.pk/8", "without scripts"),
      own("https://www.chinar.com.pk/11", "hidden"),
      own("https://www.chinar.com.pk/12", "<b> & م"),
    ],
  },
];
