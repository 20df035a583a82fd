import { useRef, useState } from "react";

import type { LinkReport } from "#engine/links/check-links.ts";
import { LinksReport } from "#app/tools/dofollow-nofollow-link-checker/links-report.tsx";
import { runCheck } from "#app/tools/dofollow-nofollow-link-checker/run-check.ts";
import { PageSourceForm, type SourceProblem } from "#app/tools/kit/page-source-form.tsx";
import type { PageSource } from "#app/tools/kit/page-source.ts";
import { Field } from "#app/ui/field.tsx";

type Shown = { name: string; report: LinkReport; run: number };

/** Every link of a page's HTML, read beside the page. */
export function LinksOfSource({
  url,
  onUrlChange,
}: {
  url: string;
  onUrlChange: (url: string) => void;
}) {
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<SourceProblem>();
  const [isBusy, setIsBusy] = useState(false);
  const [xRobotsTag, setXRobotsTag] = useState("");
  const runs = useRef(0);

  async function check(source: PageSource) {
    setProblem(undefined);
    setIsBusy(true);
    const answer = await runCheck({ ...source, xRobotsTag });
    setIsBusy(false);
    if (!answer.ok) {
      setShown(undefined);
      setProblem(answer.problem);
      return;
    }
    runs.current += 1;
    setShown({ name: source.name, report: answer.value, run: runs.current });
  }

  return (
    <>
      <PageSourceForm
        label="Check the links"
        busyLabel="Checking..."
        isBusy={isBusy}
        problem={problem}
        onSource={(source) => void check(source)}
        url={url}
        onUrlChange={onUrlChange}
        shown={
          shown && {
            name: shown.name,
            details: `${shown.report.totals.total.toLocaleString("en")} links${shown.report.pageUrl === null ? "" : `, for ${shown.report.pageUrl}`}`,
          }
        }
      >
        <Field
          label="X-Robots-Tag header"
          optional
          hint="If the server sends one: a nofollow in it marks every link."
        >
          {(control) => (
            <input
              {...control}
              className="input"
              name="header"
              autoComplete="off"
              placeholder="nofollow"
              value={xRobotsTag}
              onChange={(event) => setXRobotsTag(event.target.value)}
            />
          )}
        </Field>
      </PageSourceForm>
      {shown ? <LinksReport key={shown.run} report={shown.report} run={shown.run} /> : null}
    </>
  );
}
