import { Copy } from "lucide-react";

import { copyWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast/toast.ts";

/** The table of entities is large, so it is loaded as the pointer or the focus comes near. */
const loadWriters = () => import("./write-snippet-html.ts");

type Writers = Awaited<ReturnType<typeof loadWriters>>;

/** Hands over what is in the fields: as the tags that a page's head takes, or as lines to send. */
export function SerpCopy({ values }: { values: Parameters<Writers["writeSnippetText"]>[0] }) {
  async function copy(write: keyof Writers, title: string) {
    try {
      const writers = await loadWriters();
      await copyWithToast(writers[write](values), title);
    } catch {
      toast({
        title: "Could not copy.",
        description: "Check the connection and try again.",
        variant: "destructive",
      });
    }
  }
  return (
    <div
      className="actions"
      onPointerEnter={() => void loadWriters()}
      onFocus={() => void loadWriters()}
    >
      <Button
        variant="outline"
        size="sm"
        onClick={() => void copy("writeSnippetHtml", "Tags copied to clipboard!")}
        Icon={Copy}
      >
        Copy as HTML
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={() => void copy("writeSnippetText", "Text copied to clipboard!")}
        Icon={Copy}
      >
        Copy as text
      </Button>
    </div>
  );
}
