import { parse, parseFragment, serialize } from "parse5";

import { site } from "#lib/site/site.ts";
import { count } from "#lib/count.ts";
import type { PageRead } from "#lib/desk/enquiry.ts";
import { gatesOf, tellReading } from "#lib/desk/page-reading.ts";
import { escapeHtml } from "#lib/text/escape-html.ts";
import { showControls } from "#lib/text/show-controls.ts";
import { tellDayAndTime } from "#lib/time-words.ts";
import { shorten } from "#lib/text/shorten.ts";

import {
  readAttribute,
  findElement,
  findElements,
  removeElement,
  removeScripts,
  type Element,
  type ParentNode,
} from "#server/front/html-tree.ts";

/** Of each text of theirs so many characters: the page stays small whatever was read. */
const MOST_CHARACTERS = 300;

/** A whole page as HTML; undefined: the link opens nothing. */
type RenderReading = (read: PageRead | undefined) => string;

const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title></head><body><main></main></body></html>`;

const states = { open: "met", shut: "not met", unknown: "not known" } as const;

/**
 * The page that a link to a reading opens: what the staff saw of a client's page, and when. It takes
 * head, foot and style of the built privacy page, and runs no script.
 */
export function prepareReadingPage(builtPage = PLAIN_PAGE): RenderReading {
  return (read) => {
    const document = parse(builtPage);
    removeScripts(document);
    for (const element of findElements(document, isAboutBuiltPage)) removeElement(element);
    for (const element of findElements(document, isCurrent)) {
      element.attrs = element.attrs.filter(({ name }) => name !== "aria-current");
    }
    const { title, main } = read === undefined ? describeGone() : describeReading(read);
    const words = escapeHtml(`${title} | ${site.name}`);
    fill(document, "title", words);
    fill(document, "main", `<article class="privacy wrap">${main}</article>`);
    const head = findElement(document, ({ tagName }) => tagName === "head");
    head?.childNodes.push(...parseFragment(`<meta name="robots" content="noindex">`).childNodes);
    return serialize(document);
  };
}

function fill(document: ParentNode, tag: string, html: string) {
  const element = findElement(document, ({ tagName }) => tagName === tag);
  if (element !== undefined) element.childNodes = parseFragment(html).childNodes;
}

/** What the head says of the page that lends its look. */
function isAboutBuiltPage(element: Element): boolean {
  if (element.tagName === "link") return readAttribute(element, "rel") === "canonical";
  if (element.tagName === "script") return true;
  const name = readAttribute(element, "property") ?? readAttribute(element, "name") ?? "";
  return element.tagName === "meta" && /^(?:og:|twitter:|description$|robots$)/.test(name);
}

const isCurrent = (element: Element) => readAttribute(element, "aria-current") !== undefined;

const describeGone = () => ({
  title: "This reading is not kept any more",
  main: `<h1>This reading is not kept any more</h1><p class="lead">A reading goes with the enquiry that it was made for. Ask whoever sent you the link for a new one.</p>`,
});

function describeReading(read: PageRead): { title: string; main: string } {
  const { heading, text, evidence } = tellReading(read);
  const finding = `${theirs(text)}${evidence === undefined ? "" : `<code>${theirs(evidence)}</code>`}`;
  const when = tellDayAndTime(read.at);
  const main = [
    `<h1>${escapeHtml(heading)}</h1>`,
    `<p class="lead">What we saw at <bdi>${theirs(read.url)}</bdi> on ${when}. The page may have changed since.</p>`,
    describeFigures(read),
    section("What we found", [finding]),
    section("The five conditions", gatesOf(read).map(describeGate)),
    section("About this page", [
      `${escapeHtml(site.name)} read the page once and kept what it said. Only somebody with the link can open it, and no search engine lists it. It is deleted with your enquiry, after ${count(site.enquiriesKeptMonths, "month")} at the latest.`,
    ]),
  ];
  return { title: heading, main: main.join("") };
}

function describeFigures(read: PageRead): string {
  if (read.outcome === "not-read") return "";
  const open = read.gates.filter(({ state }) => state === "open").length;
  const figures = [
    ...(read.score === null ? [] : [["Score out of 100", String(read.score)]]),
    ["Conditions met, of five", String(open)],
    ["The server’s answer", String(read.status)],
  ];
  return `<dl class="figures privacy-short">${figures.map(([term, figure]) => `<div><dt>${term}</dt><dd>${figure}</dd></div>`).join("")}</dl>`;
}

function describeGate({ name, state, text, evidence }: ReturnType<typeof gatesOf>[number]): string {
  const [first] = evidence;
  const line = first?.line === undefined ? "" : `Line ${first.line}: `;
  const quoted = first === undefined ? "" : ` ${line}<code>${theirs(first.text)}</code>`;
  return `<strong>${name}: ${states[state]}.</strong> ${theirs(text)}${quoted}`;
}

function section(heading: string, paragraphs: readonly string[]): string {
  return `<section><h2>${heading}</h2>${paragraphs.map((words) => `<p>${words}</p>`).join("")}</section>`;
}

/** Text of their page: markup, control signs and signs of direction are shown, and nothing is long. */
function theirs(text: string): string {
  return escapeHtml(showControls(shorten(text, MOST_CHARACTERS)));
}
