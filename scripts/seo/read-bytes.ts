import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { buffer as readStream } from "node:stream/consumers";

import { BadInput } from "./command.ts";

const PART_BYTES = 1 << 16;

/** A whole file; "-" is standard input. @throws BadInput if it cannot be read */
export async function readBytes(file: string, input: Readable): Promise<Uint8Array> {
  if (file === "-") return readStream(input);
  try {
    return await readFile(file);
  } catch (error) {
    throw tellUnread(file, error);
  }
}

/** The same part by part. */
export async function* streamBytes(file: string, input: Readable): AsyncIterable<Uint8Array> {
  try {
    const stream = file === "-" ? input : createReadStream(file, { highWaterMark: PART_BYTES });
    for await (const part of stream as AsyncIterable<Uint8Array | string>) {
      yield typeof part === "string" ? Buffer.from(part) : part;
    }
  } catch (error) {
    throw tellUnread(file, error);
  }
}

function tellUnread(file: string, error: unknown): BadInput {
  const reason = (error as NodeJS.ErrnoException).code;
  if (reason === "ENOENT")
    return new BadInput(`no file "${file}": check the name, or use - for standard input`);
  if (reason === "EISDIR") return new BadInput(`"${file}" is a folder: name a file in it`);
  return new BadInput(`cannot read "${file}" (${reason}): check its permissions`);
}
