/** Whether the server that sent this page reads no addresses: then nothing is asked of it. */
export function isReadingOff(): boolean {
  return document.documentElement.dataset["live"] === "off";
}
