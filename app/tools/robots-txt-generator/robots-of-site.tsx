import { TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { AddressRow } from "#app/tools/kit/source/address-row.tsx";
import { livePart } from "#app/tools/kit/live/live-part.tsx";
import { useLivePress } from "#app/tools/kit/live/use-live-press.ts";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";
import { parsePageUrl } from "#engine/address/parse-page-url.ts";

const LiveRobots = livePart(
  async () => (await import("#app/tools/robots-txt-generator/live-robots.tsx")).LiveRobotsView,
);

/** An address whose robots.txt our server fetches, and tests the page there against. */
export function RobotsOfSite() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { values, change } = useAddressState({ url: "" });
  const [isInvalid, setIsInvalid] = useState(false);
  const { press, isReading, start, end, again } = useLivePress<string>();

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const page = parsePageUrl(values.url);
    setIsInvalid(!page.ok);
    if (page.ok) start(page.value);
    else form.current?.querySelector<HTMLElement>("[name=url]")?.focus();
  }

  return (
    <div className="tool-pane robots-site">
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <label className="field-label" htmlFor={id}>
          Fetch the file from a site
        </label>
        <AddressRow
          control={{
            id,
            "aria-describedby": isInvalid ? `${id}-error ${id}-help` : `${id}-help`,
            ...(isInvalid && { "aria-invalid": true }),
          }}
          url={values.url}
          onUrlChange={(url) => {
            change({ url });
            setIsInvalid(false);
          }}
          label="Fetch and test"
          busyLabel="Fetching..."
          isWaiting={isReading}
        />
        <div role="alert">
          {isInvalid ? (
            <p id={`${id}-error`} className="field-error">
              <TriangleAlert className="icon" aria-hidden />
              Please enter a valid URL.
            </p>
          ) : null}
        </div>
        <p id={`${id}-help`} className="field-hint">
          Our server reads that site’s robots.txt and this one page, once, when you press. What
          stands below stays as it is.
        </p>
      </form>
      {press ? (
        <LiveRobots key={press.run} url={press.asked} run={press.run} onEnd={end} onAgain={again} />
      ) : null}
    </div>
  );
}
