import type { PageFacts } from "#engine/html/page-facts.ts";
import { findBlockingHeader, forbidsIndexing } from "#engine/html/robots-directives.ts";
import type { Gate } from "./gate.ts";

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
      title: "noindex closes this page",
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
      title: "noindex closes this page",
      state: "shut",
      text: "A response header asks not to index it.",
      evidence: [{ text: `X-Robots-Tag: ${header}` }],
    };
  }
  const [astray] = forGoogle;
  if (astray !== undefined) {
    return {
      ...gate,
      title: "noindex may close this page",
      state: "unknown",
      text: "A noindex is in the body, where it may be obeyed or not.",
      evidence: [
        {
          line: astray.element.line,
          text: `<meta name="${astray.name}" content="${astray.content}">`,
        },
      ],
    };
  }
  return judgeAbsent(gate, robots.length, context.xRobotsTag);
}

/** No noindex anywhere that was looked at; `xRobotsTag` is undefined where the headers are not known. */
function judgeAbsent(
  gate: Pick<Gate, "id" | "title">,
  tags: number,
  xRobotsTag: string | undefined,
): Gate {
  const meta = tags === 0 ? '<meta name="robots"> absent' : "robots meta without noindex";
  if (xRobotsTag === undefined) {
    return {
      ...gate,
      title: "No noindex in the head",
      state: "unknown",
      text: "The response headers are not here.",
      evidence: [{ text: meta }],
    };
  }
  const header = xRobotsTag === "" ? "X-Robots-Tag absent" : "X-Robots-Tag without noindex";
  return {
    ...gate,
    state: "open",
    text: "Looked for in the head and in the headers.",
    evidence: [{ text: meta }, { text: header }],
  };
}
