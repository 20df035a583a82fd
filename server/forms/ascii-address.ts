import { isIPv4 } from "node:net";
import { domainToASCII } from "node:url";

import { isEmail } from "#lib/contact/is-email.ts";

/**
 * An email address as mail servers take it, its domain in ASCII. Undefined where it is none, or
 * where no mail server could be asked for: what looks like a domain may have no such form, as
 * `ex.1`, or be a machine's number, as `0x7f.1`. https://url.spec.whatwg.org/#concept-host-parser
 */
export function asciiAddress(address: string): string | undefined {
  if (!isEmail(address)) return undefined;
  const afterAt = address.lastIndexOf("@") + 1;
  const domain = domainToASCII(address.slice(afterAt));
  const ascii = `${address.slice(0, afterAt)}${domain}`;
  return isEmail(ascii) && !isIPv4(domain) ? ascii : undefined;
}
