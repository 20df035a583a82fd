import { ReadRivals } from "#app/tools/lsi-keyword-generator/read-rivals.tsx";
import { TermsForm } from "#app/tools/lsi-keyword-generator/terms-form.tsx";
import { LiveOnly } from "#app/tools/kit/live/live-only.tsx";
import { OtherWay } from "#app/tools/kit/source/other-way.tsx";
import { useOtherWay } from "#app/tools/kit/source/use-other-way.ts";

/** Our server reads the rivals' pages, or their texts are pasted and stay in this browser. */
export function FromTexts() {
  const { show, ...paste } = useOtherWay();

  return (
    <>
      <LiveOnly>
        <ReadRivals onStart={() => paste.setIsOpen(false)} onPaste={show} />
      </LiveOnly>
      <OtherWay summary="Or paste the texts" {...paste}>
        <TermsForm />
      </OtherWay>
    </>
  );
}
