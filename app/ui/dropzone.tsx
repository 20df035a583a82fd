import { FileUp } from "lucide-react";
import { useRef, useState, type DragEvent, type ReactNode } from "react";

import { Button } from "#app/ui/button.tsx";

type DropzoneProps = {
  /** What the file dialog offers, as in the `accept` attribute: ".txt,text/plain". */
  accept: string;
  onFile: (file: File) => void;
  /** Words of the button, for those who choose rather than drop. */
  buttonLabel?: string;
  /** The field that a file may be dropped on. */
  children: ReactNode;
  /** Stands beside the button: the form's own submit, as a rule. */
  actions?: ReactNode;
};

/** A field that also takes a file: dropped on it, or chosen. The file stays in the browser. */
export function Dropzone({
  accept,
  onFile,
  buttonLabel = "Choose a file",
  children,
  actions,
}: DropzoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function handleDrop(event: DragEvent) {
    const file = event.dataTransfer.files[0];
    setIsOver(false);
    if (!file) return;
    event.preventDefault();
    onFile(file);
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
      <div className="dropzone-actions">
        {actions}
        <Button variant="outline" onClick={() => input.current?.click()}>
          <FileUp className="icon" aria-hidden />
          {buttonLabel}
        </Button>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          aria-label={buttonLabel}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            // The same file can be chosen again after an edit.
            event.target.value = "";
          }}
        />
      </div>
    </div>
  );
}
