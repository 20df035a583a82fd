import { promises } from "node:dns";

/** `dns.promises.Resolver` is one. Never `dns.lookup`: four slow names would fill its threads. */
export type NameServerClient = {
  resolve4: (name: string) => Promise<string[]>;
  resolve6: (name: string) => Promise<string[]>;
};

/** `answered`: the name server spoke, if only to say that there is nothing. */
type NameAnswer = { answered: boolean; addresses: readonly string[] };

/** What a working name server says when it has no addresses, or refuses to give them. */
const ANSWERED = /^(?:ENOTFOUND|ENODATA|ESERVFAIL|EREFUSED|EFORMERR|ENOTIMP|EBADRESP|EBADNAME)$/;

/** Its own limits end what ours has given up on. */
export function createNameServerClient(): NameServerClient {
  return new promises.Resolver({ timeout: 1_200, tries: 2, maxTimeout: 2_400 });
}

/** The answer, or silence once `ended` resolves. Never rejects. */
export async function askNameServer(
  question: Promise<string[]>,
  ended: Promise<void>,
): Promise<NameAnswer> {
  const answer = question.then(
    (addresses) => ({ answered: true, addresses }),
    (error: NodeJS.ErrnoException) => ({
      answered: ANSWERED.test(error.code ?? ""),
      addresses: [],
    }),
  );
  return Promise.race([answer, ended.then(() => ({ answered: false, addresses: [] }))]);
}
