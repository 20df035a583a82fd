import { Download } from "lucide-react";

import { downloadWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { Button } from "#app/ui/button.tsx";

type ExportCsvProps = {
  /** The file's name, with its end. */
  name: string;
  /** Writes the file's text: at the click, so that a long list costs nothing before. */
  write: () => string;
  /** What the toast says. */
  toast: string;
  label?: string;
};

/** Saves a result's list as a CSV file. */
export function ExportCsv({ name, write, toast, label = "Export CSV" }: ExportCsvProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      onClick={() => downloadWithToast({ name, text: write(), type: "text/csv" }, toast)}
      Icon={Download}
    >
      {label}
    </Button>
  );
}
