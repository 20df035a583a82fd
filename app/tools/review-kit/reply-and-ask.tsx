import { AskForReview } from "./ask-for-review.tsx";
import type { ReplyAndAskProps } from "./reply-and-ask-props.ts";
import { ReplyToReview } from "./reply-to-review.tsx";

/** For those who receive reviews: an answer to one, and a fair request for more. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function ReplyAndAsk(props: ReplyAndAskProps) {
  return (
    <>
      <ReplyToReview {...props} />
      <AskForReview {...props} />
    </>
  );
}
