import { expect, test } from "vitest";

import { footerLinks, homeLink, pageLinks } from "./navigation-link.ts";
import { urduFrame } from "./urdu-frame.ts";

test.each([homeLink, ...pageLinks, ...footerLinks].map(({ label }) => label))(
  "%s has a word in Urdu",
  (label) => {
    expect(urduFrame.get(label)).toMatch(/\p{Script=Arabic}/u);
  },
);

test("its words have Urdu's letters and signs", () => {
  for (const word of urduFrame.values()) expect(word).not.toMatch(/[يىكهة٠-٩.,;?]/u);
});
