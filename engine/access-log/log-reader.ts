import { Gunzip } from "fflate";

import { addressDigits } from "./address-ranges.ts";
import type { LogCounter } from "./log-counts.ts";
import { isRequest, type LogLine } from "./log-line.ts";
import { parseCombined } from "./parse-combined.ts";
import { parseJsonLine } from "./parse-json-line.ts";
import { parseW3cLine, readW3cFields } from "./parse-w3c-line.ts";
import { ownText } from "./visit-tally.ts";

/** In UTF-16 units; Cloudflare's longest lines have some 10,000. */
const MAX_LINE = 100_000;
const SHOWN_LINES = 3;
const SHOWN_CHARACTERS = 160;

export type LogReader = {
  /** The next part of a file, cut anywhere; throws where a packed one is damaged. */
  push: (bytes: Uint8Array) => void;
  /** The file's end: the next part is another file's. Throws where a packed one breaks off. */
  endFile: () => void;
};

/** Reads logs part by part, unpacked where they are packed, line by line, each line by its own format. */
export function createLogReader(counter: LogCounter): LogReader {
  let take: ReturnType<typeof openFile> | undefined;
  return {
    push(bytes) {
      take ??= openFile(bytes, counter);
      take(bytes, false);
    },
    endFile() {
      take?.(new Uint8Array(), true);
      take = undefined;
    },
  };
}

/** Takes the parts of one file. Packed is known by its first bytes: https://www.rfc-editor.org/rfc/rfc1952#page-6 */
function openFile([first, second]: Uint8Array, counter: LogCounter) {
  const decoder = new TextDecoder();
  const takeText = splitLines(createLineTaker(counter));
  const takePlain = (bytes: Uint8Array) => takeText(decoder.decode(bytes, { stream: true }));
  // Logs are often several packed files in one, which the browser's own DecompressionStream refuses.
  const gunzip = first === 0x1f && second === 0x8b ? new Gunzip(takePlain) : undefined;
  return (bytes: Uint8Array, isLast: boolean): void => {
    if (gunzip === undefined) takePlain(bytes);
    else gunzip.push(bytes, isLast);
    if (isLast) takeText("\n");
  };
}

/** Gives whole lines on, and of one that is too long its beginning. */
function splitLines(takeLine: (line: string) => void) {
  let begun = "";
  let isSkipping = false;
  return (text: string): void => {
    let from = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", from)) {
      const line = begun + text.slice(from, end);
      begun = "";
      if (!isSkipping) takeLine(line);
      isSkipping = false;
      from = end + 1;
    }
    begun += isSkipping ? "" : text.slice(from);
    if (begun.length <= MAX_LINE) return;
    takeLine(begun);
    begun = "";
    isSkipping = true;
  };
}

function createLineTaker({ counts, add }: LogCounter) {
  let fields: ReadonlyMap<string, number> | undefined;
  const parse = (line: string): LogLine | undefined => {
    if (line.length > MAX_LINE) return undefined;
    if (line.startsWith("{")) return parseJsonLine(line);
    return fields === undefined ? parseCombined(line) : parseW3cLine(line, fields);
  };
  return (whole: string): void => {
    const line = whole.endsWith("\r") ? whole.slice(0, -1) : whole;
    if (line.startsWith("#")) {
      fields = readW3cFields(line) ?? fields;
      return;
    }
    const request = parse(line);
    if (request !== undefined && isRequest(request)) add(request);
    else if (line.trim() !== "") {
      counts.unread += 1;
      if (counts.unreadLines.length < SHOWN_LINES) counts.unreadLines.push(showLine(line));
    }
  };
}

/** Its beginning, without the addresses of visitors. */
function showLine(line: string): string {
  const start = ownText(line.slice(0, SHOWN_CHARACTERS));
  return start.replaceAll(/[\da-f.:]{3,}/gi, (run) =>
    (addressDigits(run) ?? addressDigits(run.slice(0, -1))) === undefined ? run : "[address]",
  );
}
