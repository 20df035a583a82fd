import path from "node:path";

import { ownValue } from "#lib/own-value.ts";

type ContentType = { type: string; compressible: boolean };

const text = (type: string): ContentType => ({
  type: `${type}; charset=utf-8`,
  compressible: true,
});
const binary = (type: string): ContentType => ({ type, compressible: false });

const contentTypes: Record<string, ContentType> = {
  ".html": text("text/html"),
  ".css": text("text/css"),
  ".js": text("text/javascript"),
  ".mjs": text("text/javascript"),
  ".json": text("application/json"),
  ".map": text("application/json"),
  ".webmanifest": text("application/manifest+json"),
  ".xml": text("application/xml"),
  ".xsl": text("application/xslt+xml"),
  ".txt": text("text/plain"),
  ".md": text("text/markdown"),
  ".csv": text("text/csv"),
  ".svg": text("image/svg+xml"),
  ".ico": { type: "image/x-icon", compressible: true },
  ".dictionary": { type: "application/octet-stream", compressible: true },
  ".wasm": { type: "application/wasm", compressible: true },
  ".avif": binary("image/avif"),
  ".webp": binary("image/webp"),
  ".png": binary("image/png"),
  ".jpg": binary("image/jpeg"),
  ".jpeg": binary("image/jpeg"),
  ".gif": binary("image/gif"),
  ".woff2": binary("font/woff2"),
  ".pdf": binary("application/pdf"),
};

/** `nosniff` makes an unknown type a download, so a new kind of file belongs in this table. */
export function contentTypeOf(file: string): ContentType {
  return (
    ownValue(contentTypes, path.extname(file).toLowerCase()) ?? binary("application/octet-stream")
  );
}
