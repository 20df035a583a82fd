import { FileUp } from "lucide-react";
import { useRef, useState, type DragEvent, type ReactNode } from "react";

import { Button } from "./button.tsx";

type DropzoneProps = {
  /** What the file dialog offers, as in the `accept` attribute: ".txt,text/plain". */
  accept: string;
  /** Words of the button, for those who choose rather than drop. */
  buttonLabel?: string;
  /** The field that a file may be dropped on. */
  children: ReactNode;
  /** Beside the button: usually the form's own submit. */
  actions?: ReactNode;
} & (
  | { onFile: (file: File) => void; onFiles?: never }
  /** Takes several at once. */
  | { onFiles: (files: readonly File[]) => void; onFile?: never }
);

/** A field that also takes a file: dropped on it, or chosen. The file stays in the browser. */
export function Dropzone({
  accept,
  onFile,
  onFiles,
  buttonLabel = "Choose a file",
  children,
  actions,
}: DropzoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function handleFiles(files: FileList | null) {
    const [first, ...others] = files ?? [];
    if (!first) return;
    onFile?.(first);
    onFiles?.([first, ...others]);
  }

  function handleDrop(event: DragEvent) {
    setIsOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    handleFiles(event.dataTransfer.files);
  }

  return (
    <div
      data-slot="dropzone"
      data-over={isOver || undefined}
      className="dropzone"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      {children}
      <div className="actions after">
        {actions}
        <Button variant="outline" onClick={() => input.current?.click()} Icon={FileUp}>
          {buttonLabel}
        </Button>
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple={onFiles !== undefined}
          hidden
          aria-label={buttonLabel}
          onChange={(event) => {
            handleFiles(event.target.files);
            // The same file can be chosen again after an edit.
            event.target.value = "";
          }}
        />
      </div>
    </div>
  );
}
