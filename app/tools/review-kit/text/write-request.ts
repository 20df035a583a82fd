import { requestTexts } from "#app/content/review-templates/request-texts.ts";
import type { Frame } from "#app/content/review-templates/frame.ts";
import { fillFrame, type Piece, textOfFrame } from "./fill-frame.ts";
import {
  reviewLanguages,
  type ReviewLanguage,
} from "#app/content/review-templates/review-languages.ts";

export type RequestInput = {
  name: string;
  customer: string;
  link: string;
  language: ReviewLanguage;
};

export type RequestMessages = {
  whatsapp: Piece[];
  sms: Piece[];
  email: { subject: string; body: Piece[] };
};

/** The same neutral words for every customer, cut to the length of three channels. */
export function writeRequest({ language, ...typed }: RequestInput): RequestMessages {
  const { whatsapp, sms, email } = requestTexts[language];
  const write = (frame: Frame): Piece[] => fillFrame(frame, typed, reviewLanguages[language].stop);

  return {
    whatsapp: write(whatsapp),
    sms: write(sms),
    email: { subject: textOfFrame(write([email.subject])), body: write(email.body) },
  };
}
