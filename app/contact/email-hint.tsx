import { Button } from "#app/ui/button.tsx";

/** "Did you mean sana@gmail.com?" It holds nothing up. */
export function EmailHint({ meant, onTake }: { meant: string; onTake: () => void }) {
  return (
    <span role="status">
      Did you mean{" "}
      <Button variant="link" onClick={onTake}>
        {meant}
      </Button>
      ?
    </span>
  );
}
