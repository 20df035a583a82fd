import { Copy, Lightbulb } from "lucide-react";
import { useId, useState, type ReactNode } from "react";

import { platforms, type PlatformKey } from "#app/content/review-templates/platforms.ts";
import { copyWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { formatDate } from "#lib/format-date.ts";
import { editPieces, textOfFrame, type Piece } from "#app/tools/review-kit/text/fill-frame.ts";
import {
  reviewLanguages,
  type ReviewLanguage,
} from "#app/content/review-templates/review-languages.ts";
import { measureLength } from "#app/tools/review-kit/text/measure-length.ts";
import { lintText, type LintedText } from "#app/tools/review-kit/text/lint-text.ts";
import { Button } from "#app/ui/button.tsx";
import { groupThousands } from "#lib/group-thousands.ts";
import { shorten } from "#lib/text/shorten.ts";

type ReviewDraftProps = {
  title: string;
  pieces: readonly Piece[];
  language: ReviewLanguage;
  platform: PlatformKey;
  kind: LintedText["kind"];
  /** What the toast says once it is copied. */
  copied?: string;
  /** Called at every change, for what is done with the text elsewhere on the page. */
  onEdit?: (text: string) => void;
  /** Further buttons; they get the text as it is. */
  renderActions?: (text: string) => ReactNode;
  /** Between the heading and the text. */
  children?: ReactNode;
};

/**
 * A text to be edited before it is copied. The visitor's words are tinted by a layer behind the text
 * field, which also gives the field its height; both must wrap alike, so they share every rule of type.
 */
export function ReviewDraft({
  title,
  pieces: written,
  language,
  platform,
  kind,
  copied = "Copied to clipboard!",
  onEdit,
  renderActions,
  children,
}: ReviewDraftProps) {
  const id = useId();
  const [pieces, setPieces] = useState(written);
  const text = textOfFrame(pieces);
  const { dir } = reviewLanguages[language];

  function handleChange(edited: string) {
    setPieces(editPieces(pieces, edited));
    onEdit?.(edited);
  }

  return (
    <section className="review-draft stack" data-gap="small" aria-labelledby={`${id}-title`}>
      <header className="cluster">
        <h3 className="label" id={`${id}-title`}>
          {title}
        </h3>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Copy ${title.toLowerCase()}`}
          onClick={() => void copyWithToast(text, copied)}
          Icon={Copy}
        >
          Copy
        </Button>
      </header>
      {children}
      <div className="review-draft-text" lang={language} dir={dir}>
        <div className="review-draft-layer" aria-hidden="true">
          {pieces.map((piece, index) =>
            piece.from === "visitor" ? <span key={index}>{piece.text}</span> : piece.text,
          )}
          {/* A last line without a letter would have no height. */}
          {"\u200b"}
        </div>
        <textarea
          className="review-draft-layer"
          aria-label={`${title}: text, can be edited`}
          aria-describedby={`${id}-length ${id}-advice`}
          value={text}
          rows={1}
          spellCheck
          onChange={(event) => handleChange(event.currentTarget.value)}
        />
      </div>
      <TextLength id={`${id}-length`} text={text} platform={platform} kind={kind} />
      <Advice id={`${id}-advice`} {...{ text, language, platform, kind }} />
      {renderActions ? <div className="actions">{renderActions(text)}</div> : null}
    </section>
  );
}

/** A message of one's own: what carries it sets no limit that a few lines reach. */
const unlimited = { unit: "characters", limit: null, note: "" } as const;

type CheckedText = Pick<ReviewDraftProps, "platform" | "kind"> & { id: string; text: string };

function TextLength({ id, text, platform, kind }: CheckedText) {
  const characters = measureLength(text, "characters");
  const { unit, limit, note } =
    kind === "request" ? unlimited : platforms[platform][kind === "review" ? "review" : "reply"];
  const isOver = limit !== null && measureLength(text, unit) > limit;

  return (
    <p id={id} className="mini soft number" data-tone={isOver ? "fail" : undefined}>
      <b>{countOf(text, characters, unit, limit)}</b>
      {isOver ? " Too long." : null}
      <span> {note}</span>
    </p>
  );
}

function countOf(text: string, characters: number, unit: string, limit: number | null): string {
  if (limit === null) return `${figure(characters)} characters.`;
  if (unit === "characters") return `${figure(characters)} of ${figure(limit)} characters.`;
  const measured = measureLength(text, unit === "bytes" ? "bytes" : "words");
  return `${figure(characters)} characters: ${figure(measured)} of ${figure(limit)} ${unit}.`;
}

function figure(value: number): string {
  return groupThousands(value);
}

function Advice({
  id,
  text,
  language,
  platform,
  kind,
}: CheckedText & { language: ReviewLanguage }) {
  const findings = lintText({ text, kind, platform });
  const { name, checked } = platforms[platform];

  return (
    <ul id={id} className="stack" data-gap="small">
      {findings.map((finding) => (
        <li key={finding.id} className="note">
          <Lightbulb className="icon" aria-hidden />
          <p>
            <b>Check the {finding.id}:</b> “
            <bdi className="review-words" lang={language}>
              {shorten(finding.words, 60)}
            </bdi>
            ”. {finding.advice}{" "}
            <span className="soft">
              {finding.isPlatformRule
                ? `${name}’s rule, read on ${formatDate(checked)}.`
                : "Our advice."}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
