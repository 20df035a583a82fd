import { once } from "node:events";

import type { Command } from "#scripts/seo/command.ts";
import { readVersion } from "#scripts/seo/read-version.ts";

export const command: Command = {
  summary: "Serves these commands to an AI assistant, by the Model Context Protocol over stdio.",
  usage: "mcp",
  details: [
    "Tools: audit_page, robots_verdict, crawl_site, rule_text, read_answer. The assistant starts it:",
    '{"command": "npm", "args": ["run", "-s", "seo", "--", "mcp"]}',
    "An answer is the command's own --json, in pages of 4,000 bytes. What takes longer than 45",
    "seconds is answered with an id, which read_answer waits for.",
  ],
  async run() {
    // Only here: the help loads every command, and the SDK is large.
    const [{ StdioServerTransport }, { createMcpServer }] = await Promise.all([
      import("@modelcontextprotocol/sdk/server/stdio.js"),
      import("#scripts/seo/mcp/create-mcp-server.ts"),
    ]);
    const ended = once(process.stdin, "end");
    const server = createMcpServer(readVersion());
    await server.connect(new StdioServerTransport());
    await ended;
    await server.close();
    // Nobody waits for a crawl that is still reading: it ends as by Ctrl-C.
    process.emit("SIGTERM");
    return { json: null, text: "", hasFindings: false };
  },
};
