import { useEffect } from "react";

import { tellDayAndYear } from "#lib/time-words.ts";

/**
 * Below every printed page: what it is of and its day on the left, "Page 2 of 5" on the right. A style sheet made by
 * script, since the name is known only here and style elements are closed to us (CSP).
 */
export function usePaperFoot(name: string, at?: number): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(writePaperFoot(`${name} · ${tellDayAndYear(at ?? Date.now())}`));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [name, at]);
}

const FONT = "font: 8pt sans-serif; color: #43524a;";

export function writePaperFoot(words: string): string {
  return `@page { @bottom-left { content: ${quote(words)}; ${FONT} } @bottom-right { content: "Page " counter(page) " of " counter(pages); ${FONT} } }`;
}

/** As a CSS string: every sign but letters, figures and blanks is escaped. */
function quote(words: string): string {
  const escaped = words.replaceAll(
    /[^\p{L}\p{N} ]/gu,
    (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped}"`;
}
