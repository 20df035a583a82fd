import { createContext } from "react";

/** The language of the page that the frame is around: "en" or "ur". */
export const FrameLanguage = createContext<"en" | "ur">("en");
