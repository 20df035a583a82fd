/**
 * The year's peaks of demand, as the article's table has them, each with the days from which a page
 * should be. Lunar dates are computed (measured.ts); an open one has both days.
 */
export type Peak = {
  name: string;
  /** As the table writes it. */
  around: string;
  who: string;
  publishBy: string;
  /** The first day of the peak, and the last day to publish, as YYYY-MM-DD. */
  begins: string;
  publishDay: string;
};

export const peaks: readonly Peak[] = [
  {
    name: "Ramzan begins",
    around: "8 or 9 February",
    who: "Food, grocery, iftar menus, charity",
    publishBy: "early December",
    begins: "2027-02-08",
    publishDay: "2026-12-05",
  },
  {
    name: "School admissions",
    around: "February and March; the school year begins on 1 April in Punjab",
    who: "Uniforms, books, shoes, school vans",
    publishBy: "December",
    begins: "2027-02-01",
    publishDay: "2026-12-15",
  },
  {
    name: "Eid ul Fitr",
    around: "10 March",
    who: "Clothes, sweets, gifts, salons, travel",
    publishBy: "early January",
    begins: "2027-03-10",
    publishDay: "2027-01-05",
  },
  {
    name: "Wheat harvest",
    around: "April and May",
    who: "Machinery, transport, sacks, loans",
    publishBy: "February",
    begins: "2027-04-01",
    publishDay: "2027-02-15",
  },
  {
    name: "Eid ul Azha",
    around: "17 May",
    who: "Livestock, butchers, freezers, courier",
    publishBy: "mid March",
    begins: "2027-05-17",
    publishDay: "2027-03-15",
  },
  {
    name: "Muharram begins",
    around: "6 or 7 June",
    who: "No weddings, few openings; processions close roads",
    publishBy: "April, as a notice of hours",
    begins: "2027-06-06",
    publishDay: "2027-04-15",
  },
  {
    name: "Summer heat",
    around: "May to July",
    who: "AC, solar, UPS, water, lawn",
    publishBy: "March",
    begins: "2027-05-01",
    publishDay: "2027-03-15",
  },
  {
    name: "Colleges, universities, and private schools that begin in August",
    around: "June to September",
    who: "Academies, hostels, laptops",
    publishBy: "April",
    begins: "2027-06-01",
    publishDay: "2027-04-15",
  },
  {
    name: "Independence Day",
    around: "14 August",
    who: "Clothes, flags, events, printing",
    publishBy: "June",
    begins: "2027-08-14",
    publishDay: "2027-06-15",
  },
  {
    name: "Wedding season",
    around: "October to January in 2026–27, because Ramzan begins in early February",
    who: "Halls, jewellers, tailors, cars, caterers",
    publishBy: "August",
    begins: "2027-10-01",
    publishDay: "2027-08-15",
  },
];
