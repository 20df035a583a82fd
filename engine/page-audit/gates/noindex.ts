import type { PageFacts } from "#engine/html/page-facts.ts";
import { findBlockingHeader, forbidsIndexing } from "#engine/html/robots-directives.ts";
import type { Gate } from "#engine/page-audit/gates/gate.ts";

/**
 * The generic and the Googlebot directives both bind, the stricter one first.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function judgeNoindex({ robots, context }: PageFacts): Gate {
  const gate = { id: "noindex", title: "Nothing says noindex" } as const;
  const forGoogle = robots.filter(
    ({ name, content }) =>
      (name === "robots" || name === "googlebot") && forbidsIndexing(content, context.now),
  );
  const meta = forGoogle.find(({ element }) => element.inLiveHead);
  const header = findBlockingHeader(context.xRobotsTag ?? "", "googlebot", context.now);
  if (meta !== undefined) {
    return {
      ...gate,
      state: "shut",
      text: "The page asks not to be indexed.",
      evidence: [
        { line: meta.element.line, text: `<meta name="${meta.name}" content="${meta.content}">` },
      ],
    };
  }
  if (header !== null) {
    return {
      ...gate,
      state: "shut",
      text: "A response header asks not to index it.",
      evidence: [{ text: `X-Robots-Tag: ${header}` }],
    };
  }
  const [astray] = forGoogle;
  if (astray !== undefined) {
    return {
      ...gate,
      state: "unknown",
      text: "A noindex stands in the body, where it may be obeyed or not.",
      evidence: [
        {
          line: astray.element.line,
          text: `<meta name="${astray.name}" content="${astray.content}">`,
        },
      ],
    };
  }
  const isHeaderKnown = context.xRobotsTag !== undefined;
  return {
    ...gate,
    state: isHeaderKnown ? "open" : "unknown",
    text: isHeaderKnown
      ? "Looked for in the head and in the headers."
      : "Not in the head. The response headers are not here.",
    evidence: [
      { text: robots.length === 0 ? '<meta name="robots"> absent' : "robots meta without noindex" },
      ...(isHeaderKnown
        ? [
            {
              text:
                context.xRobotsTag === "" ? "X-Robots-Tag absent" : "X-Robots-Tag without noindex",
            },
          ]
        : []),
    ],
  };
}
