import {
  attribute,
  descendantsOf,
  elementsOf,
  textOf,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import type { Gate, GateEvidence } from "./gate.ts";
import { countWords } from "#engine/terms/count-words.ts";
import { count } from "#lib/count.ts";
import { shorten } from "#lib/text/shorten.ts";

/** Our choice: with fewer words than this a page may be a shell that a script is to fill. */
export const SHELL_WORDS = 20;

/**
 * Whether the words are in the HTML. A page of few words is thin. It counts as empty only with a reason
 * to believe that a script brings the rest: an empty place for an application, a noscript that asks for
 * JavaScript, or nothing to see at all.
 */
export function judgeWords(facts: PageFacts, wordCount: number): Gate {
  const gate = { id: "words", title: "The words are in the HTML" } as const;
  const h1 = facts.headings.find(({ level, text }) => level === 1 && text !== "");
  const evidence = [
    { text: `${count(wordCount, "word")} in the HTML` },
    ...(h1 === undefined ? [] : [{ line: h1.element.line, text: `h1 ${shorten(h1.text, 120)}` }]),
  ];
  if (wordCount >= SHELL_WORDS) {
    return { ...gate, state: "open", text: "Readable before any script runs.", evidence };
  }
  const scripts = elementsOf(facts.document, "script").filter((script) => isOwn(script, facts));
  const reason = scripts.length === 0 || isGallery(facts) ? null : findShell(facts);
  if (reason !== null || isBlank(facts, wordCount)) {
    return {
      ...gate,
      title: scripts.length === 0 ? "The page has no words" : "The words are not in the HTML",
      state: "shut",
      text:
        scripts.length === 0
          ? "The page has no words at all."
          : `The page came with ${wordCount === 0 ? "no words" : `only ${count(wordCount, "word")}`} and a script that is to fetch the rest. Google may run it later; many other readers do not.`,
      evidence: reason === null ? evidence : [...evidence, reason],
    };
  }
  return {
    ...gate,
    state: "open",
    text: `It has ${wordCount === 0 ? "no words" : `only ${count(wordCount, "word")}`}, and nothing shows that a script brings more.`,
    evidence,
  };
}

/** A script that may draw the page: a module, or a file of the site's own. Counters and chats come from elsewhere. */
function isOwn(script: HtmlElement, { address }: PageFacts): boolean {
  const type = attribute(script, "type") ?? "";
  if (type === "module") return true;
  if (/json|template|text\/plain|rules/i.test(type)) return false;
  const src = attribute(script, "src");
  const url = src === null ? null : URL.parse(src, address.url.href);
  return url !== null && url.host === address.url.host;
}

/** A page of pictures has no words by nature. Our choice. */
const MIN_PICTURES = 3;

function isGallery({ images }: PageFacts): boolean {
  const shown = images.filter(
    (image) =>
      !image.isHidden && (attribute(image, "src") ?? attribute(image, "srcset") ?? "") !== "",
  );
  return shown.length >= MIN_PICTURES;
}

function findShell(facts: PageFacts): GateEvidence | null {
  return findMountPoint(facts) ?? findRequest(facts);
}

/** Ids of the element that an application draws into, as frameworks name it. Our list. */
const MOUNT_IDS: readonly string[] = [
  "app",
  "root",
  "__next",
  "__nuxt",
  "main",
  "svelte",
  "gatsby",
];
/** "Loading…", at most. */
const MOUNT_WORDS = 5;
const CONTENT: ReadonlySet<string> = new Set([
  "a",
  "img",
  "picture",
  "svg",
  "canvas",
  "iframe",
  "frame",
  "video",
  "object",
  "embed",
]);

function findMountPoint({ document }: PageFacts): GateEvidence | null {
  const root = document.elements.find(
    (element) =>
      element.isHtml &&
      (MOUNT_IDS.includes(attribute(element, "id") ?? "") || /^app-|-root$/.test(element.tag)) &&
      countWords(textOf(document, element, 200)) <= MOUNT_WORDS &&
      !descendantsOf(document, element).some(({ tag }) => CONTENT.has(tag)),
  );
  return root === undefined
    ? null
    : { line: root.line, text: shorten(document.source.slice(root.start, root.startTagEnd), 120) };
}

/** "You need to enable JavaScript to run this app." */
const ASKS_FOR_SCRIPT = /java\s?script|جاوا\s?اسکرپٹ|جافا\s?سكر?يبت|जावास्क्रिप्ट/i;

function findRequest({ document }: PageFacts): GateEvidence | null {
  const noscript = elementsOf(document, "noscript").find((element) =>
    ASKS_FOR_SCRIPT.test(textOf(document, element, 500)),
  );
  return noscript === undefined
    ? null
    : { line: noscript.line, text: shorten(textOf(document, noscript, 500), 120) };
}

/** No word, no picture, nothing that is shown. */
function isBlank({ document }: PageFacts, wordCount: number): boolean {
  return (
    wordCount === 0 &&
    !document.elements.some(
      ({ tag, isHidden, inNoscript }) => CONTENT.has(tag) && !isHidden && !inNoscript,
    )
  );
}
