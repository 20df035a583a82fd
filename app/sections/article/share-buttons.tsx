import { Link2, Share2 } from "lucide-react";
import { useSyncExternalStore } from "react";

import { site } from "#app/content/site/site.ts";
import { copyText } from "#app/lib/copy-text.ts";
import { FacebookMark, LinkedinMark, WhatsappMark } from "#app/sections/article/share-marks.tsx";
import { shareUrl, type ShareNetwork } from "#app/sections/article/share-url.ts";
import { Button } from "#app/ui/button.tsx";
import { showComingSoon } from "#app/ui/coming-soon.ts";
import { toast } from "#app/ui/toast.ts";

type SharedPage = { url: string; title: string };

const networks = [
  { network: "whatsapp", name: "WhatsApp", Mark: WhatsappMark },
  { network: "facebook", name: "Facebook", Mark: FacebookMark },
  { network: "linkedin", name: "LinkedIn", Mark: LinkedinMark },
] as const;

export function ShareButtons({
  page,
  isOn = site.features.blogSharing,
}: {
  page: SharedPage;
  isOn?: boolean;
}) {
  return (
    <section className="share" aria-labelledby="share">
      <h2 id="share">Share This Post</h2>
      <div className="share-buttons">
        {networks.map(({ network, name, Mark }) => (
          <Button
            key={network}
            variant="outline"
            size="icon"
            aria-label={`Share on ${name}`}
            onClick={() => (isOn ? openNetwork(network, page) : showComingSoon("Sharing Feature"))}
          >
            <Mark />
          </Button>
        ))}
        {isOn && <DeviceShare page={page} />}
      </div>
    </section>
  );
}

/** The phone's own share sheet where there is one, and the link for everything else. */
function DeviceShare({ page }: { page: SharedPage }) {
  const hasShareSheet = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );

  return (
    <>
      {hasShareSheet && (
        <Button
          variant="outline"
          size="icon"
          aria-label="Share with an app on this device"
          onClick={() => void openShareSheet(page)}
        >
          <Share2 className="icon" aria-hidden />
        </Button>
      )}
      <Button
        variant="outline"
        size="icon"
        aria-label="Copy link"
        onClick={() => void copyLink(page.url)}
      >
        <Link2 className="icon" aria-hidden />
      </Button>
    </>
  );
}

/** Whether the device has a share sheet never changes while the page is open. */
const never = () => () => {};

function openNetwork(network: ShareNetwork, page: SharedPage): void {
  window.open(shareUrl(network, page), "_blank", "noopener");
}

async function openShareSheet(page: SharedPage): Promise<void> {
  try {
    await navigator.share(page);
  } catch (problem) {
    // Closing the sheet without choosing is no failure.
    if (problem instanceof DOMException && problem.name === "AbortError") return;
    await copyLink(page.url);
  }
}

async function copyLink(url: string): Promise<void> {
  if (await copyText(url)) toast({ title: "Link copied", description: url });
  else toast({ title: "The link could not be copied", description: url, variant: "destructive" });
}
