import type { ReactNode } from "react";

import { ToolTabs, type LoadExamples } from "#app/tools/kit/tool-tabs.tsx";

/** Every review writer's two tabs: for those who write a review, and for those who receive them. */
export function ReviewTabs({
  form,
  replyAndAsk,
  loadExamples,
}: {
  form: ReactNode;
  replyAndAsk: ReactNode;
  loadExamples: LoadExamples;
}) {
  return (
    <ToolTabs
      loadExamples={loadExamples}
      tabs={[
        { name: "write-review", label: "Write a review", content: form },
        { name: "reply-and-ask", label: "Reply, or ask for one", content: replyAndAsk },
      ]}
    />
  );
}
