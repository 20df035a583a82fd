import { Copy } from "lucide-react";

import { copyWithToast } from "#app/tools/kit/kept/hand-over.ts";
import {
  writeSnippetHtml,
  writeSnippetText,
} from "#app/tools/serp-snippet-preview-tool/write-snippet-html.ts";
import { Button } from "#app/ui/button.tsx";

/** Hands over what stands in the fields: as the tags that a page's head takes, or as lines to send. */
export function SerpCopy({
  values,
}: {
  values: { title: string; url: string; description: string };
}) {
  return (
    <div className="actions">
      <Button
        variant="outline"
        size="sm"
        onClick={() => copyWithToast(writeSnippetHtml(values), "Tags copied to clipboard!")}
        Icon={Copy}
      >
        Copy as HTML
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={() => copyWithToast(writeSnippetText(values), "Text copied to clipboard!")}
        Icon={Copy}
      >
        Copy as text
      </Button>
    </div>
  );
}
