import { useSyncExternalStore } from "react";

import type { SentenceLanguage } from "#app/content/desk/first-sentences.ts";
import { findLanguage, writeFirstSentence } from "./write-first-sentence.ts";
import { shortWebsite } from "#app/desk/foreign.tsx";

/** The sentence as it is: as written for them, or as somebody changed it. */
export type Draft = {
  language: SentenceLanguage;
  text: string;
  /** What was put behind it; the language takes it along. */
  setLanguage: (language: SentenceLanguage) => void;
  setText: (text: string) => void;
};

type Kept = { language: SentenceLanguage; text?: string };

/** By enquiry, in this tab and nowhere else. */
const drafts = new Map<string, Kept>();
const listeners = new Set<() => void>();

function keep(id: string, kept: Kept): void {
  drafts.set(id, kept);
  for (const listener of listeners) listener();
}

type Facts = { id: string; name: string; website: string; start: string; message?: string };

export function useDraft(enquiry: Facts, me: string, page: string): Draft {
  useSyncExternalStore(
    subscribe,
    () => drafts.get(enquiry.id),
    () => undefined,
  );
  return readDraft(enquiry, me, page);
}

/** Outside a component: the first row's buttons send the same sentence. */
export function readDraft(enquiry: Facts, me: string, page: string): Draft {
  const { id } = enquiry;
  const kept = drafts.get(id) ?? { language: findLanguage(enquiry.message ?? enquiry.start) };
  const facts = { name: enquiry.name, me, website: shortWebsite(enquiry.website), page };
  return {
    language: kept.language,
    text: kept.text ?? writeFirstSentence(kept.language, facts),
    setLanguage: (language) => keep(id, { language }),
    setText: (text) => keep(id, { ...kept, text }),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
