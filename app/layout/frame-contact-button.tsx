import { use } from "react";

import { ContactButton } from "#app/contact/contact-button.tsx";
import { FrameLanguage } from "./frame-language.ts";
import { FrameWord } from "./frame-word.tsx";
import { paths } from "#lib/site/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";

/** Contact Us of the bar and the menu. Around a page in Urdu it leads to the form in Urdu. */
export function FrameContactButton({ size }: { size?: "sm" }) {
  const look = size ? { size } : {};
  if (use(FrameLanguage) === "ur") {
    return (
      <a className={buttonClass(look)} href={paths.urduForm}>
        <FrameWord>Contact Us</FrameWord>
      </a>
    );
  }
  return <ContactButton {...look}>Contact Us</ContactButton>;
}
