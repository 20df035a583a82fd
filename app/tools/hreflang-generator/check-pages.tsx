import { useState } from "react";

import { HreflangValidator } from "./hreflang-validator.tsx";
import { ReadVersions } from "./read-versions.tsx";
import { ReadingOnly } from "#app/tools/kit/reading/reading-only.tsx";
import { OtherSource } from "#app/tools/kit/source/other-source.tsx";
import { useOtherSource } from "#app/tools/kit/source/use-other-source.ts";

/** Our server reads a page and its versions, or they are pasted and stay in this browser. */
export function CheckPages() {
  const [url, setUrl] = useState("");
  const { show, ...paste } = useOtherSource();

  return (
    <>
      <ReadingOnly>
        <ReadVersions
          url={url}
          onUrlChange={setUrl}
          onStart={() => paste.setIsOpen(false)}
          onPaste={show}
        />
      </ReadingOnly>
      <OtherSource summary="Or paste the pages" {...paste}>
        <HreflangValidator />
      </OtherSource>
    </>
  );
}
