export type TextFile = { name: string; text: string; type?: string };

/** Saves a text from memory as a file, byte for byte, in UTF-8. */
export function downloadText({ name, text, type = "text/plain" }: TextFile): void {
  downloadBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);
}

export function downloadBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this turn; revoking it at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
