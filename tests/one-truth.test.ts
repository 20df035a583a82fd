/**
 * Facts that several pages, tools and papers state. Each stands in one place in the code, and no sentence
 * elsewhere contradicts it.
 */
import { describe, expect, test } from "vitest";

import { site } from "#lib/site/site.ts";
import {
  CLOSED_PAGE_IN_RESULTS,
  GOOGLE_AI_ANSWERS,
  ROBOTS_TXT_FAILS_AT_FIRST,
  WHILE_ROBOTS_TXT_FAILS,
} from "#engine/robots-txt/google-facts.ts";
import { severityWords } from "#engine/rules/severity.ts";
import { lang } from "#engine/rules/page/text/lang.ts";
import { spellNumber } from "#lib/spell-number.ts";
import { readEnv } from "#server/env.ts";
import { listProjectFiles, readText } from "#tests/support/project-files.ts";
import { withoutComments } from "#tests/support/without-comments.ts";

const FACTS = "engine/robots-txt/google-facts.ts";
const ROBOTS_META = "app/tools/robots-txt-generator/meta.ts";
const PRIVACY = "app/pages/privacy/route.tsx";
const REVIEW_LINK_GUIDE = "app/pages/review-link/review-link-guide.tsx";
const LOCAL_GUIDE = "app/content/posts/ultimate-guide-local-seo-pakistan/body.mdx";

/** What people read: sources without their comments. */
const texts = new Map(
  listProjectFiles()
    .filter(
      (file) =>
        /^(?:app|engine|lib|server|scripts\/seo)\/.*[.](?:tsx?|mdx)$/.test(file) &&
        !/[.]test[.]tsx?$/.test(file),
    )
    .map((file) => [file, withoutComments(readText(file))] as const),
);

function saidIn(words: RegExp): string[] {
  return [...texts].filter(([, text]) => words.test(text)).map(([file]) => file);
}

describe("robots.txt", () => {
  test("what Google does while it fails stands in one file", () => {
    expect(WHILE_ROBOTS_TXT_FAILS).toMatch(/12 hours.*up to 30 days.*read everything/);
    expect(WHILE_ROBOTS_TXT_FAILS).not.toMatch(/drops|stays away/);
    expect(saidIn(/\b12 hours\b/)).toEqual([FACTS]);
  });

  test.each([
    /stays? away from the (?:whole )?site/i,
    /until robots[.]txt answers/i,
    /every page (?:here )?as closed/i,
    /after a month it drops/i,
  ])("nobody says otherwise: %s", (words) => {
    expect(saidIn(words)).toEqual([]);
  });

  test("the short form is the long one's beginning", () => {
    expect(ROBOTS_TXT_FAILS_AT_FIRST).toMatch(/reads nothing new at first$/);
    expect(saidIn(/reads nothing new/)).toEqual([FACTS]);
  });

  test("how a site leaves Google's AI answers stands in one file, and nobody says that it cannot", () => {
    expect(GOOGLE_AI_ANSWERS).toMatch(/Search Console can/);
    expect(saidIn(/Search generative AI/)).toEqual([FACTS]);
    expect(saidIn(/cannot be refused/i)).toEqual([]);
  });

  test("what becomes of a page that it closes stands in one file, and nobody says that it is gone", () => {
    expect(CLOSED_PAGE_IN_RESULTS).toMatch(/bare address.*never its words/);
    // meta.ts is read by lists that load no engine, so it repeats the sentence; letter by letter.
    expect(saidIn(/bare address of a/)).toEqual([ROBOTS_META, FACTS]);
    expect(texts.get(ROBOTS_META)).toContain(CLOSED_PAGE_IN_RESULTS);
    expect(saidIn(/(?:blocked|closed|shut) pages? (?:is|are) in no result/i)).toEqual([]);
    expect(saidIn(/this page is in no result/i)).toEqual([]);
  });
});

test("lang says the language, and dir the direction", () => {
  expect(lang.why).toMatch(/dir says that, lang does not/);
  expect(
    saidIn(/an Urdu page its direction|lang\b[^.]{0,40} (?:sets|gives) (?:its|the) direction/),
  ).toEqual([]);
});

describe("enquiries", () => {
  test("are kept as the privacy page says, by the server, in its settings and in the README", () => {
    const latest = (site.enquiriesKeptMonths * 365) / 12;
    const days = readEnv({}).retentionDays;
    const [, beforeYouPublish = ""] = readText("README.md").split(/^## Before you publish$/m);

    expect(texts.get(PRIVACY)).toContain("spellNumber(site.enquiriesKeptMonths)");
    expect(texts.get(PRIVACY)).toContain('count(site.backupDays, "day")');
    expect(readText("docs/operations.md")).toContain(
      `Keep copies elsewhere for ${site.backupDays} days`,
    );
    expect(days).toBeLessThanOrEqual(latest);
    expect(days).toBeGreaterThan(latest - 1);
    expect(readText("docs/settings.md")).toContain(`of the site file: ${days}`);
    expect(beforeYouPublish).toContain("RETENTION_DAYS");
    expect(readText("docs/operations.md")).not.toMatch(/^RETENTION_DAYS=/m);
    expect(beforeYouPublish).toContain(`${spellNumber(site.enquiriesKeptMonths)} months`);
  });

  test("are answered within the hours of the site file, and no page names another time", () => {
    expect(saidIn(/\bone (?:working|business) day\b/i)).toEqual([]);
    expect(saidIn(/\bwithin (?:\d+|twenty-four) hours\b/i)).toEqual([]);
    expect(saidIn(/count\(site[.]answerWithinHours, "hour"\)/)).toEqual([
      "app/contact/form-words.ts",
      "app/content/about/index.ts",
      "app/pages/site-audit/report/report-foot.tsx",
      "app/pages/thanks/route.tsx",
    ]);
  });
});

describe("what leaves the browser", () => {
  test("is said in one sentence, and no page promises more", () => {
    expect(saidIn(/What you paste stays in your browser[.] An address/)).toEqual([
      "app/content/what-tools-send.ts",
    ]);
    expect(saidIn(/nothing (?:is )?uploaded/i)).toEqual([]);
    expect(saidIn(/[Tt]ools? (?:named above )?runs? in your browser[.]/)).toEqual([]);
    expect(
      listProjectFiles()
        .filter((file) => file.endsWith(".md"))
        .filter((file) => /tool contacts no server(?! unless)/i.test(readText(file))),
    ).toEqual([]);
  });

  test("the privacy page names the archive that the cache tool asks, and the log in front", () => {
    expect(saidIn(/archive[.]org/)).toContain("engine/live/judge-archive.ts");
    expect(texts.get(PRIVACY)).toMatch(/Wayback Machine .*archive[.]org/);
    expect(texts.get(PRIVACY)).toContain('count(site.webServerLogDays, "day")');
    expect(readText("docs/log.md")).toContain(`${site.webServerLogDays} days by default`);
  });
});

test("the way to a review link is told on its own page, and the article leads there", () => {
  expect(saidIn(/Get more reviews|button "Ask for reviews"/)).toEqual([REVIEW_LINK_GUIDE]);
  expect(texts.get(LOCAL_GUIDE)).toContain("](/review-link)");
});

test.each(Object.values(severityWords).slice(0, 3))(
  "the severity “%s” is named in one file, for screen, paper, Markdown and terminal",
  (words) => {
    expect(saidIn(new RegExp(`["\`]${words}["\`]`, "i"))).toEqual(["engine/rules/severity.ts"]);
  },
);
