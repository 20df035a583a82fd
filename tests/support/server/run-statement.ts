import { Client } from "pg";

type Rows = Record<string, unknown>[];

/** The rows that PostgreSQL gives for the last of the statements, on a connection of its own. */
export async function runStatement(url: string, text: string): Promise<Rows> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return [await client.query(text)].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}
