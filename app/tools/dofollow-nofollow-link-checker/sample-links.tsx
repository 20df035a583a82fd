import { useEffect, useRef, useState, type FormEvent } from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { LinkStatus } from "#app/tools/dofollow-nofollow-link-checker/link-status.tsx";
import { LinkTiles } from "#app/tools/dofollow-nofollow-link-checker/link-tiles.tsx";
import {
  countSample,
  makeSampleLinks,
  type SampleLink,
} from "#app/tools/dofollow-nofollow-link-checker/sample.ts";
import { SampleBadge } from "#app/tools/kit/result-badge.tsx";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { useSimulatedWait } from "#app/tools/kit/use-simulated-wait.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { toast } from "#app/ui/toast.ts";

const CHECK_DELAY_MS = 2500;
const steps = ["Reading the page", "Collecting links", "Reading rel"];

const problems = {
  required: { title: "URL is required", description: "Please enter a URL to check." },
  invalid: { title: "Invalid URL", description: "Please enter a valid URL." },
} as const;

type Shown = { links: ReadonlyArray<SampleLink>; run: number };

/** An address, a wait of two and a half seconds, seven invented links. */
export function SampleLinks({
  url,
  onUrlChange,
}: {
  url: string;
  onUrlChange: (url: string) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const runs = useRef(0);
  const [problem, setProblem] = useState<keyof typeof problems>();
  const [shown, setShown] = useState<Shown>();
  const { isWaiting, start, progress } = useSimulatedWait({ steps, durationMs: CHECK_DELAY_MS });

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

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
    setShown(undefined);
    start(() => {
      runs.current += 1;
      setShown({ links: makeSampleLinks(page.value), run: runs.current });
    });
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
            <div className="tool-row">
              <input
                {...control}
                className="input"
                name="url"
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="www.example.pk/page"
                value={url}
                onChange={(event) => {
                  onUrlChange(event.target.value);
                  setProblem(undefined);
                }}
              />
              <Button type="submit" disabled={isWaiting}>
                {isWaiting ? "Checking..." : "Check links"}
              </Button>
            </div>
          )}
        </Field>
        {progress}
      </form>
      {shown ? (
        <ToolResult label={`Sample result: ${shown.links.length} links`} run={shown.run}>
          <SampleBadge way="page-source" link="Check the links of your real page" />
          <LinkTiles counts={countSample(shown.links)} />
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
                {shown.links.map((link) => (
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
