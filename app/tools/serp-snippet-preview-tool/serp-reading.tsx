import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";

import { count } from "#lib/count.ts";
import type { ResultProps } from "#app/tools/kit/reading/reading-tool.ts";
import { ReadBadge } from "#app/tools/kit/reading/read-badge.tsx";
import { RedirectChain } from "#app/tools/kit/reading/redirect-chain.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { TabLink } from "#app/tools/kit/tool-tabs.tsx";
import { describeOverlong, findCovered, takeLoaded } from "./take-loaded.ts";
import type { SerpValues } from "./serp-fields.tsx";
import type { LiveSnippet } from "#engine/live/judge-snippet.ts";
import { Button } from "#app/ui/button.tsx";
import { ReadingNote } from "#app/tools/kit/reading/reading-note.tsx";

/** What the result needs of the form around it. */
export type SerpAround = {
  values: SerpValues;
  onChange: (patch: Partial<SerpValues>) => void;
  /** The fields end at 60 and 160 characters. */
  hasMaximum: boolean;
};

type SerpReadingProps = ResultProps<"serp"> & SerpAround;

/** Puts the title and description of the page that was read into the fields, and says what it found. */
export function SerpReading({ read, run, values, onChange, hasMaximum }: SerpReadingProps) {
  const [loaded] = useState(() => takeLoaded(read.result));
  const [covered, setCovered] = useState(() => findCovered(values, loaded));
  const overlong = hasMaximum ? describeOverlong(loaded) : [];

  useEffect(() => {
    onChange(loaded);
    // oxlint-disable-next-line react/exhaustive-deps -- the fields are filled once for each reading
  }, []);

  return (
    <ResultFrame
      label={summarize(read.result)}
      run={run}
      isPart
      className="serp-live"
      badge={<ReadBadge readAt={read.readAt} status={read.status} />}
      headline="What the page says"
    >
      {read.status >= 400 ? (
        <ReadingNote>
          The address answers {read.status}: search engines list no page that does. These are the
          words of its error page.
        </ReadingNote>
      ) : null}
      <dl className="facts">
        {listSaid(read.result).map(({ name, text, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text === null ? null : <p dir="auto">{text}</p>}
              {note ? <p className="mini soft">{note}</p> : null}
            </dd>
          </div>
        ))}
      </dl>
      {overlong.length > 0 ? (
        <ReadingNote>
          {overlong.join(" ")} <TabLink tab="as-google-draws-it">As Google draws it</TabLink> has no
          such limit: the same text is there.
        </ReadingNote>
      ) : null}
      {covered ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            onChange(covered);
            setCovered(undefined);
          }}
          Icon={RotateCcw}
        >
          Put back what I had typed
        </Button>
      ) : null}
      <RedirectChain hops={read.hops} />
    </ResultFrame>
  );
}

type Said = { name: string; text: string | null; note?: string };

function listSaid({ title, description, h1, siteName, icon }: LiveSnippet): readonly Said[] {
  return [
    {
      name: "Title",
      text: title,
      note: title
        ? `${count(title.length, "character")}, now in the field`
        : "The page has none, so Google makes one, often from its heading. The field is as you left it.",
    },
    {
      name: "Description",
      text: description,
      note: description
        ? `${count(description.length, "character")}, now in the field`
        : "The page has none, so Google takes a passage of its text. The field is as you left it.",
    },
    { name: "Main heading", text: h1, ...(h1 === null && { note: "The page has no h1." }) },
    {
      name: "Site name",
      text: siteName,
      ...(siteName === null && { note: "og:site_name does not say it." }),
    },
    {
      name: "Icon",
      text: icon,
      ...(icon === null && { note: "The head names none; browsers then try /favicon.ico." }),
    },
  ];
}

/** Read aloud when the fields are filled. */
function summarize({ title, description }: LiveSnippet): string {
  if (title && description) return "Title and description are loaded from the live page";
  if (title) return "The title is loaded from the live page; it has no description";
  return description
    ? "The description is loaded from the live page; it has no title"
    : "The live page has neither title nor description; the fields are as you left them";
}
