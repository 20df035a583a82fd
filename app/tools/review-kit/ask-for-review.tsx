import { useState } from "react";

import { useResult } from "#app/tools/kit/result/use-result.ts";
import { pickLanguage } from "#app/content/review-templates/review-languages.ts";
import { readReviewLink } from "./read-review-link.ts";
import type { ReplyAndAskProps } from "./reply-and-ask-props.ts";
import { LanguageField, TextField } from "./language-field.tsx";
import { ReviewForm, type TypedFields } from "./review-form.tsx";
import type { AskedFor, ReviewRequests } from "./review-requests.tsx";
import { toast } from "#app/ui/toast/toast.ts";

const NO_LINK = "Please enter a valid URL.";

/** One neutral request for every customer, and a code of the link to print. */
export function AskForReview({ platform, signsAs, languages }: ReplyAndAskProps) {
  const [linkError, setLinkError] = useState<string>();
  const [asked, ask] = useResult<Omit<AskedFor, "run">>();
  const [Requests, setRequests] = useState<typeof ReviewRequests>();

  async function loadRequests() {
    const loaded = await import("./review-requests.tsx");
    setRequests(() => loaded.ReviewRequests);
  }

  function handleWrite(typed: TypedFields) {
    const link = readReviewLink(typed("link"));
    setLinkError(link.ok ? undefined : NO_LINK);
    if (!link.ok) return toast({ title: NO_LINK, variant: "destructive" });
    ask({
      name: typed("name"),
      customer: typed("customer"),
      language: pickLanguage(["en", ...languages], typed("language")),
      link: link.value,
    });
  }

  return (
    <div className="tool-split">
      <ReviewForm submitLabel="Write a request" load={loadRequests} onWrite={handleWrite}>
        <h2>Ask for a review</h2>
        <TextField label={signsAs} name="name" />
        {platform === "google" ? (
          <TextField
            label="Google review link or place ID"
            name="link"
            error={linkError}
            hint="A place ID begins with ChIJ; it becomes your review link."
          />
        ) : (
          <TextField
            label="Review link"
            name="link"
            error={linkError}
            hint="The page where your customer writes the review."
          />
        )}
        <TextField label="Customer’s name" name="customer" optional />
        <LanguageField languages={languages} />
      </ReviewForm>
      <div className="tool-pane review-output">
        {asked && Requests ? (
          <Requests asked={asked} platform={platform} />
        ) : (
          <div className="stack" data-gap="small">
            <h3>What makes a request fair</h3>
            <ul className="rows">
              <li>Everyone gets the same words, happy or not.</li>
              <li>It asks for an honest review, and names no number of stars.</li>
              <li>It offers nothing in return.</li>
              <li>It goes out soon after the visit, once.</li>
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
