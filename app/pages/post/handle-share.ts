import { site } from "#lib/site/site.ts";
import { copyLink, openShareSheet, openNetwork } from "./open-share-sheet.ts";
import type { ShareNetwork } from "./share-url.ts";

/** The buttons under an article: markup that share-buttons.tsx draws. */
export function handleShare(share: HTMLElement): void {
  const { url = "", title = "" } = share.dataset;
  const page = { url, title };
  const sheet = share.querySelector<HTMLElement>("[data-share=device]");
  if (sheet) sheet.hidden = !("share" in navigator);

  share.addEventListener("click", ({ target }) => {
    const way = (target as Element).closest<HTMLElement>("[data-share]")?.dataset["share"];
    if (way === "device") void openShareSheet(page);
    else if (way === "copy") void copyLink(url);
    else if (way) openNetwork(way as ShareNetwork, page, site.features.blogSharing);
  });
}
