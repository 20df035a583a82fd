import { FileJson, FileSpreadsheet, FileText } from "lucide-react";
import type { ReactNode } from "react";

import { copyWithToast, downloadWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { Button } from "#app/ui/button.tsx";

const formats = [
  { format: "CSV", ending: "csv", type: "text/csv", Icon: FileSpreadsheet },
  { format: "JSON", ending: "json", type: "application/json", Icon: FileJson },
  { format: "Markdown", ending: "md", type: "text/markdown", Icon: FileText },
] as const;

/** What writes a result in each format, asked at the click. The Markdown is also what is copied. */
export type ReportTexts = { CSV: () => string; JSON?: () => string; Markdown: () => string };

type ReportFilesProps = {
  /** Of the files, without their end. */
  name: string;
  write: ReportTexts;
  /** Further ways out, after these. */
  children?: ReactNode;
};

/** A whole result as a file for a spreadsheet, a program or an issue, and as text for a message. */
export function ReportFiles({ name, write, children }: ReportFilesProps) {
  return (
    <div className="cluster after" data-gap="small">
      {formats.map(({ format, ending, type, Icon }) => {
        const text = write[format];
        return text === undefined ? null : (
          <Button
            key={format}
            size="sm"
            variant="outline"
            onClick={() =>
              downloadWithToast(
                { name: `${name}.${ending}`, text: text(), type },
                `Report exported as ${format}!`,
              )
            }
            Icon={Icon}
          >
            {format}
          </Button>
        );
      })}
      <Button
        size="sm"
        variant="outline"
        onClick={() => void copyWithToast(write.Markdown(), "Copied to clipboard!")}
      >
        Copy as text
      </Button>
      {children}
    </div>
  );
}
