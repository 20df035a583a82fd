import { useState } from "react";

import { themeChoices } from "#app/layout/theme-switch.tsx";
import { readTheme, saveTheme } from "#app/layout/theme.ts";
import { Choices } from "#app/ui/choices.tsx";

/** The three colours of the site's footer. */
export function Colours() {
  const [chosen, setChosen] = useState(readTheme);
  return (
    <Choices
      name="Colours"
      choices={themeChoices}
      value={chosen}
      onChoose={(theme) => {
        saveTheme(theme);
        setChosen(theme);
      }}
    />
  );
}
