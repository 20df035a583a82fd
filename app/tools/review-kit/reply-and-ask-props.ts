import type { ComponentType, ReactNode } from "react";

import type { PlatformKey } from "#app/content/review-templates/platforms.ts";
import type { TextFile } from "#app/browser/download-text.ts";
import type { ReviewLanguage } from "#app/content/review-templates/review-language.ts";

/** What each writer's page hands to its second tab. */
export type ReplyAndAskProps = {
  /** The tools' own region for results: it takes the focus when one appears. */
  Result: ComponentType<{ label: string; run: number; className: string; children: ReactNode }>;
  platform: PlatformKey;
  /** What the field is called whose name signs the texts. */
  signsAs: string;
  languages: ReadonlyArray<ReviewLanguage>;
  onCopy: (text: string, toast: string) => void;
  onDownload: (file: TextFile, toast: string) => void;
};
