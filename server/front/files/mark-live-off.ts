/**
 * Marks a page of a server that reads no addresses (LIVE=off), so that its tools say so and ask
 * nothing (app/tools/kit/reading/reading-hint.tsx, is-reading-off.ts). An attribute: no script, no new hash.
 */
export function markLiveOff(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const text = html.toString("utf8");
  const marked = text.replace(/^(<!DOCTYPE html><html)(?=[\s>])/i, '$1 data-live="off"');
  return marked === text ? html : Buffer.from(marked);
}
