import { replyLanguagesOf } from "#app/content/review-templates/review-languages.ts";
import { KeepsWork } from "#app/tools/kit/kept/keeps-work.tsx";
import { AskForReview } from "#app/tools/review-kit/ask-for-review.tsx";

/** The review writers' part for asking: the island of its page. */
// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default function ReviewLinkTool() {
  return (
    <KeepsWork>
      <div className="card">
        <AskForReview
          platform="google"
          signsAs="Business Name"
          languages={replyLanguagesOf("google")}
        />
      </div>
    </KeepsWork>
  );
}
