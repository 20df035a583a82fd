import { Mail, MessageCircle, MessageSquare } from "lucide-react";
import { useState } from "react";

import { buildQrCode, type QrCode } from "#app/tools/review-kit/qr-code.ts";
import {
  pickLanguage,
  type ReviewLanguage,
} from "#app/content/review-templates/review-language.ts";
import { readReviewLink } from "#app/tools/review-kit/review-link.ts";
import { emailLink, smsLink, whatsappLink } from "#app/tools/review-kit/review-share.ts";
import type { ReplyAndAskProps } from "#app/tools/review-kit/reply-and-ask-props.ts";
import { ReviewDraft } from "#app/tools/review-kit/review-draft.tsx";
import { LanguageField, TextField } from "#app/tools/review-kit/review-fields.tsx";
import { nothingToLoad, ReviewForm, type TypedFields } from "#app/tools/review-kit/review-form.tsx";
import { ReviewQrCode } from "#app/tools/review-kit/review-qr-code.tsx";
import { writeRequest, type RequestMessages } from "#app/tools/review-kit/write-request.ts";
import { copyWithToast } from "#app/tools/kit/hand-over.ts";
import { MadeBadge } from "#app/tools/kit/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result-frame.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";

type Shown = {
  run: number;
  name: string;
  language: ReviewLanguage;
  link: string;
  messages: RequestMessages;
  code: QrCode;
};

/** One neutral request for every customer, and a code of the link to print. */
export function AskForReview({ platform, signsAs, languages }: ReplyAndAskProps) {
  const [linkError, setLinkError] = useState<string>();
  const [shown, setShown] = useState<Shown>();

  function handleWrite(typed: TypedFields) {
    const link = readReviewLink(typed("link"));
    if (!link.ok) {
      const message = "Please enter a valid URL.";
      setLinkError(message);
      toast({ title: message, variant: "destructive" });
      return;
    }

    const language = pickLanguage(["en", ...languages], typed("language"));
    const name = typed("name");
    setLinkError(undefined);
    setShown((before) => ({
      run: (before?.run ?? 0) + 1,
      name,
      language,
      link: link.value,
      messages: writeRequest({ name, customer: typed("customer"), link: link.value, language }),
      code: buildQrCode(link.value),
    }));
  }

  return (
    <div className="tool-split review-split review-ask">
      <ReviewForm
        required={["name", "link"]}
        requiredMessage="Please fill in all required fields."
        submitLabel="Write a request"
        load={nothingToLoad}
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
        {shown ? (
          <ResultFrame
            label="The requests are ready"
            run={shown.run}
            className="review-written"
            badge={<MadeBadge of="words" />}
            headline="One request, three ways"
          >
            <Requests shown={shown} platform={platform} />
          </ResultFrame>
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

function Requests({ shown, platform }: Pick<ReplyAndAskProps, "platform"> & { shown: Shown }) {
  const { run, name, language, link, messages, code } = shown;
  const { whatsapp, sms, email } = messages;
  const channels = [
    { title: "WhatsApp message", pieces: whatsapp, open: whatsappLink, icon: MessageCircle },
    { title: "SMS", pieces: sms, open: smsLink, icon: MessageSquare },
    {
      title: "E-mail",
      pieces: email.body,
      open: (text: string) => emailLink(email.subject, text),
      icon: Mail,
      subject: email.subject,
    },
  ];

  return (
    <>
      {channels.map(({ title, pieces, open, icon: Icon, subject }) => (
        <ReviewDraft
          key={`${run} ${title}`}
          title={title}
          pieces={pieces}
          language={language}
          platform={platform}
          kind="request"
          onCopy={(text) => void copyWithToast(text, "Copied to clipboard!")}
          renderActions={(text) => (
            <a
              className={buttonClass({ variant: "outline", size: "sm" })}
              href={open(text)}
              target="_blank"
              rel="noopener"
            >
              <Icon className="icon" aria-hidden />
              Open in {title === "WhatsApp message" ? "WhatsApp" : title}
            </a>
          )}
        >
          {subject === undefined ? null : (
            <p className="review-subject">
              Subject:{" "}
              <b className="review-words" lang={language} dir="auto">
                {subject}
              </b>
            </p>
          )}
        </ReviewDraft>
      ))}
      <ReviewQrCode key={`${run} code`} {...{ code, link, name }} />
      <p className="tool-help">Nothing is sent until you send it yourself.</p>
    </>
  );
}
