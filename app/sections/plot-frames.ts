export type PlotFrame = {
  className: string;
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** A month's name is under every so many. */
  nameEvery: number;
  hasRoom: boolean;
};

/** Drawn for a phone, a column and a whole page, so that its letters stay readable on each. */
export const plotFrames = {
  page: {
    className: "result-plot-page",
    width: 1136,
    height: 424,
    left: 40,
    right: 96,
    top: 56,
    bottom: 46,
    nameEvery: 1,
    hasRoom: true,
  },
  column: {
    className: "from-640",
    width: 680,
    height: 370,
    left: 44,
    right: 70,
    top: 40,
    bottom: 46,
    nameEvery: 1,
    hasRoom: true,
  },
  phone: {
    className: "below-640",
    width: 350,
    height: 300,
    left: 34,
    right: 56,
    top: 52,
    bottom: 34,
    nameEvery: 3,
    hasRoom: false,
  },
} as const satisfies Record<string, PlotFrame>;
