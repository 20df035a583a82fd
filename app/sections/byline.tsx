import type { Author } from "#app/content/authors/schema.ts";
import { formatDate } from "#lib/format-date.ts";
import { Avatar } from "#app/ui/avatar.tsx";

type BylineProps = { author: Pick<Author, "name" | "avatar">; date: string; updated?: string };

export function Byline({ author, date, updated }: BylineProps) {
  return (
    <p className="byline cluster small soft">
      <Avatar name={author.name} initials={author.avatar} />
      <b>{author.name}</b>
      <time dateTime={date}>{formatDate(date)}</time>
      {updated && updated !== date && (
        <span>
          Updated <time dateTime={updated}>{formatDate(updated)}</time>
        </span>
      )}
    </p>
  );
}
