import type { ReactNode } from "react";

import type { ReplyAndAskProps } from "#app/tools/review-kit/reply-and-ask-props.ts";
import { whenSeen } from "#app/tools/review-kit/when-seen.tsx";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";

const ReplyAndAsk = whenSeen(() => import("#app/tools/review-kit/reply-and-ask.tsx"));

type ReviewTabsProps = ReplyAndAskProps & {
  /** The platform's own form: what stands in the first tab. */
  form: ReactNode;
  /** What stands in the second tab until its program is there. */
  waiting: string;
};

/** Every review writer's two tabs: for those who write a review, and for those who receive them. */
export function ReviewTabs({ form, ...replyAndAsk }: ReviewTabsProps) {
  return (
    <ToolTabs
      tabs={[
        { name: "write-review", label: "Write a review", content: form },
        {
          name: "reply-and-ask",
          label: "Reply, or ask for one",
          content: <ReplyAndAsk {...replyAndAsk} />,
        },
      ]}
    />
  );
}
