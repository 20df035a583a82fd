import { use, useState } from "react";

import { replyTexts } from "#app/content/review-templates/reply-texts.ts";
import { replyTones, type ReplyTone } from "#app/content/review-templates/reply-tones.ts";
import {
  pickLanguage,
  type ReviewLanguage,
} from "#app/content/review-templates/review-languages.ts";
import { pickRating } from "#app/tools/review-kit/text/rating.ts";
import { explainsItself, findTopics } from "#app/tools/review-kit/text/find-topics.ts";
import type { ReplyAndAskProps } from "./reply-and-ask-props.ts";
import { ReplyEmpty } from "./reply-empty.tsx";
import { ReviewDraft } from "./review-draft.tsx";
import { LanguageField, TextField } from "./language-field.tsx";
import { MissingFields, ReviewForm, type TypedFields } from "./review-form.tsx";
import { writeReply, type Reply } from "#app/tools/review-kit/text/write-reply.ts";
import { staysHere } from "#app/content/what-tools-send.ts";
import { AreaField } from "#app/tools/kit/input-field.tsx";
import { useResult } from "#app/tools/kit/result/use-result.ts";
import { MadeBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { StarRating } from "#app/ui/stars/star-rating.tsx";

const toneLabels: Record<ReplyTone, string> = { warm: "Warm", plain: "Plain", formal: "Formal" };

type Shown = { language: ReviewLanguage; replies: Reply[] };

/** A reply in three lengths that takes up what the pasted review names. */
export function ReplyToReview({ platform, signsAs, languages }: ReplyAndAskProps) {
  const [review, setReview] = useState("");
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tone, setTone] = useState<ReplyTone>("plain");
  const [shown, show] = useResult<Shown>();
  const found = findTopics(review);

  function handleWrite(typed: TypedFields) {
    const language = pickLanguage(["en", ...languages], typed("language"));
    const replies = writeReply({
      rating: pickRating(typed("replyRating")),
      name: typed("signature"),
      reviewer: typed("reviewer"),
      contact: typed("contact"),
      tone,
      language,
      isExplained: explainsItself(review),
      topics: found.map(({ topic }) => topic).filter((topic) => !left.includes(topic)),
    });
    show({ language, replies });
  }

  return (
    <div className="tool-split">
      <ReviewForm submitLabel="Write a reply" onWrite={handleWrite}>
        <h2>Reply to a review you received</h2>
        <ReceivedReview text={review} onChange={setReview} />
        {found.length > 0 ? <FoundTopics found={found} left={left} onLeave={setLeft} /> : null}
        <ItsRating />
        <TextField label={signsAs} name="signature" />
        <Names />
        <Select
          label="Tone"
          name="tone"
          options={replyTones.map((value) => ({ value, label: toneLabels[value] }))}
          value={tone}
          onValueChange={setTone}
        />
        <LanguageField languages={languages} />
      </ReviewForm>
      <div className="tool-pane review-output">
        {shown ? (
          <Replies {...shown} platform={platform} />
        ) : (
          <>
            <ReplyEmpty />
            <ReplyAdvice />
          </>
        )}
      </div>
    </div>
  );
}

/** Nobody can know it but who received the review: no star is set. */
function ItsRating() {
  const isMissing = use(MissingFields).includes("replyRating");
  return (
    <StarRating
      name="replyRating"
      legend="Its rating"
      defaultValue="none"
      error={isMissing ? "Set the stars of the review." : undefined}
    />
  );
}

function Names() {
  return (
    <>
      <TextField
        label="Reviewer’s name"
        name="reviewer"
        hint="Only if the review shows it."
        optional
      />
      <TextField
        label="Contact for a low rating"
        name="contact"
        hint="A name with a phone number or email. Used from three stars down."
        optional
      />
    </>
  );
}

type RepliesProps = Shown & { run: number } & Pick<ReplyAndAskProps, "platform">;

function Replies({ run, language, replies, platform }: RepliesProps) {
  return (
    <ResultFrame
      label="Three replies are ready"
      run={run}
      badge={<MadeBadge of="words" />}
      headline="Three replies"
    >
      {replies.map(({ length, pieces }) => (
        <ReviewDraft
          key={`${run} ${length}`}
          title={`${length} reply`}
          {...{ pieces, language, platform }}
          kind="reply"
        />
      ))}
    </ResultFrame>
  );
}

function ReceivedReview({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const isMissing = use(MissingFields).includes("received");
  return (
    <AreaField
      label="The review"
      error={isMissing ? "Fill in this field." : undefined}
      hint={`${staysHere} What it names is looked for, in English, Urdu (also in Latin letters), Hindi, Spanish and Arabic.`}
      className="input review-typed"
      name="received"
      dir="auto"
      rows={5}
      required
      value={text}
      onText={onChange}
    />
  );
}

type FoundTopicsProps = {
  found: ReturnType<typeof findTopics>;
  /** Those that the reply shall leave out. */
  left: readonly string[];
  onLeave: (left: readonly string[]) => void;
};

function FoundTopics({ found, left, onLeave }: FoundTopicsProps) {
  return (
    <fieldset>
      <legend className="field-label">
        Found in the review. Which points should the reply mention?
      </legend>
      {found.map(({ topic, word }) => (
        <label key={topic} className="review-check">
          <input
            type="checkbox"
            checked={!left.includes(topic)}
            onChange={(event) =>
              onLeave(
                event.currentTarget.checked
                  ? left.filter((name) => name !== topic)
                  : [...left, topic],
              )
            }
          />
          <span>
            {replyTexts.en.topics[topic]}{" "}
            <q className="soft" dir="auto">
              {word}
            </q>
          </span>
        </label>
      ))}
      <p className="field-hint">
        The short and medium replies mention the first two you tick, the long one up to four.
      </p>
    </fieldset>
  );
}

function ReplyAdvice() {
  return (
    <div className="stack" data-gap="small">
      <h3>What a good reply does</h3>
      <ul className="rows">
        <li>Thanks, and takes up one or two things that the review names.</li>
        <li>Says sorry where something went wrong, without arguing or blaming.</li>
        <li>Moves details to a private channel, with a person’s name.</li>
        <li>Keeps orders, bills and health out of the public eye.</li>
        <li>Comes within two days for a bad review, three for a good one. Our advice.</li>
        <li>Offers nothing for changing or removing the review.</li>
      </ul>
    </div>
  );
}
