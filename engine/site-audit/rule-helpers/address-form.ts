/** "/shopdetail/", "/a-0.html", "/a?id": addresses of one form are of one kind. */
export function addressForm(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const [first = "", ...deeper] = pathname.split("/").filter((part) => part !== "");
  const folder =
    deeper.length > 0
      ? `/${first}/`
      : `/${decodeLetters(first)
          .replace(/\p{L}+/gu, "a")
          .replace(/\d+/g, "0")
          .replace(/(?:a[-_.+])+(?=a)/g, "")}`;
  const names = [...new Set(searchParams.keys())].toSorted();
  return names.length === 0 ? folder : `${folder}?${names.join("&")}`;
}

/** Escapes of other scripts are letters, not digits. */
function decodeLetters(part: string): string {
  return part.replace(/%[89a-f][0-9a-f]/gi, "x");
}

/** "x7k2q9.xml", "sitemap-qwzrtk.xml": a part that changes often between letters and digits, or has no vowel. */
export function isRandomName(file: string): boolean {
  const parts = file
    .toLowerCase()
    .replace(/\.(?:xml|txt|gz|php|html?)\b.*$/, "")
    .split(/[^a-z0-9]/);
  return parts.some(
    (part) =>
      part.length >= 6 &&
      ((part.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0) >= 3 ||
        /^[bcdfghjklmnpqrstvwxz]+$/.test(part)),
  );
}
