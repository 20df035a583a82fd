import type { FormWords } from "./form-words.ts";
import { Button } from "#app/ui/button.tsx";

type EmailHintProps = { words: FormWords; meant: string; onTake: () => void };

/** "Did you mean sana@gmail.com?" It holds nothing up. */
export function EmailHint({ words, meant, onTake }: EmailHintProps) {
  return (
    <span role="status">
      {words.meant}{" "}
      <Button variant="link" onClick={onTake}>
        {meant}
      </Button>
      {words.questionMark}
    </span>
  );
}
