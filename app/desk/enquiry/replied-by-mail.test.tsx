import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { hrefOf, readPlace } from "#app/desk/data/desk-place.ts";
import { isAskedIn, MailQuestion } from "./replied-by-mail.tsx";

test("the mail's link opens the enquiry and asks; the address asks no more once it is said", () => {
  const search = "?open=e1&answered=mail";

  expect(isAskedIn(search)).toBe(true);
  expect(readPlace(search)).toMatchObject({ screen: "enquiries", open: "e1" });
  expect(isAskedIn(hrefOf(readPlace(search)))).toBe(false);
});

test("one button notes the answer, and nothing is noted by coming", () => {
  const noted: string[] = [];
  const html = renderToStaticMarkup(
    <MailQuestion
      name="Bilal Chaudhry"
      onAnswered={() => noted.push("answered")}
      onNotYet={() => noted.push("not yet")}
    />,
  );

  expect(html).toContain("Did you answer Bilal by email?");
  expect(html).toContain(">Answered by email</button>");
  expect(noted).toEqual([]);
});
