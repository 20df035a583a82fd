/** The mark: a results page with its first result lit. Padded where the system cuts the corners itself. */
export function drawIcon({ padded }: { padded: boolean }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="${padded ? 0 : 6}" fill="#06382a"/><rect x="6" y="6" width="16" height="5" rx="1" fill="#f2a51a"/><path d="M6 15.5h16M6 20.5h10" stroke="#f4f1e8" stroke-width="2"/></svg>`;
}

/** An .ico file that holds one PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
export function packIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
