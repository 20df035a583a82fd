/**
 * Reads form data without files. https://www.rfc-editor.org/rfc/rfc7578
 * Node's own reader refuses boundaries of fewer than 27 characters, which the standard allows.
 */
export type FormPart = { name: string; value: string; isFile: boolean };

/**
 * The first `maxParts` parts. Throws on text that is no form data. The text is decoded already:
 * parts are UTF-8.
 */
export function parseMultipart(text: string, contentType: string, maxParts = Infinity): FormPart[] {
  const delimiter = `--${parseBoundary(contentType)}`;
  const start = text.startsWith(delimiter) ? 0 : text.indexOf(`\r\n${delimiter}`) + 2;
  if (start === 1) throw new MultipartError("there is no part");

  const parts: FormPart[] = [];
  let position = start + delimiter.length;
  while (parts.length < maxParts && !text.startsWith("--", position)) {
    const lineEnd = text.indexOf("\r\n", position);
    const end = text.indexOf(`\r\n${delimiter}`, position);
    if (lineEnd === -1 || end === -1 || text.slice(position, lineEnd).trim() !== "") {
      throw new MultipartError("a part does not end");
    }
    parts.push(parsePart(text.slice(lineEnd + 2, end)));
    position = end + 2 + delimiter.length;
  }
  return parts;
}

class MultipartError extends Error {
  override name = "MultipartError";
}

/** https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1: 1 to 70 characters, maybe in quotes. */
function parseBoundary(contentType: string): string {
  const match = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) throw new MultipartError("there is no boundary");
  return boundary;
}

function parsePart(part: string): FormPart {
  const headersEnd = part.startsWith("\r\n") ? 0 : part.indexOf("\r\n\r\n");
  if (headersEnd === -1) throw new MultipartError("a part has no content");

  const disposition = part
    .slice(0, headersEnd)
    .split("\r\n")
    .find((line) => /^content-disposition:\s*form-data\b/i.test(line));
  const name = disposition && /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (disposition === undefined || name === undefined) {
    throw new MultipartError("a part has no name");
  }
  return {
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
    name: name.replaceAll("%0A", "\n").replaceAll("%0D", "\r").replaceAll("%22", '"'),
    value: part.slice(headersEnd + "\r\n\r\n".length),
    isFile: /;\s*filename\*?=/i.test(disposition),
  };
}
