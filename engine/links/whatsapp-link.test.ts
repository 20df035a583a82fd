import { expect, test } from "vitest";

import { isWhatsappLink } from "./whatsapp-link.ts";
import { isBrokenWhatsapp } from "#engine/site-audit/rules/local/whatsapp-link-broken.ts";

const NUMBERED = [
  "https://web.whatsapp.com/send?phone=",
  "whatsapp://send?text=Hi&phone=",
  "//wa.me/",
  "https://www.wa.me/",
];

test.each(NUMBERED)(
  "%s opens a chat with a whole number, and none with a zero for its country",
  (link) => {
    expect(isWhatsappLink(link)).toBe(true);
    expect(isBrokenWhatsapp(`${link}923001234567`)).toBe(false);
    expect(isBrokenWhatsapp(`${link}03001234567`)).toBe(true);
  },
);

test.each([
  "https://chat.whatsapp.com/AbC",
  "https://wa.me.example/1",
  "https://whatsapp.com/channel/1",
])("near miss: %s is no link to a chat with a number", (link) =>
  expect(isWhatsappLink(link)).toBe(false),
);
