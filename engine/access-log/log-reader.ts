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
  /** The next part of a file, cut anywhere. */
  push: (bytes: Uint8Array) => void;
  /** The file's end: the next part is another file's. */
  endFile: () => void;
};

/** Reads logs part by part, line by line, each line by its own format. */
export function createLogReader({ counts, add }: LogCounter): LogReader {
  let decoder = new TextDecoder();
  let begun = "";
  /** In a line that is too long. */
  let isSkipping = false;
  let fields: ReadonlyMap<string, number> | undefined;

  function parse(line: string): LogLine | undefined {
    if (line.startsWith("{")) return parseJsonLine(line);
    return fields === undefined ? parseCombined(line) : parseW3cLine(line, fields);
  }

  function takeLine(whole: string): void {
    const line = whole.endsWith("\r") ? whole.slice(0, -1) : whole;
    if (line.startsWith("#")) {
      fields = readW3cFields(line) ?? fields;
      return;
    }
    const request = line.length > MAX_LINE ? undefined : parse(line);
    if (request !== undefined && isRequest(request)) add(request);
    else if (line.trim() !== "") noteUnread(line);
  }

  function noteUnread(line: string): void {
    counts.unread += 1;
    if (counts.unreadLines.length < SHOWN_LINES) counts.unreadLines.push(showLine(line));
  }

  function takeText(text: string): void {
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
    noteUnread(begun);
    begun = "";
    isSkipping = true;
  }

  return {
    push: (bytes) => takeText(decoder.decode(bytes, { stream: true })),
    endFile() {
      takeText(`${decoder.decode()}\n`);
      decoder = new TextDecoder();
      fields = undefined;
    },
  };
}

/** Its beginning, without the addresses of visitors. */
function showLine(line: string): string {
  const start = ownText(line.slice(0, SHOWN_CHARACTERS));
  return start.replaceAll(/[\da-f.:]{3,}/gi, (run) =>
    (addressDigits(run) ?? addressDigits(run.slice(0, -1))) === undefined ? run : "[address]",
  );
}
