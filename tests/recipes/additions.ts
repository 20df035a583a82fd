import { added } from "#tests/recipes/new-entries.ts";
import type { ProjectCopy } from "#tests/recipes/project-copy.ts";

/** One addition of the kind that README and docs/changes.md name, and the only files that it may touch. */
export type Addition = {
  name: string;
  files: readonly string[];
  make: (copy: ProjectCopy) => unknown;
};

export const additions: readonly Addition[] = [
  {
    name: "a rule of the site audit",
    files: [
      `engine/site-audit/rules/${added.rule}.ts`,
      "engine/site-audit/site-rules.ts",
      "tests/cases/site-audit/planted-site.ts",
    ],
    make: (copy) => copy.run("npm", "run", "-s", "new:rule", "--", added.rule),
  },
  {
    name: "a crawler in robots",
    files: ["engine/robots-txt/crawlers.ts"],
    make: (copy) =>
      insert(
        copy,
        "engine/robots-txt/crawlers.ts",
        '  { ...openAi, name: "ChatGPT-User", purpose: "assistant", obeys: "may not" },\n',
        [
          `  { ...listed("Lahore AI"), name: "${added.crawler}", purpose: "assistant", obeys: "yes", isAskedAbout: true, added },\n`,
        ],
      ),
  },
  {
    name: "a setting",
    files: ["docs/settings.md", "server/env.ts"],
    make(copy) {
      insert(copy, "server/env.ts", "  LIVE: optional(onOff),\n", [
        "  CHAT_URL: optional(httpUrl),\n",
      ]);
      insert(copy, "server/env.ts", "    webhook: readWebhook(env),\n", [
        "    chatUrl: env.CHAT_URL,\n",
      ]);
      copy.write(
        "docs/settings.md",
        copy
          .read("docs/settings.md")
          .replace(
            /^\| `DESK` /m,
            "| `CHAT_URL` | none | a room that is told of each enquiry |\n$&",
          ),
      );
    },
  },
  {
    name: "a channel for notifications",
    files: ["server/notify/channels.ts", "server/notify/channels/chat-channel.ts"],
    make(copy) {
      copy.write("server/notify/channels/chat-channel.ts", CHAT_CHANNEL);
      const list = "server/notify/channels.ts";
      copy.replace(
        list,
        "[emailChannel, webhookChannel]",
        "[emailChannel, webhookChannel, chatChannel]",
      );
      insert(copy, list, 'import type { Channel } from "#server/notify/channel.ts";\n', [
        'import { chatChannel } from "#server/notify/channels/chat-channel.ts";\n',
      ]);
    },
  },
  {
    name: "a language of the review writers",
    files: [
      ...["language", "product", "replies", "requests", "strength", "texts"].map(
        (name) => `app/content/review-templates/${added.language.code}/${name}.ts`,
      ),
      "app/content/review-templates/review-languages.ts",
      "app/content/review-templates/review-texts.ts",
    ],
    make: addLanguage,
  },
  {
    name: "a reason for a refusal",
    files: ["engine/live/not-read-reasons.ts"],
    make: (copy) =>
      insert(copy, "engine/live/not-read-reasons.ts", '  off: { title: "Reading', [
        `  "${added.reason.name}": { title: "${added.reason.title}", mark: "Not read", isPassing: true, inAudit: "timeout" },\n`,
      ]),
  },
  {
    name: "a column of the export of a site",
    files: ["engine/site-audit/export/site-csv.ts"],
    make: (copy) =>
      insert(copy, "engine/site-audit/export/site-csv.ts", '  ["url", ({ url }) => url],\n', [
        `  ["${added.column}", ({ url }) => new URL(url).host],\n`,
      ]),
  },
  {
    name: "a field in the audit form",
    files: [
      "app/contact/audit-form.tsx",
      "app/content/urdu/form.txt",
      "lib/contact/contact-message.ts",
    ],
    make(copy) {
      const contract = "lib/contact/contact-message.ts";
      copy.replace(contract, '"website" | "message"', '"website" | "company" | "message"');
      insert(copy, contract, '  { name: "message", label', [
        '  { name: "company", label: "Company", required: false, maxLength: 200, multiline: false },\n',
      ]);
      insert(copy, "app/contact/audit-form.tsx", "  website: {\n", [
        '  company: { type: "text", autoComplete: "organization" },\n',
      ]);
      insert(copy, "app/content/urdu/form.txt", "message: ", [
        "company: ادارہ\n",
        "refusedCompany: ادارہ دوبارہ دیکھیں۔\n",
      ]);
    },
  },
  {
    name: "a column of the export of enquiries",
    files: ["server/admin/export-enquiries.ts"],
    make: (copy) =>
      copy.replace(
        "server/admin/export-enquiries.ts",
        '"page", "_subject"]',
        '"page", "_subject", "company"]',
      ),
  },
];

