import { Mail, MessageCircle, MessageSquare } from "lucide-react";

import type { ReviewLanguage } from "#app/content/review-templates/review-languages.ts";
import { MadeBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { buildQrCode } from "#lib/qr-code/qr-code.ts";
import type { ReplyAndAskProps } from "./reply-and-ask-props.ts";
import { ReviewDraft } from "./review-draft.tsx";
import { ReviewQrCode } from "./review-qr-code.tsx";
import { smsLink } from "./share-review-link.ts";
import { writeRequest } from "#app/tools/review-kit/text/write-request.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { mailHref } from "#lib/contact/mail-href.ts";
import { whatsAppShareHref } from "#lib/contact/whats-app-href.ts";

export type AskedFor = {
  /** Counts the results, so that each is drawn again. */
  run: number;
  name: string;
  customer: string;
  language: ReviewLanguage;
  link: string;
};

type ReviewRequestsProps = Pick<ReplyAndAskProps, "platform"> & { asked: AskedFor };

/** The request in three forms, and the code of its link. */
export function ReviewRequests({ asked, platform }: ReviewRequestsProps) {
  const { run, ...request } = asked;
  const { name, language, link } = request;
  const { whatsapp, sms, email } = writeRequest(request);
  const channels = [
    { title: "WhatsApp message", pieces: whatsapp, open: whatsAppShareHref, icon: MessageCircle },
    { title: "SMS", pieces: sms, open: smsLink, icon: MessageSquare },
    {
      title: "E-mail",
      pieces: email.body,
      open: (text: string) => mailHref({ subject: email.subject, body: text }),
      icon: Mail,
      subject: email.subject,
    },
  ];

  return (
    <ResultFrame
      label="The requests are ready"
      run={run}
      badge={<MadeBadge of="words" />}
      headline="One request, three ways"
    >
      {channels.map(({ title, pieces, open, icon: Icon, subject }) => (
        <ReviewDraft
          key={`${run} ${title}`}
          title={title}
          pieces={pieces}
          language={language}
          platform={platform}
          kind="request"
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
            <p className="soft small">
              Subject:{" "}
              <b className="review-words" lang={language} dir="auto">
                {subject}
              </b>
            </p>
          )}
        </ReviewDraft>
      ))}
      <ReviewQrCode key={`${run} code`} {...{ link, name }} code={buildQrCode(link)} />
      <p className="tool-help">Nothing is sent until you send it yourself.</p>
    </ResultFrame>
  );
}
