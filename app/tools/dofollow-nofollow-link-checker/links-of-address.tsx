import { useState, type FormEvent } from "react";

import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { LinkStatus } from "#app/tools/dofollow-nofollow-link-checker/link-status.tsx";
import { LinkTiles } from "#app/tools/dofollow-nofollow-link-checker/link-tiles.tsx";
import {
  countSample,
  makeSampleLinks,
  type SampleLink,
} from "#app/tools/dofollow-nofollow-link-checker/sample.ts";
import { AddressRow } from "#app/tools/kit/address-row.tsx";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { SampleBadge } from "#app/tools/kit/sample-badge.tsx";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { useSample } from "#app/tools/kit/use-sample.tsx";
import { Field } from "#app/ui/field.tsx";
import { toast } from "#app/ui/toast.ts";

/** docs/agreed.md, link checker. */
const CHECK_DELAY_MS = 2500;
const steps = ["Reading the page", "Collecting links", "Reading rel"];

const problems = {
  required: { title: "URL is required", description: "Please enter a URL to check." },
  invalid: { title: "Invalid URL", description: "Please enter a valid URL." },
} as const;

/** An address, a wait of two and a half seconds, seven invented links. */
export function LinksOfAddress({ url, onUrlChange }: PageProps) {
  const [problem, setProblem] = useState<keyof typeof problems>();
  const { form, isWaiting, start, progress, shown } = useSample<ReadonlyArray<SampleLink>>({
    steps,
    durationMs: CHECK_DELAY_MS,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const page = parsePageUrl(url);
    const found = url.trim() === "" ? "required" : page.ok ? undefined : "invalid";
    setProblem(found);
    if (found || !page.ok) {
      toast({ ...problems[found ?? "invalid"], variant: "destructive" });
      form.current?.querySelector<HTMLElement>("[name=url]")?.focus();
      return;
    }
    start(() => makeSampleLinks(page.value));
  }

  return (
    <>
      <form ref={form} className="tool-pane" onSubmit={handleSubmit} noValidate>
        <Field
          label="Address of the page"
          hint="A page in your browser cannot read another site, so this tab shows a sample."
          error={problem && problems[problem].description}
        >
          {(control) => (
            <AddressRow
              control={control}
              url={url}
              onUrlChange={(typed) => {
                onUrlChange(typed);
                setProblem(undefined);
              }}
              label="Check links"
              busyLabel="Checking..."
              isWaiting={isWaiting}
            />
          )}
        </Field>
        {progress}
      </form>
      {shown ? (
        <ToolResult label={`Sample result: ${shown.sample.length} links`} run={shown.run}>
          <SampleBadge way="page-source" link="Check the links of your real page" />
          <LinkTiles counts={countSample(shown.sample)} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
          <div className="links-table" role="group" aria-label="Sample links" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Link URL</th>
                  <th scope="col">Anchor Text</th>
                  <th scope="col">Status</th>
                </tr>
              </thead>
              <tbody>
                {shown.sample.map((link) => (
                  <tr key={link.url}>
                    <td>{link.url}</td>
                    <td>{link.text}</td>
                    <td>
                      <LinkStatus status={link.nofollow ? "not followed" : "followed"} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </ToolResult>
      ) : null}
    </>
  );
}