/** Says what each addition does where it belongs: run in the copy, its answer is one line of JSON. */
export const LOOK = `
import { createServer } from "node:http";
import { once } from "node:events";
import { writeSiteCsv } from "#engine/site-audit/export/site-csv.ts";
import { generateRobotsTxt } from "#engine/robots-txt/write-robots-txt.ts";
import { judgeLiveRobots } from "#engine/live/judge-robots.ts";
import { canAskAgain, describeProblem } from "#app/tools/kit/reading/describe-problem.ts";
import { writeExport } from "#server/admin/export-enquiries.ts";
import { readEnv } from "#server/env.ts";
import { channels, describeChannels, notificationKinds } from "#server/notify/channels.ts";

const got = [];
const room = createServer((request, response) => {
  request.on("data", (chunk) => got.push(String(chunk)));
  request.on("end", () => response.end());
}).listen(0, "127.0.0.1");
await once(room, "listening");
const env = readEnv({ CHAT_URL: "http://127.0.0.1:" + room.address().port });
const enquiry = { id: "7", form: "audit", at: 0, spam: false, signals: [], status: "new", owner: "", fields: { name: "Ayesha", company: "Rangreza" } };
const chat = await channels.find(({ kind }) => kind === "chat").open(env, Date.now);
await chat.deliver(enquiry, AbortSignal.timeout(5000));
room.close();

const robots = { url: "https://a.pk/robots.txt", hops: [], kind: "file", status: 200, bytes: new TextEncoder().encode("") };
const page = { url: "https://a.pk/", issues: [], inlinks: 0, outlinks: 0, rank: 0, points: 0, depth: 0, parent: null, reason: "", template: "/" };
console.log(JSON.stringify({
  got,
  kinds: notificationKinds(env),
  chat: describeChannels(env).find(({ kind }) => kind === "chat").words.sent,
  blocked: generateRobotsTxt({ rules: [], sitemapUrl: "", ai: { assistant: "block" } }),
  asked: judgeLiveRobots(robots, { url: "https://a.pk/", now: 0 }).agents,
  enquiries: (await Array.fromAsync(writeExport([[enquiry]], "csv"))).join(""),
  refusal: describeProblem({ outcome: "not-read", reason: "${added.reason.name}", detail: "It sleeps." }, "paste it"),
  again: canAskAgain({ outcome: "not-read", reason: "${added.reason.name}", detail: "" }),
  pages: writeSiteCsv({ pages: [page], issues: [], bounds: [] })[0].text,
}));
`;

const CHAT_CHANNEL = `import type { Channel } from "#server/notify/channel.ts";
import { DeliveryError } from "#server/notify/deliver.ts";

export const chatChannel: Channel = {
  kind: "chat",
  isDue: ({ chatUrl }) => chatUrl !== undefined,
  describeTarget: ({ chatUrl }) => (chatUrl === undefined ? null : new URL(chatUrl).host),
  words: { sent: "Said in the room", notSent: "Not said in the room" },
  async open({ chatUrl }) {
    if (chatUrl === undefined) return undefined;
    async function say(text: string, signal: AbortSignal) {
      const response = await fetch(chatUrl ?? "", { method: "POST", body: text, signal });
      if (!response.ok) throw new DeliveryError(\`chat \${response.status}\`);
    }
    return {
      deliver: ({ fields }, signal) => say(\`\${fields["name"]} wrote\`, signal),
      deliverNotice: ({ kind }, signal) => say(kind, signal),
    };
  },
};
`;

/** With the words of another: what they say is no matter here. */
function addLanguage(copy: ProjectCopy): void {
  const { code, label } = added.language;
  const folder = "app/content/review-templates";
  for (const name of ["language", "product", "replies", "requests", "strength", "texts"]) {
    const text = copy
      .read(`${folder}/es/${name}.ts`)
      .replaceAll("review-templates/es/", `review-templates/${code}/`)
      .replace('"Spanish"', JSON.stringify(label))
      .replace(/, "amazon"|, amazon|amazon, /, "")
      .replace(/import \{ amazon \}.*\n/, "");
    copy.write(`${folder}/${code}/${name}.ts`, text);
  }
  for (const name of ["language", "texts"]) {
    const list = `${folder}/review-${name === "language" ? "languages" : "texts"}.ts`;
    const path = `"#app/content/review-templates`;
    insert(copy, list, `import { ${name} as hi } from ${path}/hi/${name}.ts";\n`, [
      `import { ${name} as ${code} } from ${path}/${code}/${name}.ts";\n`,
    ]);
    copy.replace(list, "hi, es, ar }", `hi, es, ar, ${code} }`);
  }
}

/** Puts lines before the only place where a text stands. */
function insert(copy: ProjectCopy, path: string, before: string, lines: readonly string[]): void {
  copy.replace(path, before, lines.join("") + before);
}
