/**
 * React Router prints an eager module script and modulepreload links into every page. They compete
 * with the first paint, so each prerendered page is rewritten to load them when the browser has painted
 * and is idle, or at the first touch of the page, whichever comes first. The whole order: README.md.
 */

/**
 * What a page runs in place of React Router's script. A press on a button (or on a link marked
 * `data-press`) made before React is ready is made again once it is; where the scripts cannot be
 * loaded, the browser does by itself what the element does without them.
 *
 * On a slow phone all of it takes a second, and a finger must not wait for it. So the start lets the
 * touch that began it be drawn before it asks for any file, and each part lets the browser answer
 * before the next. And
 * until React runs, no event of a finger or key reaches it: it would take over the whole page at
 * once, in one go, to answer the first of them. Events that React makes pass: with them it takes
 * over what was typed before.
 *
 * A browser may tell of the first paint before the picture is on the screen: two frames later it is.
 */
const boot = (
  load: string,
  handOff: string,
  shared: readonly string[],
  named: readonly string[],
) => `
let started, pending;
const held = new AbortController();
const replay = () => { held.abort(); removeEventListener("click", press, true); const target = pending; pending = undefined; target?.click(); };
const part = async (href) => { await new Promise((go) => setTimeout(go)); return import(href); };
const start = async () => {
if (started) return; started = true;
await new Promise((go) => { requestAnimationFrame(() => setTimeout(go)); setTimeout(go, 200); });
const shared = ${JSON.stringify(shared)};
for (const [at, href] of shared.concat(${JSON.stringify(named)}).entries()) {
if (at % ${LINKS_AT_A_TIME} === 0) await new Promise((go) => setTimeout(go));
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
${handOff}
try {
for (const href of shared) await part(href);
${load}
} catch (error) { replay(); throw error; } };
const whenIdle = () => "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 300);
const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle));
const soon = () => new PerformanceObserver((list, observer) => { if (list.getEntriesByName("first-contentful-paint").length) { observer.disconnect(); afterFrames(); } }).observe({ type: "paint", buffered: true });
history.state?.kept ? start() : document.readyState === "complete" ? soon() : addEventListener("load", soon, { once: true });
for (const type of ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"]) addEventListener(type, start, { once: true, passive: true, capture: true });
const press = (event) => { const target = event.target.closest?.("button,[data-press]"); if (target && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); event.stopImmediatePropagation(); pending = target; start(); } };
addEventListener("click", press, true);
for (const type of "${HELD_EVENTS}".split(" ")) addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), { signal: held.signal, passive: true, capture: true });
addEventListener("app:running", () => held.abort(), { once: true });
addEventListener("app:hydrated", replay, { once: true });
`;

/** To ask for a file takes a slow phone some milliseconds; for all of them, longer than a finger should wait. */
const LINKS_AT_A_TIME = 4;

/** The events for which React takes over a page in one go. What the browser itself does with them, it does. */
const HELD_EVENTS =
  "pointerdown pointerup mousedown mouseup touchstart touchend click keydown keyup focusin focusout beforeinput input change submit";

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** What the page hands to React, in three scripts or more: how it was rendered, and its data. */
const HAND_OFF = /<script>(window\.__reactRouterContext[\s\S]*?)<\/script>/g;
/** Gives the page of an earlier visit its scroll position again, by the key in that visit's state. */
const SCROLL_SCRIPT = /<script>(\(\(storageKey, restoreKey\)[\s\S]*?)<\/script>/;

/**
 * A tool that is come back to by a reload or Back (`kept` is the page's height then) shows when its
 * work is in it again: app/tools/kit/kept-work.tsx takes the mark away, the sheet ends the wait anyhow.
 */
const showKept = `if (history.state.kept) { document.documentElement.dataset.kept = ""; document.body.style.minHeight = history.state.kept + "px"; }`;

/** What an imported module's address looks like in React Router's script. */
const IMPORTED = /import (?:\* as \w+ from )?"([^"]+)"|import\("([^"]+)"\)/g;

/** One page's HTML with its scripts put off. Throws when React Router's markup has changed. */
export function deferScripts(html: string): string {
  const preload = [...html.matchAll(MODULE_PRELOAD)].flatMap((match) => match[1] ?? []);
  const handOff = [...html.matchAll(HAND_OFF)].flatMap((match) => match[1] ?? []);
  if (
    !MODULE_SCRIPT.test(html) ||
    !SCROLL_SCRIPT.test(html) ||
    preload.length === 0 ||
    handOff.length < 3
  ) {
    throw new Error("React Router's page markup has changed: its scripts cannot be put off");
  }

  return (
    html
      .replaceAll(MODULE_PRELOAD, "")
      // Left empty, not out: React counts the elements it takes over.
      .replaceAll(HAND_OFF, "<script></script>")
      // Storage is read before the paint only where there can be a position: its first read is slow.
      .replace(
        SCROLL_SCRIPT,
        (_, code: string) => `<script>if (history.state?.key) { ${showKept} ${code} }</script>`,
      )
      .replace(MODULE_SCRIPT, (_, code: string) => {
        const named = new Set([...code.matchAll(IMPORTED)].map((match) => match[1] ?? match[2]));
        // What they share comes first, a file at a time: else one of them runs all of it in one go.
        const shared = preload.filter((href) => !named.has(href));
        const load = code
          .replaceAll(/import\("([^"]+)"\)/g, 'await part("$1")')
          .replaceAll(/^\s*import "([^"]+)"\s*;?/gm, 'await part("$1");')
          .replaceAll(/import \* as (\w+) from "([^"]+)";/g, 'const $1 = await part("$2");');
        const rest = preload.filter((href) => named.has(href));
        const text = boot(load, handOff.join("\n"), shared, rest).replaceAll(/\n\s*/g, "\n").trim();
        return `<script type="module">${text}</script>`;
      })
  );
}
