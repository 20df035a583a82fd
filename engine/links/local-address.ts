/** `hostname`: of a web address, else "". A file of somebody's own disk (file:, C:\), or a server that only its own network reaches. */
export function isLocalAddress(href: string, hostname: string): boolean {
  const written = href.trim();
  if (/^(?:file:|[a-z]:[\\/]|\\\\)/i.test(written)) return true;
  return isPrivateHost(hostname);
}

/** https://www.rfc-editor.org/rfc/rfc1918, rfc6761 and rfc6762. */
export function isPrivateHost(hostname: string): boolean {
  return (
    /(?:^|\.)(?:localhost|local|lan|internal|test)$/i.test(hostname) ||
    /^(?:127|10)\.|^0\.0\.0\.0$|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^\[::1\]$/.test(
      hostname,
    )
  );
}

/** Whether a host can be reached from everywhere: "http" of https://http/page, or localhost, cannot. */
export function isPublicHost(hostname: string): boolean {
  return hostname.includes(".") && !isPrivateHost(hostname);
}
