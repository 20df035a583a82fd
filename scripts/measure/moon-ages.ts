/**
 * When the new moon can be looked for in Pakistan. Positions of sun and moon by astronomy-engine
 * (https://github.com/cosinekitty/astronomy), which is right to about a minute here.
 */
import { Body, Observer, SearchMoonPhase, SearchRiseSet } from "astronomy-engine";

const KARACHI = new Observer(24.8607, 67.0011, 8);
const MS_PER_HOUR = 3_600_000;
const MS_PER_MINUTE = 60_000;
/** Pakistan keeps UTC+5 all year; its noon is before every sunset. */
const NOON_UTC = 7;

export type Evening = {
  /** From new moon to sunset, in tenths of an hour. */
  ageHours: number;
  /** Whole minutes for which the moon stays up after the sun. */
  lagMinutes: number;
};

/** How old the moon is at sunset in Karachi on a day, and how long it stays. */
export function measureEvening(isoDay: string): Evening {
  const noon = new Date(`${isoDay}T${String(NOON_UTC).padStart(2, "0")}:00:00Z`);
  const sunset = SearchRiseSet(Body.Sun, KARACHI, -1, noon, 1)?.date;
  const moonset = SearchRiseSet(Body.Moon, KARACHI, -1, noon, 1.5)?.date;
  const newMoon = sunset && SearchMoonPhase(0, sunset, -30)?.date;
  if (!sunset || !moonset || !newMoon) throw new Error(`no sunset or moonset on ${isoDay}`);

  return {
    ageHours: Math.round((sunset.getTime() - newMoon.getTime()) / (MS_PER_HOUR / 10)) / 10,
    lagMinutes: Math.round((moonset.getTime() - sunset.getTime()) / MS_PER_MINUTE),
  };
}
