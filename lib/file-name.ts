/**
 * A download's name from what was typed: spaces become underscores (docs/agreed.md, LSI keywords and
 * reviews), whatever a file system or a shell could trip over goes, letters of any script stay.
 */
export function toFileName(text: string, suffix: string): string {
  const stem = text
    .trim()
    .replaceAll(/\s+/g, "_")
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, "")
    .replace(/^\.+/, "");
  return `${stem}${suffix}`;
}
