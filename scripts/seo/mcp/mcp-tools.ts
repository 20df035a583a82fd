import { z } from "zod";

import { BadInput } from "#scripts/seo/command.ts";

/** The words of a command line and what is on its standard input. */
type CommandLine = { words: readonly string[]; input?: string };

type McpTool = {
  description: string;
  input: z.ZodRawShape;
  /** It may take minutes, with its own processes. */
  isLong?: true;
  /** @throws ZodError if what is given does not fit `input`, BadInput with what to give instead */
  call: (given: unknown) => CommandLine;
};

const MAX_SOURCE_CHARACTERS = 2_000_000;
/** A crawl makes one request a second: a client waits no longer than some minutes. */
const MAX_PAGES = 200;

const address = z.string().max(2_000);
/** An address that begins with a hyphen would be an option of the command line. */
const url = address.regex(/^[^-]/, "write a URL").describe("URL of the page");
const source = z.string().max(MAX_SOURCE_CHARACTERS);

function defineTool<Shape extends z.ZodRawShape>({
  call,
  ...tool
}: {
  description: string;
  input: Shape;
  isLong?: true;
  call: (input: z.infer<z.ZodObject<Shape>>) => CommandLine;
}): McpTool {
  const schema = z.object(tool.input);
  return { ...tool, call: (given) => call(schema.parse(given)) };
}

/** Each tool is one command of `seo` with `--json`; its answer is that JSON. */
export const mcpTools: Readonly<Record<string, McpTool>> = {
  audit_page: defineTool({
    description:
      "Audits one page: can Google index it, what it loses, and how to fix it. Give its HTML, or only its URL to have it read, politely and once.",
    input: { url: url.optional(), html: source.optional() },
    call({ url: at, html }) {
      if (html === undefined) {
        if (at === undefined) throw new BadInput("Give the page's url, or its html.");
        return { words: ["live", at, "--json"] };
      }
      return {
        words: ["audit", "-", "--json", ...(at === undefined ? [] : ["--url", at])],
        input: html,
      };
    },
  }),
  robots_verdict: defineTool({
    description:
      "Says which line of a robots.txt allows or blocks a URL for a crawler. Without robotsTxt the site's own file is read, and the answer covers search engines and AI crawlers.",
    input: {
      url,
      agent: z.string().regex(/^[^-]/).max(500).optional().describe("such as Googlebot"),
      robotsTxt: source.optional(),
    },
    call: ({ url: at, agent, robotsTxt }) =>
      robotsTxt === undefined
        ? { words: ["live", at, "--tool", "robots", "--json"] }
        : {
            words: [
              "robots",
              "test",
              "--file",
              "-",
              "--agent",
              agent ?? "Googlebot",
              "--url",
              at,
              "--json",
            ],
            input: robotsTxt,
          },
  }),
  crawl_site: defineTool({
    isLong: true,
    description:
      "Audits a whole site: reads its pages, one request a second, obeys robots.txt, and judges them together. What takes longer than 45 seconds is answered with an id: call read_answer with it until it has the report, then read the parts.",
    input: { url, pages: z.int().min(1).max(MAX_PAGES).default(50).describe("pages at most") },
    call: ({ url: at, pages }) => ({ words: ["crawl", at, "--pages", String(pages), "--json"] }),
  }),
  rule_text: defineTool({
    description:
      "What a rule of the audits finds, why it matters, and how it is fixed, with an example and the source. Without a rule: the list of all.",
    input: { rule: z.string().regex(/^[^-]/).max(100).optional() },
    call: ({ rule }) => ({ words: ["rules", ...(rule === undefined ? [] : [rule]), "--json"] }),
  }),
};
