import { ReadRivals } from "./read-rivals.tsx";
import { TermsForm } from "./terms-form.tsx";
import { ReadingOnly } from "#app/tools/kit/reading/reading-only.tsx";
import { OtherSource } from "#app/tools/kit/source/other-source.tsx";
import { useOtherSource } from "#app/tools/kit/source/use-other-source.ts";

/** Our server reads the rivals' pages, or their texts are pasted and stay in this browser. */
export function FromTexts() {
  const { show, ...paste } = useOtherSource();

  return (
    <>
      <ReadingOnly>
        <ReadRivals onStart={() => paste.setIsOpen(false)} onPaste={show} />
      </ReadingOnly>
      <OtherSource summary="Or paste the texts" {...paste}>
        <TermsForm />
      </OtherSource>
    </>
  );
}
