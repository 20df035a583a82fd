/**
 * The one script of ours that every page holds in its head, the same in all: it loads the rest once the
 * page has been painted and the browser is idle, or at the first touch, and keeps a click made before:
 * also one made while the page is still arriving.
 */
export function boot(entry: string, devRuntime?: string): string {
  // Hot reload asks the router to read its data again before it draws a changed part: there is none.
  const hot = devRuntime
    ? `window.__reactRouterDataRouter = { revalidate() {} }; await import(${JSON.stringify(devRuntime)}); `
    : "";
  return `{
let started, target;
const press = (event) => {
const pressed = event.target.closest?.("button,[data-press]");
if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
event.preventDefault(); event.stopImmediatePropagation(); target = pressed; start();
};
const whole = () => document.readyState === "loading" && new Promise((go) => addEventListener("DOMContentLoaded", go, { once: true }));
const painted = () => performance.getEntriesByName("first-contentful-paint").length || new Promise((go) => { new PerformanceObserver((list, observer) => { if (list.getEntriesByName("first-contentful-paint").length) { observer.disconnect(); go(); } }).observe({ type: "paint", buffered: true }); setTimeout(go, 3000); });
const drawn = () => new Promise((go) => { requestAnimationFrame(() => setTimeout(go)); setTimeout(go, 200); });
const start = async () => {
if (started) return; started = true;
await whole(); await painted(); await drawn();
try { ${hot}await (await import(${JSON.stringify(entry)})).ready; }
finally { removeEventListener("click", press, true); target?.click(); }
};
const whenIdle = () => "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 300);
const soon = async () => { await painted(); requestAnimationFrame(() => requestAnimationFrame(whenIdle)); };
addEventListener("click", press, true);
if (history.state?.kept) { document.documentElement.dataset.kept = ""; start(); } else addEventListener("load", soon, { once: true });
for (const type of ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"]) addEventListener(type, start, { once: true, passive: true, capture: true });
}`
    .replaceAll(/\n\s*/g, "\n")
    .trim();
}

/**
 * The first thing in a tool's page. Links of before December 2026 hold its inputs in the query: they go into
 * the fragment, which no browser sends. `way` and `url` stay (app/tools/kit/write-query.ts).
 */
export const inputsScript = `{
const inputs = new URLSearchParams(location.search), query = new URLSearchParams();
for (const name of ["way", "url"]) if (inputs.has(name)) { query.set(name, inputs.get(name)); inputs.delete(name); }
if (\`\${inputs}\`) history.replaceState(history.state, "", location.pathname + (\`\${query}\` && "?" + query) + "#" + inputs);
}`.replaceAll(/\n/g, "");

/**
 * Runs as the page ends. On a page that Back returns to, its work is on its way (keeps-work-here.tsx). Where the
 * visitor saves data, nothing is fetched ahead: rules that are taken away no longer count.
 */
export const pageEndScript = `if (history.state?.kept) document.body.style.minHeight = history.state.kept + "px";
if (navigator.connection?.saveData) document.querySelector("script[type=speculationrules]").remove();`;

/**
 * Pages of ours are fetched when a pointer rests on their link or a finger touches it (eagerness
 * "moderate": https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules).
 * Left out: what the server does something for, files, and links that do something else once they are
 * clicked.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/f/*", "/p/*", "/desk/*", "/*\\?(.+)", "/*.*"] } },
          { not: { selector_matches: "[data-press],[download],[target],[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
