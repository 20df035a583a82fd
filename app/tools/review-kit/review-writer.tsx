import { lazy, type ComponentType, type ReactNode } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import type { PlatformKey } from "#app/content/review-templates/platforms.ts";
import {
  replyLanguagesOf,
  languagesOf,
  pickLanguage,
} from "#app/content/review-templates/review-languages.ts";
import type { ReviewWriter } from "#app/content/review-templates/language-entry.ts";
import type { LanguageOf } from "#app/content/review-templates/review-texts.ts";
import { useResult } from "#app/tools/kit/result/use-result.ts";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { ToolTabs, type LoadExamples } from "#app/tools/kit/tool-tabs.tsx";
import { LanguageField } from "./language-field.tsx";
import { ReviewForm, type TypedFields } from "./review-form.tsx";

const ReplyAndAsk = lazy(() => import("./reply-and-ask.tsx"));
const EmptyOutput = keptMarkup(() => import("./empty-output.tsx"));

/** What a writer's result is made of. */
export type Written<Writer extends ReviewWriter> = {
  typed: TypedFields;
  language: LanguageOf<Writer>;
  run: number;
};

type WriterOptions<Writer extends ReviewWriter> = {
  writer: Writer;
  platform: PlatformKey;
  fields: ReactNode;
  requiredMessage?: string;
  submitLabel: string;
  /** What is in the result's place before there is one, as a sentence. */
  empty: string;
  /** The templates, the editor and the result come at the first touch of the form. */
  loadResult: () => Promise<ComponentType<Written<Writer>>>;
  loadExamples: LoadExamples;
  reply: {
    platform: PlatformKey;
    /** What the field is called whose name signs the texts. */
    signsAs: string;
  };
};

/** The island of a review writer: one tab for those who write a review, one for those who receive them. */
export function reviewWriter<Writer extends ReviewWriter>(options: WriterOptions<Writer>) {
  const { writer, loadExamples, reply } = options;
  return toolIsland(function ReviewTabs() {
    return (
      <ToolTabs
        loadExamples={loadExamples}
        tabs={[
          { name: "write-review", label: "Write a review", content: <WriteReview {...options} /> },
          {
            name: "reply-and-ask",
            label: "Reply, or ask for one",
            content: <ReplyAndAsk {...reply} languages={replyLanguagesOf(writer)} />,
            isLater: true,
          },
        ]}
      />
    );
  });
}

function WriteReview<Writer extends ReviewWriter>(options: WriterOptions<Writer>) {
  const { writer, platform, fields, requiredMessage, submitLabel, empty, loadResult } = options;
  const languages = languagesOf(writer);
  const [shown, show] = useResult<
    Omit<Written<Writer>, "run"> & { Result: ComponentType<Written<Writer>> }
  >();

  async function handleWrite(typed: TypedFields) {
    const Result = await loadResult();
    show({ typed, language: pickLanguage(languages, typed("language")), Result });
  }

  return (
    <div className="tool-split">
      <ReviewForm
        {...(requiredMessage && { requiredMessage })}
        submitLabel={submitLabel}
        load={loadResult}
        onWrite={(typed) => void handleWrite(typed)}
      >
        {fields}
        <LanguageField languages={languages} />
      </ReviewForm>
      <div className="tool-pane review-output">
        {shown ? (
          <shown.Result key={shown.run} {...shown} />
        ) : (
          <EmptyOutput id="empty-output" platform={platform} text={empty} />
        )}
      </div>
    </div>
  );
}
