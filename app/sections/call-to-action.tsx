import { Search } from "lucide-react";
import { useId } from "react";

import { paths } from "#lib/site/paths.ts";
import { Button } from "#app/ui/button.tsx";

/**
 * The closing field of a page: the visitor's address goes along into the audit form. Without
 * JavaScript the form leads to the contact page.
 */
export function CallToAction({ heading, text }: { heading: string; text: string }) {
  const textId = useId();

  return (
    <section className="band call-to-action no-print">
      <div className="wrap grid-12">
        <h2>{heading}</h2>
        <div>
          <p id={textId} className="soft">
            {text}
          </p>
          <form action={paths.auditForm} data-contact="">
            <div className="field-icon">
              <Search className="icon" aria-hidden />
              <input
                dir="ltr"
                className="input input-lg"
                name="website"
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                aria-label="Your website"
                aria-describedby={textId}
                placeholder="yourbusiness.pk"
              />
            </div>
            <Button type="submit" size="lg">
              Get a Free Audit
            </Button>
          </form>
        </div>
      </div>
    </section>
  );
}
