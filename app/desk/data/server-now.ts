/** What is to be added to this device's clock to have the server's; milliseconds. */
let offset = 0;

/** `now`: the server's time as it was answered just now, in milliseconds since 1970. */
export function setServerTime(now: number): void {
  offset = now - Date.now();
}

/** The server's time: waits are counted by it, however a device's clock is set. */
export function serverNow(): number {
  return Date.now() + offset;
}
