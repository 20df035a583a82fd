import { countUnspaced } from "#engine/terms/count-words.ts";
import { readablePath } from "#engine/address/path-of.ts";
import { collapseSpace } from "#engine/html/html-document.ts";
import { readMainPart } from "#engine/html/main-text.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { isWhatsappLink } from "#engine/links/whatsapp-link.ts";
import { pass, type Check } from "#engine/rules/check.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { firstOfList } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { count } from "#lib/count.ts";
import { shorten } from "#lib/text/shorten.ts";

/** Our choice: no search engine publishes a number of words. */
const HARDLY_ANY_WORDS = 50;
const FEW_WORDS = 100;

const thinContent: PageIssue = {
  id: "thin-content",
  severity: "clicks",
  source: "own",
  weight: 2,
  fixedIn: "content",
  isOfResult: true,
  title: (pages) =>
    howMany(
      pages,
      "page has hardly any words of its own",
      "pages have hardly any words of their own",
    ),
  rule: "A page says at least a hundred words beside its menus.",
  fix: "Answer what a customer asks before buying: what it is, for whom, where, at what price, how to start.",
  doneWhen: "Each page has a hundred words of its own, or is merged with another.",
};

export const thinText: Check = {
  id: "thin-text",
  title: "Text to read",
  group: "on-page",
  severity: "clicks",
  points: 2,
  isEssential: true,
  why: "A page can only be found for what it says. Few words leave little to be found for.",
  issues: [thinContent],
  guide: {
    topic: "text",
    name: "Page with hardly any words of its own",
    finds: "Finds pages with fewer than a hundred words of their own.",
    matters:
      "Shops with products that have a picture and a price, and service businesses with a page for each district.",
    example: {
      kind: "html",
      wrong: `
        <title>Desk repair</title>
        <h1>Desk repair</h1>
        <p>Call us today.</p>
      `,
      right: `
        <title>Desk repair in Lahore</title>
        <h1>Desk repair in Lahore</h1>
        <p>We repair scratched tops, loose legs and jammed drawers at your office,
        mostly in one visit. A visit within Lahore costs PKR 1,500 …</p>
        <!-- what it is, for whom, where, at what price, how to start: a hundred words or more -->
      `,
    },
  },
  /** Text in a closed details counts: Google reads it, and a press opens it. */
  evaluate(facts) {
    const main = readMainPart(facts.document);
    const words = main.words.length / 2 + countUnspaced(main.text);
    if (words >= FEW_WORDS) return pass(`${count(words, "word")} beside menus and footer`);
    if (isList(facts)) return pass(`${count(words, "word")}, as lists have`);
    if (isContactPage(facts)) return pass(`${count(words, "word")}, and a way to get in touch`);
    const own = collapseSpace(main.text).trim();
    return {
      status: words < HARDLY_ANY_WORDS ? "fail" : "warn",
      issue: thinContent,
      text: `${words === 0 ? "No words" : `Only ${count(words, "word")}`} beside menus and footer`,
      evidence: [{ line: 1, excerpt: own === "" ? "No words of its own" : shorten(own, 160) }],
      fix: { advice: `${thinContent.fix} Text that scripts add is not in this source.` },
    };
  },
};

/** Lists of posts by tag, category, author or date, and searches: few words are their nature. */
const LIST =
  /\/(?:tags?|categor(?:y|ies)|topics?|taxonomy\/term|authors?|archives?|search|\d{4}(?:\/\d{2}){0,2})(?:\/[^/]+)?\/?(?:\/index\.(?:html?|php))?$/i;

function isList({ address }: PageFacts): boolean {
  if (address.source === "unknown") return false;
  return LIST.test(address.url.pathname) || firstOfList(address.url.href) !== null;
}

/** How menus name the page: in languages of Latin letters, in Arabic ones, of India, and others. */
const CONTACT =
  /(?<![a-z])(?:cont[aá]ct|kontak(?:t|(?![a-z]))|contatt[io]|contato|raa?bta(?![a-z])|hubungi|[iİ]leti[sş]im|li[eê]n[ -]?h[eệ]|impressum|imprint|(?:find|visit|reach|call)[ -]us(?![a-z])|in[ -]touch(?![a-z]))|رابطہ|(?:ا|أ|إ)تصل|تواصل|تماس|संपर्क|सम्पर्क|যোগাযোগ|தொடர்பு|контакт|связаться|επικοινων|联系|聯絡|お問い?合わ?せ|문의|ติดต่อ/i;
const TOUCH = /^(?:tel|sms|mailto):/i;

/** Whoever opens "Contact" wants a number or a form, not a hundred words. Our choice. */
function isContactPage({ document, title, headings, links, address }: PageFacts): boolean {
  const path = address.source === "unknown" ? "" : readablePath(address.url.pathname);
  const h1 = headings.find(({ level, element }) => level === 1 && !element.isHidden)?.text ?? "";
  return (
    [path, title ?? "", h1].some((name) => CONTACT.test(name)) &&
    (links.some(({ href }) => TOUCH.test(href.trim()) || isWhatsappLink(href)) ||
      document.elements.some(({ tag, isHidden }) => tag === "textarea" && !isHidden))
  );
}
