import { useState } from "react";

import { ReadingShown } from "#app/tools/kit/reading/reading-shown.tsx";
import type { ReadingTool } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import { AddressForm } from "#app/tools/kit/source/address-form.tsx";
import { focusField, useForm } from "#app/tools/kit/use-form.ts";
import { parsePageUrl } from "#engine/address/parse-page-url.ts";

const robots: ReadingTool<"robots", never> = {
  live: {
    load: async () => (await import("./robots-reading.tsx")).RobotsReading,
    instead: "paste the robots.txt below",
  },
};

/** An address whose robots.txt our server fetches, and tests the page there against. */
export function RobotsOfSite() {
  const form = useForm();
  const [url, setUrl] = useState("");
  const [isInvalid, setIsInvalid] = useState(false);
  const reading = useReading(robots);

  function handleSubmit() {
    const page = parsePageUrl(url);
    setIsInvalid(!page.ok);
    if (page.ok) void reading.ask({ url: page.value, tool: "robots" });
    else focusField(form.current, "url");
  }

  return (
    <div className="tool-pane">
      <AddressForm
        form={form}
        heading="Fetch the file from a site"
        hint="When you click the button, our server reads that site’s robots.txt and this one page, then asks for the page as a browser and as four crawlers to compare. Your text below is not changed."
        problem={isInvalid ? "Please enter a valid URL." : undefined}
        url={url}
        onUrlChange={(typed) => {
          setUrl(typed);
          setIsInvalid(false);
        }}
        label="Fetch and test"
        busyLabel="Fetching..."
        isWaiting={reading.isBusy}
        onSubmit={handleSubmit}
      />
      <ReadingShown reading={reading} />
    </div>
  );
}
