import type { Identity } from "#engine/ai-access/asked-as.ts";
import type { AskedAs } from "#engine/ai-access/judge-server-access.ts";
import type { Verdict } from "#engine/robots-txt/match.ts";

type WithoutName<Asked> = Asked extends AskedAs ? Omit<Asked, "name"> : never;

type AskAsOptions = {
  /** Whom the server is asked as: one request each. */
  identities: readonly Identity[];
  /** What the robots.txt group of a crawler's name says. */
  judge: (name: string) => Promise<Verdict | undefined>;
  /** Undefined: nothing was sent, which says nothing of the server. */
  ask: (
    identity: Identity,
  ) => Promise<WithoutName<Exclude<AskedAs, { state: "closed" }>> | undefined>;
};

const OPEN: Verdict = { allowed: true, rule: undefined };

/**
 * What the server answers under other names, one after the other, up to the first that is not sent. The
 * robots.txt group of each name is honoured first.
 */
export async function askAs({
  identities,
  judge,
  ask,
}: AskAsOptions): Promise<{ asked: readonly AskedAs[]; isComplete: boolean }> {
  const asked: AskedAs[] = [];
  for (const identity of identities) {
    const { name, isCrawler } = identity;
    const verdict = isCrawler ? await judge(name) : OPEN;
    if (verdict?.allowed !== true) {
      const line = verdict?.rule?.line;
      asked.push({ name, state: "closed", ...(line !== undefined && { line }) });
      continue;
    }
    const answer = await ask(identity);
    if (answer === undefined) return { asked, isComplete: false };
    asked.push({ name, ...answer });
  }
  return { asked, isComplete: true };
}
