const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Karachi",
});

/** A moment on the agency's clock: "14:02 PKT". */
export function formatReadAt(moment: Date): string {
  return `${clock.format(moment)} PKT`;
}
