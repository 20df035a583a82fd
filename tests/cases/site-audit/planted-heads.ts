/** Faults of heads, files and versions, and what looks like them, for the planted site. */
import { healthyPage, makeWords } from "./healthy-page.ts";
import type { Plant } from "./plant.ts";
import { toUrl } from "#tests/support/site-rows.ts";

const three = ["one", "two", "three"] as const;
const unlisted = { listed: false } as const;
const canonical = (href: string) => `<link rel="canonical" href="${toUrl(href)}">`;
const sized = (more: string) => `<img src="/cloth.jpg" width="100" height="80"${more}>`;
const dead = (url: string) => ({ url: toUrl(url), status: 404, state: "dead" as const });
const alive = (url: string) => ({ url: toUrl(url), status: 200, state: "alive" as const });

export function plantHeadsOfBuilders(plant: Plant) {
  for (const each of three) {
    plantPictures(plant, each);
    plantCanonicals(plant, each);
    plantNamed(plant, each);
    plantForms(plant, each);
    plantVersions(plant, each);
    plantFiles(plant, each);
    plantSharing(plant, each);
  }
}

type Each = (typeof three)[number];

function plantPictures({ page, fault, near }: Plant, each: Each) {
  const unnamed = { one: "", two: ' title=" "', three: ' alt=" "' }[each];
  page(`/unnamed-${each}`, { body: sized(unnamed) + sized(' alt="Cloth"') });
  fault("image-alt-missing", `/unnamed-${each}`);
  const decoration = { one: ' alt=""', two: ' title="Cloth"', three: ' aria-hidden="true"' };
  page(`/decorated-${each}`, { body: sized(decoration[each]) });
  near("image-alt-missing", `/decorated-${each}`);
  const hole = { one: 'src=""', two: 'src=" "', three: 'src="#"' }[each];
  const known = { one: 'id="shown"', two: 'class="lazy"', three: 'data-src="/cloth.jpg"' }[each];
  const holed = (more: string) => `<img ${hole} alt="Cloth" width="100" height="80" ${more}>`;
  page(`/holed-${each}`, { body: holed("") });
  fault("image-src-empty", `/holed-${each}`);
  page(`/filled-${each}`, { body: holed(known) });
  near("image-src-empty", `/filled-${each}`);
  page(`/counted-${each}`, {
    body: '<noscript><img src="/pixel.gif" width="1" height="1" style="display:none"></noscript>',
  });
  near("image-alt-missing", `/counted-${each}`);
}

function plantCanonicals({ page, fault, near }: Plant, each: Each) {
  page(`/homed-${each}`, { head: canonical("/") }, unlisted);
  fault("canonical-to-home", `/homed-${each}`);
  page(`/self-named-${each}`, { head: canonical(`/self-named-${each}`) });
  near("canonical-to-home", `/self-named-${each}`);
  page(`/demo-${each}`, { head: canonical("https://theme.example/") }, unlisted);
  fault("canonical-to-other-site", `/demo-${each}`);
  near("canonical-to-other-site", `/self-named-${each}`);
}

/** A canonical that names another live page, and those that may: a copy, a version of a document. */
function plantNamed({ page, fault, near }: Plant, each: Each) {
  page(`/astray-${each}`, { head: canonical(`/end-${each}`) });
  page(`/variant-${each}`, { head: canonical(`/end-${each}`) }, unlisted);
  near("canonical-elsewhere", `/variant-${each}`);
  fault("canonical-elsewhere", `/astray-${each}`);
  const words = makeWords(`said twice, ${each}`);
  page(`/said-first-${each}`, { words });
  page(`/said-again-${each}`, { words, head: canonical(`/said-first-${each}`) }, unlisted);
  page(`/manual/latest/${each}`);
  page(`/manual/1.0/${each}`, { head: canonical(`/manual/latest/${each}`) }, unlisted);
  near("canonical-elsewhere", `/said-again-${each}`, `/manual/1.0/${each}`);
}

/** One page at several addresses, and pages that only share the form of their address. */
function plantForms({ page, put, fault, near }: Plant, each: Each) {
  const form = { one: ".html", two: "/index.html", three: "?from=menu" }[each];
  const shown = healthyPage(`/form-${each}`);
  put(`/form-${each}`, shown);
  put(`/form-${each}${form}`, shown);
  fault("address-copies", `/form-${each}${form}`);
  put(`/formal-${each}`, healthyPage(`/formal-${each}`));
  page(`/formal-${each}${form}`, { head: canonical(`/formal-${each}${form}`) });
  near("address-copies", `/formal-${each}${form}`);
  page(`/sorted-${each}`);
  page(`/sorted-${each}?sort=price`);
  fault("canonical-missing", `/sorted-${each}?sort=price`);
  page(`/alone-${each}?item=7`);
  near("canonical-missing", `/alone-${each}?item=7`);
}

function plantVersions({ page, fault, near }: Plant, each: Each) {
  const words = makeWords(`said in ${each}`);
  const alike = (code: string) => ({ html: code, h1: "Cloth", words });
  page(`/said-${each}`, alike("en"));
  page(`/de/said-${each}`, alike("de"));
  fault("version-untranslated", `/de/said-${each}`);
  page(`/de/translated-${each}`, { html: "de" });
  near("version-untranslated", `/de/translated-${each}`);
}

function plantFiles({ page, put, fault, near, target }: Plant, each: Each) {
  const kinds = {
    one: (name: string) => `<link rel="stylesheet" href="/${name}.css">`,
    two: (name: string) => `<script src="/${name}.css" defer></script>`,
    three: () => "",
  } as const;
  for (const name of ["lost", "kept"] as const) {
    const path = `/${name}-file-${each}`;
    const share = `<meta property="og:title" content="Cloth"><meta property="og:image" content="${toUrl(path)}.css">`;
    page(path, {
      head: kinds[each](`${name}-file-${each}`),
      ...(each === "three" && { social: share }),
    });
    target(name === "lost" ? dead(`${path}.css`) : alive(`${path}.css`));
    if (name === "lost") fault("broken-file", path);
    else near("broken-file", path);

    const answer = healthyPage(`/${name}-icon-${each}`);
    const html = answer.html.replace("/icon.png", `/${name}-${each}.png`);
    put(`/${name}-icon-${each}`, { ...answer, html });
    target(name === "lost" ? dead(`/lost-${each}.png`) : alive(`/kept-${each}.png`));
    if (name === "lost") fault("favicon-broken", `/lost-icon-${each}`);
    else near("favicon-broken", `/kept-icon-${each}`);
  }
}

function plantSharing({ page, fault, near }: Plant, each: Each) {
  const title = '<meta property="og:title" content="Cloth">';
  const image = '<meta property="og:image" content="https://shop.example/share.png">';
  const lacking = {
    one: title,
    two: image,
    three: `${title}<meta property="og:image" content=" ">`,
  };
  page(`/unshared-${each}`, { social: lacking[each] });
  fault("social-tags-missing", `/unshared-${each}`);
  page(`/shared-${each}`, { social: image + title });
  near("social-tags-missing", `/shared-${each}`);

  const width = {
    one: "Cloth.",
    two: "Our shop, two.",
    three: `We weave three. ${"Warm wool of the hills. ".repeat(8)}`,
  };
  page(`/odd-width-${each}`, { description: width[each] });
  fault("description-width", `/odd-width-${each}`);
  page(`/good-width-${each}`, {
    description: `${each}: ${"wool of the hills ".repeat({ one: 2, two: 4, three: 6 }[each])}`,
  });
  near("description-width", `/good-width-${each}`);
}
