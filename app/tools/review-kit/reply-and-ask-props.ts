import type { PlatformKey } from "#app/content/review-templates/platforms.ts";
import type { ReviewLanguage } from "#app/content/review-templates/review-languages.ts";

/** What each writer's page hands to its second tab. */
export type ReplyAndAskProps = {
  platform: PlatformKey;
  /** What the field is called whose name signs the texts. */
  signsAs: string;
  languages: readonly ReviewLanguage[];
};
