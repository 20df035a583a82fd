import { addressKey } from "#engine/address/address-key.ts";
import { nameRefresh } from "#engine/html/meta-refresh.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { readLinkHeader } from "#engine/links/link-header.ts";
import type { Gate } from "./gate.ts";

/**
 * A meta refresh without delay counts as a permanent redirect, before any canonical.
 * https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
export function judgeCanonical(facts: PageFacts): Gate {
  const { address, refresh } = facts;
  const gate = { id: "canonical", title: "Its canonical points here" } as const;
  if (refresh !== null && refresh.seconds === 0) {
    return {
      ...gate,
      title: "A meta refresh sends everybody elsewhere",
      state: "shut",
      text: "A refresh sends everybody on at once, and Google indexes that address.",
      evidence: [
        {
          ...(refresh.element !== null && { line: refresh.element.line }),
          text: nameRefresh(refresh),
        },
      ],
    };
  }
  const named = listNamed(facts);
  const evidence = named.map((one) => one.evidence);
  const targets = new Set(
    named.flatMap(({ resolved }) => (resolved === null ? [] : [addressKey(resolved)])),
  );
  const [target] = targets;

  if (named.length === 0) {
    return {
      ...gate,
      title: "No canonical points elsewhere",
      state: "open",
      text: "The page names none, so Google chooses the address itself.",
      evidence: [{ text: '<link rel="canonical"> absent' }],
    };
  }
  const unknown = { ...gate, state: "unknown", evidence } as const;
  if (target === undefined) {
    const text = "What it names is not an address, so Google chooses itself.";
    return { ...unknown, title: "Its canonical names no address", text };
  }
  if (targets.size > 1) {
    const text = "It names several that differ: Google chooses.";
    return { ...unknown, title: "Its canonicals differ", text };
  }
  if (address.source !== "given") {
    const text = "The page’s own address is not given.";
    return { ...unknown, title: "It names a canonical", text };
  }
  return target === addressKey(address.url.href)
    ? { ...gate, state: "open", text: "Same address.", evidence }
    : {
        ...gate,
        title: "Its canonical points elsewhere",
        state: "shut",
        text: "It names another address, and asks Google to index that one.",
        evidence: [...evidence, { text: `This page: ${address.url.href}` }],
      };
}

/** Every canonical that counts: of the head as it lies in the browser, and of the headers. */
function listNamed({ canonicals, context, base }: PageFacts) {
  const inHead = canonicals
    .filter(({ element }) => element.inLiveHead)
    .map(({ href, resolved, element }) => ({
      resolved,
      evidence: { line: element.line, text: `<link rel="canonical" href="${href}">` },
    }));
  const inHeader = readLinkHeader(context.linkHeader ?? "")
    .filter(({ rel }) => rel.toLowerCase() === "canonical")
    .map(({ href }) => ({
      resolved: URL.parse(href, base.baseUrl?.href)?.href ?? null,
      evidence: { text: `Link: <${href}>; rel="canonical"` },
    }));
  return [...inHead, ...inHeader];
}
