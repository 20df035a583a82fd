import { copyText } from "#app/browser/copy-text.ts";
import { downloadText, type TextFile } from "#app/browser/download-text.ts";
import { toast } from "#app/ui/toast/toast.ts";

/** Copies and says so in the tool's own words; says what to do instead where the browser refuses. */
export async function copyWithToast(text: string, title: string): Promise<void> {
  if (await copyText(text)) toast({ title });
  else
    toast({
      title: "Could not copy.",
      description: "Select the text and copy it by hand.",
      variant: "destructive",
    });
}

export function downloadWithToast(file: TextFile, title: string): void {
  downloadText(file);
  toast({ title });
}
