import { useState } from "react";

import { pickLanguage } from "#app/content/review-templates/languages.ts";
import { readReviewLink } from "#app/tools/review-kit/review-link.ts";
import type { ReplyAndAskProps } from "#app/tools/review-kit/reply-and-ask-props.ts";
import { LanguageField, TextField } from "#app/tools/review-kit/review-fields.tsx";
import { ReviewForm, type TypedFields } from "#app/tools/review-kit/review-form.tsx";
import type { AskedFor, ReviewRequests } from "#app/tools/review-kit/review-requests.tsx";
import { toast } from "#app/ui/toast.ts";

/** One neutral request for every customer, and a code of the link to print. */
export function AskForReview({ platform, signsAs, languages }: ReplyAndAskProps) {
  const [linkError, setLinkError] = useState<string>();
  const [asked, setAsked] = useState<AskedFor>();
  const [Requests, setRequests] = useState<typeof ReviewRequests>();

  async function loadRequests() {
    const loaded = await import("#app/tools/review-kit/review-requests.tsx");
    setRequests(() => loaded.ReviewRequests);
  }

  function handleWrite(typed: TypedFields) {
    const link = readReviewLink(typed("link"));
    if (!link.ok) {
      const message = "Please enter a valid URL.";
      setLinkError(message);
      toast({ title: message, variant: "destructive" });
      return;
    }

    setLinkError(undefined);
    setAsked((before) => ({
      run: (before?.run ?? 0) + 1,
      name: typed("name"),
      customer: typed("customer"),
      language: pickLanguage(["en", ...languages], typed("language")),
      link: link.value,
    }));
  }

  return (
    <div className="tool-split review-split review-ask">
      <ReviewForm
        required={["name", "link"]}
        requiredMessage="Please fill in all required fields."
        submitLabel="Write a request"
        load={loadRequests}
        onWrite={handleWrite}
      >
        {(errorOf) => (
          <>
            <h2 className="review-part">Ask for a review</h2>
            <TextField label={signsAs} name="name" error={errorOf("name")} />
            <TextField
              label={platform === "google" ? "Google review link or place ID" : "Review link"}
              name="link"
              error={errorOf("link") ?? linkError}
              hint={
                platform === "google"
                  ? "A place ID begins with ChIJ; it becomes your review link."
                  : "The page where your customer writes the review."
              }
            />
            <TextField label="Customer’s name" name="customer" optional />
            <LanguageField languages={languages} />
          </>
        )}
      </ReviewForm>
      <div className="tool-pane review-output">
        {asked && Requests ? (
          <Requests asked={asked} platform={platform} />
        ) : (
          <div className="review-advice">
            <h3>What makes a request fair</h3>
            <ul>
              <li>Everyone gets the same words, happy or not.</li>
              <li>It asks for an honest review, and for no number of stars.</li>
              <li>It offers nothing in return.</li>
              <li>It goes out soon after the visit, once.</li>
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
