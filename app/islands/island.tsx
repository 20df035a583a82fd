import { use, type ComponentProps, type ComponentType } from "react";
import { prerender } from "react-dom/static";

import { islandRendering } from "./island-rendering.ts";
import { islands, type Wake } from "./islands.ts";
import { ownIslands } from "./own-islands.ts";

const rendering = { ...islands, ...ownIslands };
type IslandName = keyof typeof rendering;

/** What the island's component takes. It crosses the page as JSON. */
type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof rendering)[Name]>>["default"]
>;

type IslandElementProps<Name extends IslandName> = {
  name: Name;
  wake: Wake;
} & (object extends IslandProps<Name>
  ? { props?: IslandProps<Name> }
  : { props: IslandProps<Name> });

/**
 * A part of the page that wakes in the browser as a React root of its own. It is rendered here as it
 * will be there: alone, from its JSON props, with ids of its own, so that what React finds is what it
 * would draw. Rendering only: this file never reaches the browser.
 */
export function Island<Name extends IslandName>({ name, wake, props }: IslandElementProps<Name>) {
  const json = props === undefined ? undefined : JSON.stringify(props);
  // An island that is only called is empty until then.
  const html = wake === "call" ? "" : use(renderIsland(name, json));

  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={json}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const rendered = new Map<string, Promise<string>>();

/** The same promise for the same island: React asks again when it is there. */
function renderIsland(name: IslandName, json: string | undefined): Promise<string> {
  const key = `${name} ${json}`;
  const known = rendered.get(key);
  if (known) return known;
  const html = render(name, json);
  rendered.set(key, html);
  return html;
}

async function render(name: IslandName, json: string | undefined): Promise<string> {
  const Part = (await rendering[name]()).default as ComponentType;
  const props = json === undefined ? {} : (JSON.parse(json) as object);
  const { prelude } = await islandRendering.run(true, () =>
    prerender(<Part {...props} />, {
      identifierPrefix: `${name}-`,
      // However large a lazy part is, its markup is in its place and not behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    }),
  );
  return new Response(prelude).text();
}
