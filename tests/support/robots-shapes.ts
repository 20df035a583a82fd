/**
 * Files of rules and lists of addresses that cost a robots.txt tester most: 500 KiB and 1,000 in each.
 * The benchmark times them; a test holds how much work they are.
 */
import { MAX_READ_BYTES } from "#engine/robots-txt/lint.ts";
import type { RobotsTest } from "#engine/robots-txt/test-urls.ts";

export type RobotsShape = {
  name: string;
  /** The pattern of a rule, by its place in the file. */
  makeRule: (at: number) => string;
  /** An address's path, by its place in the list. */
  makePath: (at: number) => string;
};

const URLS = 1000;

const letters = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234567"];
const [low, middle, high] = [0, 20, 40].map((from) => letters.slice(from, from + 20));
const eight = [..."abcdefgh"];
const longText = draw(4242, 1990, letters);

export const robotsShapes: readonly RobotsShape[] = [
  {
    name: "a head each",
    makeRule: (at) => `/shop/item-${at}/*?page=`,
    makePath: (at) => `/shop/item-${at}/x?page=2`,
  },
  {
    name: "one head, no star",
    makeRule: (at) => `/long/shared/path/${at}`,
    makePath: (at) => `/long/shared/path/${at}`,
  },
  {
    name: "a filter each",
    makeRule: (at) => `/*?filter_${at}=`,
    makePath: (at) => `/desks?filter_${at * 17}=1`,
  },
  {
    name: "a filter each, of which none matches",
    makeRule: (at) => `/*?filter_${at}=`,
    makePath: () => "/d?filter_=1",
  },
  {
    name: "the same rule",
    makeRule: () => "/*a*b*c$",
    makePath: (at) => `/abab/${at}/c?x`,
  },
  {
    name: "common letters, one end each",
    makeRule: (at) => `/*a*b*c${at}$`,
    makePath: (at) => `/cab/${at}/aabbcc`,
  },
  {
    name: "common letters at the end",
    makeRule: (at) => `/*a${at}*b*c$`,
    makePath: (at) => `/cab/a${at}/aabbcc${at}x`,
  },
  {
    name: "endings",
    makeRule: (at) => `/*${at}.php$`,
    makePath: (at) => `/x/${at}.php`,
  },
  {
    name: "each the beginning of the next",
    makeRule: (at) => `/${"a".repeat(at % 900)}`,
    makePath: () => `/${"a".repeat(999)}`,
  },
  {
    name: "one letter again and again",
    makeRule: (at) => `/*${"a".repeat((at % 999) + 1)}b`,
    makePath: () => `/${"a".repeat(2000)}`,
  },
  {
    name: "all match",
    makeRule: (at) => `/*${pick(letters, at)}*${pick(letters, at / 60)}`,
    makePath: () => `/${letters.join("").repeat(2)}`,
  },
  {
    name: "letters that stand there in every pair, and never all three",
    makeRule: (at) => `/*${pick(low, at)}*${pick(middle, at / 20)}*${pick(high, at / 400)}`,
    makePath: (at) => `/${[middle, high, low, middle].flat().join("")}${"-".repeat(at % 9)}`,
  },
  {
    name: "a hundred letters each, drawn from eight",
    makeRule: (at) => `/*${draw(at, 100, eight).split("").join("*")}*z`,
    makePath: (at) => `/z${draw(at, 1990, eight)}`,
  },
  {
    name: "runs of one letter in the middle",
    makeRule: (at) => `/*b*${"a".repeat((at % 980) + 1)}*c`,
    makePath: () => `/c${"a".repeat(990)}b${"d".repeat(90)}${"a".repeat(990)}`,
  },
  {
    name: "a run that is found at its end alone",
    makeRule: (at) => `/*${"a".repeat((at % 980) + 1)}b*c`,
    makePath: () => `/c${`${"a".repeat(990)}b`.repeat(2)}`,
  },
  {
    name: "three pairs each, drawn from four hundred",
    makeRule: (at) => `/*${[0, 1, 2].map((more) => draw(3 * at + more, 2, low)).join("*")}*.`,
    makePath: (at) => `/${draw(at, 900, low)}.${draw(at + 9, 1100, low)}`,
  },
  ...[2, 4, 8, 16, 60].map((kinds): RobotsShape => {
    const from = letters.slice(0, kinds);

    return {
      name: `as many letters as fit, drawn from ${kinds}`,
      makeRule: (at) =>
        `/*${draw(at, Math.ceil((2000 / kinds) * 1.1), from)
          .split("")
          .join("*")}*%*`,
      makePath: (at) => `/${draw(at, 1990, from)}%`,
    };
  }),
  ...[8, 20, 44].map((kinds): RobotsShape => {
    const from = letters.slice(0, kinds);
    return {
      name: `as many pairs as fit, drawn from ${kinds} letters`,
      makeRule: (at) =>
        `/*${drawAll(at, Math.ceil(2000 / (kinds * kinds) + 1), 2, from).join("*")}`,
      makePath: (at) => `/${draw(at, 1990, from)}`,
    };
  }),
  ...[2, 3, 4, 6, 9].map((length): RobotsShape => {
    const block = draw(4242, 400, letters);
    return {
      name: `pieces of ${length} in their order, of a text that is said five times`,
      makeRule: (at) => {
        const pieces = drawNumbers(at, 5, 79).map((place, step) =>
          sliceAt(block, Math.min(395 - length, place + step * 79), length),
        );
        return `/*${[...pieces, ...pieces, ...pieces, ...pieces, ...pieces].join("*")}*${pieces[4]}*${pieces[3]}`;
      },
      makePath: (at) => `/${block.repeat(5)}${at}`,
    };
  }),
  ...[2, 3, 5].map((length): RobotsShape => {
    return {
      name: `pieces of ${length} in their order, each once`,
      makeRule: (at) => {
        const pieces = drawNumbers(at, 40, 1990 / 40).map((place, step) =>
          sliceAt(longText, Math.floor(place / 2) + step * 49, length),
        );
        return `/*${pieces.join("*")}*${pieces[37]}`;
      },
      makePath: (at) => `/${longText}${at}`,
    };
  }),
  {
    name: "two letters and more and more stars, behind rules that are longer and match nothing",
    makeRule: (at) =>
      at < 60
        ? `/*${draw(at, 40, letters).split("").join("*")}*!`
        : `/*${pick(letters, at)}*${pick(letters, at / 60)}${"*".repeat(1 + (at % 17))}`,
    makePath: () => `/${letters.join("").repeat(4)}`,
  },
  {
    name: "runs of one letter that all match, behind rules that are longer and match nothing",
    makeRule: (at) =>
      at < 60 ? `/*${draw(at, 400, letters).split("").join("*")}*!` : `/*b${"a".repeat(at % 900)}*`,
    makePath: () => `/b${"a".repeat(1980)}`,
  },
  {
    name: "three letters that all match, behind rules that are longer and match nothing",
    makeRule: (at) =>
      at < 60
        ? `/*${draw(at, 400, letters).split("").join("*")}*!`
        : `/*${pick(letters, at)}*${pick(letters, at / 60)}*${pick(letters, at / 3600)}`,
    makePath: () => `/${letters.join("").repeat(8)}`,
  },
  {
    name: "every piece of the text, at its end",
    makeRule: (at) => `/*${sliceAt(longText, at % 1900, 4 + Math.floor(at / 1900))}$`,
    makePath: (at) => `/${longText}${at}`,
  },
  {
    name: "every piece of the text, then a letter that came before",
    makeRule: (at) => `/*${sliceAt(longText, at % 1900, 4 + Math.floor(at / 1900))}*!`,
    makePath: (at) => `/!${longText}${at}`,
  },
  {
    name: "heads one in the other, a letter behind each",
    makeRule: (at) =>
      `/${"a".repeat(at % 900)}*${pick(letters, at / 900)}*${pick(letters, at / 9000)}!`,
    makePath: (at) => `/${"a".repeat(999)}${letters.join("")}${at}`,
  },
  {
    name: "short heads, three letters",
    makeRule: (at) =>
      `/${"a".repeat(at % 9)}*${pick(letters, at / 9)}*${pick(letters, at / 540)}*!`,
    makePath: (at) => `/${"a".repeat(20)}!${letters.join("").repeat(5)}${at}`,
  },
  {
    name: "pairs of one letter, each some times in its run",
    makeRule: (at) =>
      `/*${drawNumbers(at, 90, 8)
        .map((more, step) => `${pick(letters, step).repeat(2)}*`.repeat(1 + more))
        .join("")}!`,
    makePath: (at) =>
      `/!${Array.from({ length: 90 }, (_, i) => pick(letters, i).repeat(22)).join("")}${at}`,
  },
];

