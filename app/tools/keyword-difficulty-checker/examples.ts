import type { Examples } from "#app/tools/kit/try-example.ts";

/** Ten results that do not exist, with figures such as a link tool shows. */
const rows = `212, 61, https://market.example/office-desks, Office Desks in Lahore: 240 Models
96, 48, https://desks.example/lahore, Office desks made in Lahore
74, 44, https://furniture.example/desks, Desks and Workstations
58, 39, https://blog.example/best-desks-2019, The Best Office Desks of 2019
41, 35, https://wood.example/, Sheesham Wood Furniture
33, 30, https://classifieds.example/lahore/desks, Used desks for sale
21, 27, https://workshop.example/office, Custom office desks
15, 22, https://chairs.example/desks, Chairs and desks
9, 18, https://forum.example/where-to-buy-desks, Where to buy desks in Lahore?
4, 12, https://small.example/desk, One desk, made well`;

export const examples: Examples = {
  "your-own-look": {
    "your-own-look keyword": { keyword: "office desks in lahore", rows },
  },
};
