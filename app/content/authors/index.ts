import { authors } from "./authors.ts";
import type { Author } from "./schema.ts";

export { authors };

export function findAuthor(name: string): Author | undefined {
  return authors.find((author) => author.name === name);
}

export function getAuthor(name: string): Author {
  const author = findAuthor(name);
  if (!author) throw new Error(`No author is called "${name}" in app/content/authors/authors.ts.`);
  return author;
}
