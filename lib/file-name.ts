/** Spaces become underscores, as the tools' file names are specified. Everything that a file system or a shell could trip over goes; letters of any script stay. */
export function toFileName(text: string, suffix: string): string {
  const stem = text
    .trim()
    .replaceAll(/\s+/g, "_")
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, "")
    .replace(/^\.+/, "");
  return `${stem}${suffix}`;
}
