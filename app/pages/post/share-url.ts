import { whatsAppShareHref } from "#lib/contact/whats-app-href.ts";

export type ShareNetwork = "whatsapp" | "facebook" | "linkedin";

/** Where a network takes an address to share. Each is the network's own public share page. */
export function shareUrl(network: ShareNetwork, page: { url: string; title: string }): string {
  switch (network) {
    case "whatsapp":
      return whatsAppShareHref(`${page.title} ${page.url}`);
    case "facebook":
      // https://developers.facebook.com/docs/plugins/share-button/
      return withQuery("https://www.facebook.com/sharer/sharer.php", { u: page.url });
    case "linkedin":
      // https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/plugins/share-plugin
      return withQuery("https://www.linkedin.com/sharing/share-offsite/", { url: page.url });
  }
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
