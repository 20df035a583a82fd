import { Avatar } from "#app/ui/avatar.tsx";

/** The picture of a colleague; a broken ring where it is no one's. */
export function Face({ name }: { name: string | undefined }) {
  return name === undefined ? (
    <span className="avatar" aria-hidden />
  ) : (
    <Avatar name={name} initials={initialsOf(name)} />
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => /./su.exec(word ?? "")?.[0].toUpperCase() ?? "").join("");
}
