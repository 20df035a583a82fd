import { Link2, Share2 } from "lucide-react";

import { site } from "#lib/site/site.ts";
import type { SharedPage } from "./open-share-sheet.ts";
import { FacebookMark, LinkedinMark, WhatsappMark } from "./whatsapp-mark.tsx";
import { Button } from "#app/ui/button.tsx";

const networks = [
  { network: "whatsapp", name: "WhatsApp", Mark: WhatsappMark },
  { network: "facebook", name: "Facebook", Mark: FacebookMark },
  { network: "linkedin", name: "LinkedIn", Mark: LinkedinMark },
] as const;

type ShareButtonsProps = { page: SharedPage; isOn?: boolean };

export function ShareButtons({ page, isOn = site.features.blogSharing }: ShareButtonsProps) {
  return (
    <section className="share" aria-labelledby="share" data-url={page.url} data-title={page.title}>
      <h2 className="label" id="share">
        Share This Post
      </h2>
      <div className="cluster" data-gap="small">
        {networks.map(({ network, name, Mark }) => (
          <Button
            key={network}
            variant="outline"
            size="icon"
            aria-label={`Share on ${name}`}
            data-share={network}
          >
            <Mark />
          </Button>
        ))}
        {isOn && <DeviceShare />}
      </div>
    </section>
  );
}

/** The phone's own share sheet where there is one, and the link for everything else. */
function DeviceShare() {
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        aria-label="Share with an app on this device"
        data-share="device"
        hidden
        Icon={Share2}
      ></Button>
      <Button
        variant="outline"
        size="icon"
        aria-label="Copy link"
        data-share="copy"
        Icon={Link2}
      ></Button>
    </>
  );
}
