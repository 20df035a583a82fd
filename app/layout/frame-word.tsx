import { use } from "react";

import { FrameLanguage } from "./frame-language.ts";
import { urduFrame } from "./urdu-frame.ts";

/** A word of the frame in the page's language, marked as what it is inside the English frame. */
export function FrameWord({ children }: { children: string }) {
  const language = use(FrameLanguage);
  const word = language === "ur" ? urduFrame.get(children) : undefined;
  return word === undefined ? (
    children
  ) : (
    <span lang="ur" dir="rtl">
      {word}
    </span>
  );
}
