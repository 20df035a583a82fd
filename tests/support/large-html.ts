/** The beginning of a page whose size is all that matters. */
export const LARGE_HTML_HEAD =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Desks</title></head><body>';

const BLOCK = `<section class="card"><h2>Desk of oak</h2>
<p>Made in <b>Lahore</b>, fitted within a week. <a href="/desks/oak" rel="nofollow">Oak desks</a></p>
<img src="/oak.webp" alt="Oak desk" width="800" height="600"></section>
`;

/** A page of at least so many characters, of what shops are made of. */
export function makeLargeHtml(characters: number): string {
  return LARGE_HTML_HEAD + BLOCK.repeat(Math.ceil(characters / BLOCK.length));
}
