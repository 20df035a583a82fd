import type { ComponentProps } from "react";

import { LiveOnly } from "#app/tools/kit/live/live-only.tsx";
import { RobotsOfSite } from "#app/tools/robots-txt-generator/robots-of-site.tsx";
import { RobotsTester } from "#app/tools/robots-txt-generator/robots-tester.tsx";

/** Two ways to test: the file that stands on a site now, or one that is pasted. */
export function TestWay(props: ComponentProps<typeof RobotsTester>) {
  return (
    <>
      <LiveOnly>
        <RobotsOfSite />
      </LiveOnly>
      <RobotsTester {...props} />
    </>
  );
}
