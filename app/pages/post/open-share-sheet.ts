import { copyText } from "#app/browser/copy-text.ts";
import { shareUrl, type ShareNetwork } from "./share-url.ts";
import { showComingSoon } from "#app/ui/show-coming-soon.ts";
import { toast } from "#app/ui/toast/toast.ts";

export type SharedPage = { url: string; title: string };

/** What a network's button does: while the switch is off it only says that it will come. */
export function openNetwork(network: ShareNetwork, page: SharedPage, isOn: boolean): void {
  if (isOn) window.open(shareUrl(network, page), "_blank", "noopener");
  else
    showComingSoon(
      "Sharing Feature",
      "This feature is not implemented yet. The address of this page can be copied and sent.",
    );
}

/** The device's own share sheet, or the link where the sheet fails. */
export async function openShareSheet(page: SharedPage): Promise<void> {
  try {
    await navigator.share(page);
  } catch (problem) {
    // Closing the sheet without choosing is not a failure.
    if (problem instanceof DOMException && problem.name === "AbortError") return;
    await copyLink(page.url);
  }
}

export async function copyLink(url: string): Promise<void> {
  if (await copyText(url)) toast({ title: "Link copied", description: url });
  else toast({ title: "The link could not be copied", description: url, variant: "destructive" });
}
