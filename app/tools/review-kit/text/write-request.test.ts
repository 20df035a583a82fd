import { describe, expect, test } from "vitest";

import { requestTexts } from "#app/content/review-templates/request-texts.ts";
import { textOfFrame } from "./fill-frame.ts";
import type { ReviewLanguage } from "#app/content/review-templates/review-languages.ts";
import { writeRequest } from "./write-request.ts";

const link = "https://g.page/r/abc/review";
const languages = Object.keys(requestTexts) as ReviewLanguage[];

describe.each(languages)("in %s", (language) => {
  test.each(["Sana", ""])(
    "every message names the business and holds the link (%s)",
    (customer) => {
      const { whatsapp, sms, email } = writeRequest({
        name: "Chai Khana",
        customer,
        link,
        language,
      });

      for (const text of [whatsapp, sms, email.body].map(textOfFrame)) {
        expect(text).toContain("Chai Khana");
        expect(text.split(link)).toHaveLength(2);
        expect(text).not.toMatch(/[{}]| {2}|undefined/);
      }
      expect(email.subject).toContain("Chai Khana");
      expect(textOfFrame(whatsapp).includes("Sana")).toBe(customer !== "");
    },
  );
});
