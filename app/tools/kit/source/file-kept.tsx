import { useEffect, useRef } from "react";

import { readFileText, writeFileText, type GivenFile } from "./given-file.ts";

type FileKeptProps = {
  file: GivenFile | undefined;
  /** It comes back. */
  onFile: (file: GivenFile | undefined) => void;
};

/** A dropped file in a hidden field of the form: so it is kept as the fields are. */
export function FileKept({ file, onFile }: FileKeptProps) {
  const field = useRef<HTMLInputElement>(null);

  // By hand: React writes a value as attribute as well.
  useEffect(() => {
    if (field.current) field.current.value = file ? writeFileText(file) : "";
  }, [file]);

  return (
    <input
      ref={field}
      type="hidden"
      name="file"
      data-kept-value=""
      onInput={({ currentTarget }) => onFile(readFileText(currentTarget.value))}
    />
  );
}
