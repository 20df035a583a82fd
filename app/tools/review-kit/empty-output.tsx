import type { ReactNode } from "react";

import type { PlatformKey } from "#app/content/review-templates/platforms.ts";
import { EmptyResult } from "#app/tools/kit/result/empty-result.tsx";
import { ReviewNotice } from "./review-notice.tsx";

export type EmptyOutputProps = { platform: PlatformKey; text: string };

/** In the place of the texts, so that the page does not move much when they come: read, inside `keptMarkup`. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function EmptyOutput({ platform, text }: EmptyOutputProps) {
  return (
    <>
      <EmptyResult
        title={text}
        points={["Your words, tinted in the text", "A count against the platform’s limit"]}
        drawing={drawings[platform] ?? threeDrafts}
      />
      <ReviewNotice platform={platform} />
    </>
  );
}

/** The visitor's own words in a sentence, here and in the texts. */
const threeDrafts = (
  <>
    <Rating y={46} full={4} />
    <path className="drawn-text" d="M84 46h40M20 60h30M98 60h92M20 82h118M172 82h32M20 102h52" />
    <path className="p-line p-good" d="M56 60h36M144 82h22M78 102h96" strokeWidth="4" />
    <path className="p-line" d="M20 70h186M20 92h186" />
  </>
);

const drawings: Partial<Record<PlatformKey, ReactNode>> = {
  amazon: (
    <>
      <Rating y={50} full={4} scale={1.6} />
      <path className="p-line p-good" d="m128 50 4 4 8-9M148 50h50" />
      <path className="drawn-text" d="M20 74h62M136 74h68M20 88h40M116 88h44M20 102h72" />
      <path className="p-line p-good" d="M88 74h42M66 88h44" strokeWidth="4" />
    </>
  ),
  fiverr: (
    <>
      <path className="p-line" d="M20 46a6 6 0 0 1 6-6h104a6 6 0 0 1 6 6v20H26a6 6 0 0 1-6-6z" />
      <path className="drawn-text" d="M32 50h38M32 58h80" />
      <path className="p-line p-good" d="M76 50h44" strokeWidth="4" />
      <path
        className="drawn-chip"
        d="M86 82a6 6 0 0 1 6-6h108a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H86z"
      />
      <path className="drawn-text" d="M98 86h92M98 94h54" />
    </>
  ),
  google: (
    <>
      <Rating y={46} full={5} />
      <path className="drawn-text" d="M20 60h48M122 60h70M20 70h92" />
      <path className="p-line p-good" d="M74 60h42" strokeWidth="4" />
      <path className="p-line p-good" d="M34 82v20" />
      <path className="drawn-text" d="M44 86h98M44 98h62" />
    </>
  ),
};

const STAR = "m5 0 1.5 3.3 3.5.4-2.6 2.4.7 3.5L5 7.9 1.9 9.6l.7-3.5L0 3.7l3.5-.4z";

function Rating({ y, full, scale = 1 }: { y: number; full: number; scale?: number }) {
  return [0, 1, 2, 3, 4].map((at) => (
    <path
      key={at}
      className={at < full ? "p-mark" : "p-soft"}
      transform={`translate(${20 + at * 12 * scale} ${y - 5 * scale}) scale(${scale})`}
      d={STAR}
    />
  ));
}
