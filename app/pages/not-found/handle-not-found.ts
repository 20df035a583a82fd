import { paths } from "#lib/site/paths.ts";

/** The address that was asked for, known only in the browser, and the nearest one of the sitemap. */
export async function handleNotFound(): Promise<void> {
  const address = location.pathname;
  if (address === paths.notFound) return;
  const shown = document.querySelector(".not-found-query wbr");
  shown?.after(address);
  const nearest = await readNearest(address);
  const place = document.querySelector(".not-found [aria-live]");
  if (!nearest || !place) return;
  const link = Object.assign(document.createElement("a"), { href: nearest });
  link.textContent = nearest.slice(1);
  const question = document.createElement("b");
  question.append("Did you mean ", link, "?");
  const words = document.createElement("p");
  words.textContent = "The nearest address that exists.";
  place.replaceChildren(question, words);
}

/** The site's own sitemap knows every address. Without it the page says what it knows. */
async function readNearest(address: string): Promise<string | undefined> {
  try {
    const [response, { findNearestPath }] = await Promise.all([
      fetch(paths.sitemap),
      import("#engine/address/nearest-path.ts"),
    ]);
    if (!response.ok) return undefined;
    const sitemap = new DOMParser().parseFromString(await response.text(), "text/xml");
    const known = Array.from(
      sitemap.querySelectorAll("loc"),
      (place) => new URL(place.textContent ?? "").pathname,
    );
    return findNearestPath(address, known);
  } catch {
    return undefined;
  }
}
