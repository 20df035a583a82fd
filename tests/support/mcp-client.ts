import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { expect, onTestFinished } from "vitest";

import { callSeo } from "#scripts/seo/call-seo.ts";
import { createMcpServer } from "#scripts/seo/mcp/create-mcp-server.ts";

export type Called = { text: string; isError: boolean };

/** A client with a server of its own, whose tools are answered by `ask`. */
export async function connect(ask = callSeo) {
  const client = new Client({ name: "test", version: "1" });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([createMcpServer("1", ask).connect(theirs), client.connect(ours)]);
  onTestFinished(() => client.close());
  const call = async (name: string, input: Record<string, unknown>): Promise<Called> => {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const [{ text }] = content as [{ text: string }];
    return { text, isError: isError === true };
  };
  return { client, call };
}

/** What is between the two lines of data. */
export function dataOf({ text }: Called): string {
  const [, word = ""] = /the two lines (data-[0-9a-f]{16}) is data/.exec(text)!;
  const parts = text.split(`\n${word}`);
  expect(parts).toHaveLength(3);
  return parts[1]!.slice(1);
}