/** The question that a shape makes. */
export function askShape({ makeRule, makePath }: RobotsShape): RobotsTest {
  const rules = ["User-agent: *"];
  for (let at = 0, size = 0; size < MAX_READ_BYTES; at += 1) {
    const rule = `Disallow: ${makeRule(at)}`;
    rules.push(rule);
    size += rule.length + 1;
  }
  return {
    robotsTxt: rules.join("\n"),
    agents: ["Googlebot"],
    urls: Array.from({ length: URLS }, (_each, at) => `https://a.example${makePath(at)}`),
  };
}

function pick(from: readonly string[] = [], at: number): string {
  return from[Math.floor(at) % from.length] ?? "";
}

function drawAll(seed: number, count: number, length: number, from: readonly string[]): string[] {
  const text = draw(seed, count * length, from);
  return Array.from({ length: count }, (_each, at) => text.slice(at * length, (at + 1) * length));
}

function sliceAt(text: string, start: number, length: number): string {
  return text.slice(start, start + length);
}

/** Whole numbers below a bound that look drawn by chance, the same at every run. */
function drawNumbers(seed: number, count: number, below: number): number[] {
  let state = Math.imul(seed + 1, 0x9e_37_79_b1) >>> 0;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  });
}

/** The same with letters. */
function draw(seed: number, length: number, from: readonly string[] = []): string {
  return drawNumbers(seed, length, from.length)
    .map((at) => from[at] ?? "")
    .join("");
}
