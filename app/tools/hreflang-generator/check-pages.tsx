import { HreflangValidator } from "#app/tools/hreflang-generator/hreflang-validator.tsx";
import { ReadVersions } from "#app/tools/hreflang-generator/read-versions.tsx";
import { LiveOnly } from "#app/tools/kit/live/live-only.tsx";
import { OtherWay } from "#app/tools/kit/source/other-way.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";
import { useOtherWay } from "#app/tools/kit/source/use-other-way.ts";

/** Our server reads a page and its versions, or they are pasted and stay in this browser. */
export function CheckPages() {
  const { values, change } = useAddressState({ url: "" });
  const { show, ...paste } = useOtherWay();

  return (
    <>
      <LiveOnly>
        <ReadVersions
          url={values.url}
          onUrlChange={(url) => change({ url })}
          onStart={() => paste.setIsOpen(false)}
          onPaste={show}
        />
      </LiveOnly>
      <OtherWay summary="Or paste the pages" {...paste}>
        <HreflangValidator />
      </OtherWay>
    </>
  );
}
