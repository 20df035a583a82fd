/** Seven invented links of an invented page, none of them on a domain of anybody's. The tiles are counted from them. */
export type SampleLink = { url: string; text: string; nofollow: boolean; external: boolean };

/** docs/agreed.md, link checker. */
export const sampleWait = {
  delayMs: 2500,
  steps: ["Reading the page", "Collecting links", "Reading rel"],
};

export const sampleLinks: readonly SampleLink[] = [
  { url: "https://joiner.example/", text: "Home", nofollow: false, external: false },
  {
    url: "https://joiner.example/services",
    text: "Our services",
    nofollow: false,
    external: false,
  },
  { url: "https://joiner.example/contact", text: "Contact", nofollow: false, external: false },
  { url: "https://joiner.example/login", text: "Log in", nofollow: true, external: false },
  { url: "https://supplier.example/oak", text: "Oak supplier", nofollow: false, external: true },
  { url: "https://ads.example/offer", text: "Partner offer", nofollow: true, external: true },
  {
    url: "https://forum.example/profile",
    text: "A reader’s site",
    nofollow: true,
    external: true,
  },
];

export function countSample(links: readonly SampleLink[]) {
  const nofollow = links.filter((link) => link.nofollow).length;
  const external = links.filter((link) => link.external).length;
  return {
    dofollow: links.length - nofollow,
    nofollow,
    internal: links.length - external,
    external,
  };
}
