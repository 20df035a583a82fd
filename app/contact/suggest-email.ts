/** Where most people have their mail. */
const PROVIDERS = ["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com"] as const;

/** Real ones that look like a slip of the finger. */
const REAL: ReadonlySet<string> = new Set(["mail.com", "email.com", "ymail.com", "gmx.com"]);

/**
 * "sana@gmail.com" for "sana@gmial.com"; undefined where the domain looks meant. The name and the
 * ending may each be one slip away: a letter too many, too few, another one, or two that changed places.
 */
export function suggestEmail(text: string): string | undefined {
  const at = text.lastIndexOf("@");
  const domain = text
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || REAL.has(domain) || PROVIDERS.some((one) => one === domain)) return undefined;
  const [name, ending] = splitDomain(domain);
  const meant = PROVIDERS.find((provider) => {
    const [meantName, meantEnding] = splitDomain(provider);
    return isOneSlip(name, meantName) && isOneSlip(ending, meantEnding);
  });
  return meant && `${text.slice(0, at).trim()}@${meant}`;
}

function splitDomain(domain: string): [name: string, ending: string] {
  const dot = domain.includes(".") ? domain.indexOf(".") : domain.length;
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** The same, or one slip apart. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(typed.length, meant.length) - start &&
    typed.at(-1 - end) === meant.at(-1 - end)
  ) {
    end += 1;
  }
  const [wrong, right] = [
    typed.slice(start, typed.length - end),
    meant.slice(start, meant.length - end),
  ];
  const isSwap =
    wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0];
  return isSwap || (wrong.length <= 1 && right.length <= 1);
}
