/** Faults of single pages that a site's report counts, and what looks like them, for the planted site. */
import { healthyPage, makeWords } from "./healthy-page.ts";
import type { Plant } from "./plant.ts";
import { toUrl } from "#tests/support/site-rows.ts";

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const three = ["one", "two", "three"] as const;

export function plantHeadsOfPages(plant: Plant) {
  for (const each of three) {
    plantTitles(plant, each);
    plantTexts(plant, each);
    plantPhones(plant, each);
  }
}

type Each = (typeof three)[number];

function plantTitles({ page, fault, near }: Plant, each: Each) {
  const title = { one: "Home", two: "Untitled document", three: "www.shop.example" }[each];
  page(`/unsaid-${each}`, { title });
  fault("title-generic", `/unsaid-${each}`);
  const said = { one: "Home textiles", two: "Index of cloths", three: "The shop.example story" }[
    each
  ];
  page(`/said-once-${each}`, { title: said });
  near("title-generic", `/said-once-${each}`);

  const word = { one: "Khaddar", two: "Pashmina", three: "قیمتیں" }[each];
  page(`/word-${each}`, { title: word });
  fault("title-short", `/word-${each}`);
  const right = { one: "Warm khaddar", two: "手織りの布", three: "ہماری قیمتیں" }[each];
  page(`/words-${each}`, { title: right });
  near("title-short", `/words-${each}`);
}

function plantTexts({ page, fault, near }: Plant, each: Each) {
  page(`/template-${each}`, { body: `<p>Lorem ipsum dolor sit amet, ${each}.</p>` });
  fault("placeholder-text", `/template-${each}`);
  page(`/of-templates-${each}`, { body: `<p>What lorem ipsum means, ${each}.</p>` });
  near("placeholder-text", `/of-templates-${each}`);

  const broken = {
    one: { title: "CafÃ© cloth, woven in Lahore" },
    two: { description: "Warm \uFFFD cloth of the hills, and what it costs today." },
    three: { body: "<p>We donâ€™t sell chairs.</p>" },
  }[each];
  page(`/letters-${each}`, broken);
  fault("letters-broken", `/letters-${each}`);
  const whole = { one: "Café cloth", two: "PREÇO DE AMANHÃ", three: "گرم کپڑے" }[each];
  page(`/whole-letters-${each}`, { body: `<p dir="auto">${whole}</p>` });
  near("letters-broken", `/whole-letters-${each}`);

  const path = `/partly-named-${each}`;
  const part = { one: path, two: `//shop.example${path}`, three: `.${path}` }[each];
  page(path, { head: canonical(part) });
  fault("canonical-relative", path);
  page(`/fully-named-${each}`, { head: canonical(toUrl(`/fully-named-${each}`)) });
  near("canonical-relative", `/fully-named-${each}`);
}

function plantPhones({ page, put, fault, near }: Plant, each: Each) {
  const wrong = { one: "", two: '<meta name="viewport" content="width=1024">', three: "" }[each];
  page(`/desktop-${each}`, { viewport: wrong });
  fault("viewport-missing", `/desktop-${each}`);
  const right = each === "one" ? "initial-scale=1,width=device-width" : "width = device-width";
  page(`/phone-${each}`, { viewport: `<meta name="Viewport" content="${right}">` });
  near("viewport-missing", `/phone-${each}`);

  // Lists have few words by nature, and their later pages fewer.
  const few = makeWords(`/tag/${each}`, 30);
  put(`/tag/${each}`, healthyPage(`/tag/${each}`, { words: few }));
  near("thin-content", `/tag/${each}`);
}
