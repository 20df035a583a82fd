/** Whether a file that was read as UTF-8 is UTF-16: every second byte of its ASCII is zero. */
export function isUtf16(text: string): boolean {
  return /^(?:\uFFFD{2}[^]*\0|(?:[^\0]\0){3}|(?:\0[^\0]){3})/.test(text.slice(0, 10_000));
}
