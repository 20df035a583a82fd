import { useState, type FormEvent } from "react";

import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { AddressRow } from "#app/tools/kit/source/address-row.tsx";
import { livePart } from "#app/tools/kit/live/live-part.tsx";
import { useLiveReading } from "#app/tools/kit/live/use-live-reading.ts";
import { focusField } from "#app/tools/kit/use-form.ts";
import { Field } from "#app/ui/field.tsx";

const LiveHreflang = livePart(
  async () => (await import("#app/tools/hreflang-generator/live-hreflang.tsx")).LiveHreflangView,
);

type ReadVersionsProps = {
  url: string;
  onUrlChange: (url: string) => void;
  /** A reading was asked for. */
  onStart: () => void;
  onPaste: () => void;
};

/** A page's address: our server reads it and the versions that it lists. */
export function ReadVersions({ url, onUrlChange, onStart, onPaste }: ReadVersionsProps) {
  const [isInvalid, setIsInvalid] = useState(false);
  const live = useLiveReading<string>();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const page = parsePageUrl(url);
    setIsInvalid(!page.ok);
    if (!page.ok) {
      focusField(event.currentTarget, "url");
      return;
    }
    onStart();
    // As typed: our server tries http where an address without a scheme has no https.
    live.start(url.trim());
  }

  return (
    <>
      <form onSubmit={handleSubmit} noValidate>
        <Field
          label="Read a page and its language versions"
          hint="Our server reads this page and up to twenty versions that it lists, when you press. With many it may take 30 seconds."
          error={isInvalid ? "Please enter a valid URL." : undefined}
        >
          {(control) => (
            <AddressRow
              control={control}
              url={url}
              onUrlChange={(typed) => {
                onUrlChange(typed);
                setIsInvalid(false);
              }}
              label="Read the versions"
              busyLabel="Reading..."
              isWaiting={live.isReading}
            />
          )}
        </Field>
      </form>
      {live.reading ? (
        <LiveHreflang
          key={live.reading.key}
          url={live.reading.asked}
          {...live.reading.part}
          onPaste={onPaste}
        />
      ) : null}
    </>
  );
}
