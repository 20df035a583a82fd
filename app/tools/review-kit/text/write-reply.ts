import { replyTexts } from "#app/content/review-templates/reply-texts.ts";
import type { ReplyTone } from "#app/content/review-templates/reply-tones.ts";
import type { ReplyTexts, ReviewTopic } from "#app/content/review-templates/schema.ts";
import type { Frame } from "#app/content/review-templates/frame.ts";
import { fillFrame, type Piece } from "./fill-frame.ts";
import {
  reviewLanguages,
  type ReviewLanguage,
} from "#app/content/review-templates/review-languages.ts";
import type { Rating } from "./rating.ts";

export type ReplyInput = {
  rating: Rating;
  /** Who replies: signs the text. */
  name: string;
  reviewer: string;
  contact: string;
  tone: ReplyTone;
  language: ReviewLanguage;
  topics: readonly ReviewTopic[];
  /** The review says what happened: the reply does not ask for it. */
  isExplained: boolean;
};

export type Reply = { length: "Short" | "Medium" | "Long"; pieces: Piece[] };

/** A short reply that lists everything reads as a form; a long one has room. */
const MAX_TOPICS = 2;
const MAX_TOPICS_LONG = 4;

/** One reply in three lengths. All thank or apologise, take up what was named, and sign. */
export function writeReply({
  rating,
  tone,
  language,
  topics,
  isExplained,
  ...typed
}: ReplyInput): Reply[] {
  const words: ReplyTexts = replyTexts[language];
  const band = rating >= 4 ? "high" : rating === 3 ? "middle" : "low";
  const { opening, topics: topicSentence, middle } = words.band[band];

  const takeUp = (most: number) => {
    const named = topics.slice(0, most).map((topic) => words.topics[topic]);
    return named.length === 0 ? "" : fillIn(topicSentence, { topics: joinNames(named, words) });
  };
  const about = takeUp(MAX_TOPICS);
  // For a low rating it asks what happened.
  const more = band === "low" && isExplained ? "" : middle;
  const contact = rating <= 3 ? words.contact : "";
  const signature = ["\n— {name}", ""];
  const greeting = [`${words.greeting}\n`, ""];
  const { stop } = reviewLanguages[language];

  const write = (frame: Frame): Piece[] => fillFrame(frame, typed, stop);

  return [
    { length: "Short", pieces: write([opening[tone], about, contact, signature]) },
    {
      length: "Medium",
      pieces: write([greeting, opening[tone], about, more, contact, signature]),
    },
    {
      length: "Long",
      pieces: write([
        greeting,
        opening[tone],
        takeUp(MAX_TOPICS_LONG),
        more,
        words.substance[band],
        contact,
        words.closing[tone],
        signature,
      ]),
    },
  ];
}

/** Topics are the frame's own words, so they are put in before the visitor's. */
function fillIn(sentence: string | readonly string[], values: { topics: string }): string {
  return [sentence].flat().join("").replace("{topics}", values.topics);
}

/** "a", "a and b", "a, b and c". */
function joinNames(names: readonly string[], { and, comma }: ReplyTexts): string {
  const last = names.at(-1) ?? "";
  const first = names.slice(0, -1).join(comma);
  return first === "" ? last : first + and + last;
}
