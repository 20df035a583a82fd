/**
 * The email rule of HTML (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address),
 * stricter in one point and wider in one: the domain has a dot, since nobody can answer `a@b`, and
 * may be written in its own script.
 */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/iu;

const MAX_EMAIL_LENGTH = 254;

/** True for one email address and nothing else: no name before it, no second one after it. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}
