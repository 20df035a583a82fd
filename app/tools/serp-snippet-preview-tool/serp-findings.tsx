import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";

import type { SnippetFinding, Snippet } from "#engine/text-width/measure-snippet.ts";
import { frames, yardstick } from "#engine/text-width/snippet-limits.ts";
import "#app/ui/table/table-cards.css";
import { StatusWord } from "#app/ui/status-word.tsx";

const fields = ["title", "description"] as const;
const names = { title: "Title", description: "Description" } as const;

type Measure = {
  name: string;
  figureOf: (snippet: Snippet, field: (typeof fields)[number]) => string;
  /** Whether title or description is over what this measure allows. */
  isFault: (snippet: Snippet) => boolean;
  /** A cut loses words; the others are customs. */
  fault: { word: string; status: "fail" | "warn" };
};

const cut = { word: "Cut", status: "fail" } as const;

const measures: readonly Measure[] = [
  {
    name: "Characters",
    figureOf: ({ signs }, field) => String(signs[field]),
    isFault: ({ findings }) => findings.some(({ kind }) => kind === "many-signs"),
    fault: { word: "Many", status: "warn" },
  },
  {
    name: "On a computer",
    figureOf: ({ screens }, field) =>
      ofPx(screens.desktop[field].px, frames.desktop[field].limitPx),
    isFault: ({ findings }) =>
      findings.some((one) => one.kind === "cut" && one.screen === "desktop"),
    fault: cut,
  },
  {
    name: "On a phone",
    figureOf: ({ screens }, field) => ofPx(screens.mobile[field].px, frames.mobile[field].limitPx),
    isFault: ({ findings }) =>
      findings.some((one) => one.kind === "cut" && one.screen === "mobile"),
    fault: cut,
  },
  {
    name: "The usual yardstick (first tab)",
    figureOf: (snippet, field) => ofPx(snippet.yardstick[field].px, yardstick[field].limitPx),
    // A finding says it only where nothing is cut; the figure is here in any case.
    isFault: ({ yardstick: measured }) =>
      fields.some((field) => measured[field].px > yardstick[field].limitPx),
    fault: { word: "Over", status: "warn" },
  },
];

function ofPx(px: number, limitPx: number): string {
  return `${Math.round(px)} of ${limitPx} px`;
}

/** The widths in figures, then what they mean. */
export function SerpFindings({ snippet }: { snippet: Snippet }) {
  const estimates = fields.filter((field) => snippet.isEstimate[field]);

  return (
    <>
      <WidthTable snippet={snippet} />
      <div role="status">
        <ul className="stack small" data-gap="small">
          {snippet.findings.length === 0 ? (
            <StatusWord as="li" of="pass" Icon={CircleCheck}>
              Both show whole, on a computer and on a phone.
            </StatusWord>
          ) : (
            snippet.findings.map((finding) => {
              const isLoss = finding.kind === "cut" || finding.kind === "missing";
              const Icon = isLoss ? CircleX : TriangleAlert;
              return (
                <StatusWord
                  key={describe(finding)}
                  as="li"
                  of={isLoss ? "fail" : "warn"}
                  Icon={Icon}
                >
                  {describe(finding)}
                </StatusWord>
              );
            })
          )}
          {estimates.length > 0 ? (
            <li className="note">
              <Info className="icon" aria-hidden />
              Estimate: Google’s Urdu face is not known. The {estimates.join(" and ")}{" "}
              {estimates.length === 1 ? "holds" : "hold"} letters outside Arial’s Latin, Greek,
              Cyrillic and Hebrew; Arabic script is measured in Noto Naskh Arabic, Devanagari,
              Bengali and Tamil in Noto Sans.
            </li>
          ) : null}
        </ul>
      </div>
    </>
  );
}

function WidthTable({ snippet }: { snippet: Snippet }) {
  return (
    <table className="table" data-cards>
      <caption className="visually-hidden">Widths against their limits</caption>
      <thead>
        <tr>
          <th scope="col">Verdict</th>
          <th scope="col">
            <span className="visually-hidden">Measure</span>
          </th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {names[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measures.map(({ name, figureOf, isFault, fault }) => (
          <tr key={name}>
            <td>
              <Verdict fault={isFault(snippet) ? fault : undefined} />
            </td>
            <th scope="row">{name}</th>
            {fields.map((field) => (
              <td key={field} data-label={names[field]}>
                {figureOf(snippet, field)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Verdict({ fault }: { fault: Measure["fault"] | undefined }) {
  const Icon =
    fault === undefined ? CircleCheck : fault.status === "fail" ? CircleX : TriangleAlert;
  return (
    <StatusWord of={fault?.status ?? "pass"} Icon={Icon}>
      {fault?.word ?? "Fits"}
    </StatusWord>
  );
}

function describe(finding: SnippetFinding): string {
  const name = names[finding.field];
  switch (finding.kind) {
    case "missing":
      return `${name} is missing: Google writes one itself.`;
    case "cut":
      return describeCut(finding);
    case "over-yardstick":
      return `${name} is over the yardstick of the first tab: ${Math.round(finding.px)} px of ${finding.limitPx}. Thin letters are wide in bold.`;
    case "many-signs":
      return `${name} has ${finding.signs} characters, over the customary ${finding.max}. Pixels decide, not characters.`;
  }
}

/** On two lines a text can be cut although its width is under both lines together: words do not break. */
function describeCut({
  field,
  screen,
  px,
  limitPx,
}: Extract<SnippetFinding, { kind: "cut" }>): string {
  const place = screen === "desktop" ? "computer" : "phone";
  const [width, limit] = [Math.round(px), limitPx];
  return width > limit
    ? `${names[field]} is cut on a ${place}: it is ${width} px wide, and there is room for ${limit}.`
    : `${names[field]} is cut on a ${place}: its ${width} px would fit into ${limit}, but words are not broken, and the line ends leave too little room.`;
}
