import { Fragment, type ReactNode } from "react";

import { dropControls } from "#lib/text/show-controls.ts";

const ADDRESS = /https?:\/\/[^\s<>"'“”]+[^\s<>"'“”.,;:!?()]/gi;

/** Text by visitors as it may be shown. */
export function cleanForeignText(text: string): string {
  return dropControls(text).replaceAll("\t", " ");
}

/** Half its letters Arabic: the text is in Nastaliq. */
export function isUrdu(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) * 2 >= letters;
}

/** One line by a visitor: a name, the beginning of a message. Words of the search are marked. */
export function Foreign({ text, found = "" }: { text: string; found?: string }) {
  const clean = cleanForeignText(text);
  return (
    <bdi dir="auto" lang={isUrdu(clean) ? "ur" : undefined}>
      {mark(clean, found)}
    </bdi>
  );
}

function mark(text: string, found: string): ReactNode {
  const at = found === "" ? -1 : text.toLowerCase().indexOf(found.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + found.length)}</mark>
      {text.slice(at + found.length)}
    </>
  );
}

type ForeignMessageProps = { text: string; hasLinks?: boolean };

/** A message as it was written: line breaks kept, addresses of http and https as links unless they are spam. */
export function ForeignMessage({ text, hasLinks = true }: ForeignMessageProps) {
  const clean = cleanForeignText(text);
  if (!hasLinks) return clean;
  const addresses = clean.match(ADDRESS) ?? [];
  const between = clean.split(ADDRESS);
  return between.map((words, index) => (
    <Fragment key={index}>
      {words}
      {addresses[index] === undefined ? null : <ForeignLink href={addresses[index]} />}
    </Fragment>
  ));
}

type ForeignLinkProps = { href: string; className?: string; children?: ReactNode };

/** Leads out, says nothing of the desk to the other side, and gives no weight. */
export function ForeignLink({ href, className, children }: ForeignLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children ?? href}
    </a>
  );
}

/** What they typed as their website, as an address of http or https; undefined where it is none. */
export function websiteAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return undefined;
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
    const isWeb = url.protocol === "http:" || url.protocol === "https:";
    return isWeb && url.hostname.includes(".") ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** "golmaidan.example" of whatever they typed. */
export function shortWebsite(typed: string): string {
  return cleanForeignText(typed)
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .replace(/\/$/, "");
}
