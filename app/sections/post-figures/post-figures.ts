import type { ComponentType } from "react";

import { Figure as Ai } from "#app/sections/post-figures/ai-powered-seo-for-pakistan.tsx";
import { Figure as Content } from "#app/sections/post-figures/content-marketing-for-seo.tsx";
import { Figure as Ecommerce } from "#app/sections/post-figures/ecommerce-seo-in-pakistan.tsx";
import { Figure as Link } from "#app/sections/post-figures/link-building-strategies-pakistan.tsx";
import { Figure as Technical } from "#app/sections/post-figures/technical-seo-checklist-pakistan-2025.tsx";
import { Figure as Local } from "#app/sections/post-figures/ultimate-guide-local-seo-pakistan.tsx";
import { Figure as Voice } from "#app/sections/post-figures/voice-search-seo-urdu-english.tsx";
import { Figure as Youtube } from "#app/sections/post-figures/youtube-seo-guide-pakistan.tsx";

/** Every post's figure by its slug, for pages that show many. A post's own page loads its one. */
export const postFigures: Readonly<Record<string, ComponentType<{ alt: string }>>> = {
  "ai-powered-seo-for-pakistan": Ai,
  "voice-search-seo-urdu-english": Voice,
  "link-building-strategies-pakistan": Link,
  "technical-seo-checklist-pakistan-2025": Technical,
  "youtube-seo-guide-pakistan": Youtube,
  "ultimate-guide-local-seo-pakistan": Local,
  "ecommerce-seo-in-pakistan": Ecommerce,
  "content-marketing-for-seo": Content,
};
