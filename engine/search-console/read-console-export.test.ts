import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";

import { readConsoleExport } from "./read-console-export.ts";

const csv = (text: string, name = "Pages.csv") => ({ name, bytes: strToU8(text) });
const zip = (
  files: Readonly<Record<string, string>>,
  name = "shop.pk-Performance-on-Search.zip",
) => ({
  name,
  bytes: zipSync(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [file, strToU8(text)])),
  ),
});
const READ = [
  { url: "https://shop.pk/", clicks: 1200, impressions: 3000 },
  { url: "https://shop.pk/lawn", clicks: 90, impressions: 18_628 },
  { url: "https://shop.pk/old", clicks: 0, impressions: 7 },
];

test.each([
  [
    "English",
    "Top pages,Clicks,Impressions,CTR,Position\nhttps://shop.pk/,1200,3000,40%,1.2\nhttps://shop.pk/lawn,90,18628,0.48%,15.8\nhttps://shop.pk/old,0,7,0%,8\n",
  ],
  [
    "German, with its marks",
    'Häufigste Seiten,Klicks,Impressionen,CTR,Position\nhttps://shop.pk/,"1.200","3.000","40 %","1,2"\nhttps://shop.pk/lawn,90,"18.628","0,48 %","15,8"\nhttps://shop.pk/old,0,7,"0 %",8\n',
  ],
  [
    "Urdu",
    "\uFEFFسرفہرست صفحات,کلکس,تاثرات,CTR,پوزیشن\nhttps://shop.pk/,۱۲۰۰,۳۰۰۰,۴۰٪,۱٫۲\nhttps://shop.pk/lawn,۹۰,۱۸٬۶۲۸,۰٫۴۸٪,۱۵٫۸\nhttps://shop.pk/old,۰,۷,۰٪,۸\n",
  ],
  [
    "Japanese, saved by a spreadsheet with semicolons",
    "上位のページ;クリック数;表示回数;CTR;掲載順位\nhttps://shop.pk/;1200;3000;40%;1,2\nhttps://shop.pk/lawn;90;18628;0,48%;15,8\nhttps://shop.pk/old;0;7;0%;8\n",
  ],
  [
    "Bing, impressions first",
    '"Page","Impressions","Clicks","CTR","Avg. Position"\n"https://shop.pk/","3000","1200","40%","1.2"\n"https://shop.pk/lawn","18628","90","0.48%","15.8"\n"https://shop.pk/old","7","0","0%","8"\n',
  ],
  [
    "without a rate, the position first",
    "Page,Position,Clicks,Impressions\nhttps://shop.pk/,1.2,1200,3000\nhttps://shop.pk/lawn,15.8,90,18628\nhttps://shop.pk/old,8,0,7\n",
  ],
  [
    "two times that are compared",
    "Top pages,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions,Last 28 days CTR,Previous 28 days CTR\nhttps://shop.pk/,1200,4,3000,40,40%,10%\nhttps://shop.pk/lawn,90,1,18628,20,0.48%,5%\nhttps://shop.pk/old,0,1,7,20,0%,5%\n",
  ],
])("%s", (_language, text) => {
  expect(readConsoleExport([csv(text)])).toEqual({
    ok: true,
    value: { figures: READ, indexed: [], notIndexed: [] },
  });
});

test("of a zip in Spanish, the table of pages counts, and not that of questions, days or filters", () => {
  const read = readConsoleExport([
    zip({
      "Gráfico.csv": "Fecha,Clics,Impresiones,CTR,Posición\n2026-11-01,3,40,7.5%,8\n",
      "Consultas.csv": "Consultas principales,Clics,Impresiones,CTR,Posición\nlawn,3,40,7.5%,8\n",
      "Páginas.csv":
        "Páginas principales,Clics,Impresiones,CTR,Posición\nhttps://shop.pk/,3,40,7.5%,8\n",
      "Filtros.csv": "Filtro,Valor\nTipo,Web\nFecha,3 meses\nPágina,https://shop.pk/\n",
    }),
  ]);

  expect(read).toMatchObject({
    ok: true,
    value: { figures: [{ url: "https://shop.pk/", clicks: 3, impressions: 40 }] },
  });
});

const listed = "URL,Last crawled\nhttps://shop.pk/,2026-11-20\nhttps://shop.pk/hidden,2026-11-01\n";

test.each([
  ["shop.pk-Coverage-Valid-2026-11-28.zip", { indexed: 2, notIndexed: 0 }],
  ["shop.pk-Coverage-Drilldown-2026-11-28.zip", { indexed: 0, notIndexed: 2 }],
])("the list of %s", (name, lengths) => {
  const read = readConsoleExport([zip({ "Table.csv": listed }, name)]);
  if (!read.ok) throw new Error(read.problem);
  const { indexed, notIndexed } = read.value;

  expect({ indexed: indexed.length, notIndexed: notIndexed.length }).toEqual(lengths);
});

test.each([
  [
    "Metadata.csv",
    "Property,Value\nSitemap,All known pages\nIssue,Crawled - currently not indexed\n",
    "Crawled - currently not indexed",
  ],
  [
    "Metadaten.csv",
    "Property,Wert\nProblem,Gecrawlt – zurzeit nicht indexiert\n",
    "Gecrawlt – zurzeit nicht indexiert",
  ],
])("why Google leaves them out, in the account's language: %s", (name, about, reason) => {
  const read = readConsoleExport([
    zip(
      {
        "Chart.csv": "Date,Affected pages\n2026-11-20,2\n2026-11-21,2\n",
        "Table.csv": listed,
        [name]: about,
      },
      "shop.pk-Coverage-Drilldown-2026-11-28.zip",
    ),
  ]);

  expect(read).toMatchObject({
    value: { notIndexed: [{ url: "https://shop.pk/", reason }, { reason }] },
  });
});

test.each([
  [
    "a list without its name",
    [csv(listed, "Table.csv")],
    "under the name that Search Console gave",
  ],
  ["questions alone", [csv("Top queries,Clicks,Impressions\nlawn,3,40\n")], "the table Pages"],
  ["an empty file", [csv("")], "the table Pages"],
  ["a picture", [{ name: "a.png", bytes: new Uint8Array([0x89, 0x50, 0, 1]) }], "the table Pages"],
  [
    "a zip that ends early",
    [{ name: "a.zip", bytes: strToU8("PK\u0003\u0004abc") }],
    "Download it again",
  ],
  ["a spreadsheet", [zip({ "xl/workbook.xml": "<workbook/>" }, "a.xlsx")], "Download CSV"],
  ["an old spreadsheet", [{ name: "a.xls", bytes: new Uint8Array([0xd0, 0xcf]) }], "Download CSV"],
  ["a zip of zeros", [zip({ "Pages.csv": "0".repeat(21 * 1024 * 1024) })], "larger than 20 MB"],
  ["too many files", Array.from({ length: 31 }, () => csv("")), "More than 30 files"],
])("%s is told what to do", (_what, files, words) => {
  const read = readConsoleExport(files);

  expect(read).toEqual({ ok: false, problem: expect.stringContaining(words) });
});

test("a cell that is a name of JavaScript is a cell", () => {
  const read = readConsoleExport([
    csv("__proto__,constructor,toString\nhttps://shop.pk/__proto__,1,2\n"),
  ]);

  expect(read).toMatchObject({ ok: true, value: { figures: [{ clicks: 1, impressions: 2 }] } });
});
