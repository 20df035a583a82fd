import type { ComponentProps } from "react";

import { ReadingOnly } from "#app/tools/kit/reading/reading-only.tsx";
import { RobotsOfSite } from "./robots-of-site.tsx";
import { RobotsTester } from "./robots-tester.tsx";

/** Two ways to test: the file that is on a site now, or one that is pasted. */
export function TestTab(props: ComponentProps<typeof RobotsTester>) {
  return (
    <>
      <ReadingOnly>
        <RobotsOfSite />
      </ReadingOnly>
      <RobotsTester {...props} />
    </>
  );
}
