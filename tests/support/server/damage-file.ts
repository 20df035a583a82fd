import { closeSync, openSync, statSync, writeSync } from "node:fs";

const PAGE_BYTES = 4096;

/** Overwrites 512 bytes of every page but the first, as a bad disk would. */
export function damageFile(file: string) {
  const handle = openSync(file, "r+");
  try {
    for (let at = PAGE_BYTES; at < statSync(file).size; at += PAGE_BYTES) {
      writeSync(handle, Buffer.alloc(512, 0xa5), 0, 512, at);
    }
  } finally {
    closeSync(handle);
  }
}
