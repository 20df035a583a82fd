/** Local businesses of a page's JSON-LD. */
import type { JsonLdThing } from "#engine/html/json-ld/structured-data.ts";

/**
 * What the names of schema.org's local businesses end with, or are. https://schema.org/LocalBusiness
 * Other services (`TaxiService`, `GovernmentService`) are what somebody offers, not a place.
 */
const BUSINESS_TYPE = new RegExp(
  `(?:${[
    "Business|Store|Shop|Restaurant|Clinic|Hospital|Hotel|Salon|Agency|Bakery|Pharmacy|Agent|Repair",
    "(?:Professional|Legal|Financial|Accounting|Emergency)Service",
    "Dealer|Rental|Contractor|Spa|Club|Gym",
  ].join("|")})$|^(?:${[
    "Attorney|Notary|Electrician|Plumber|Locksmith|HousePainter|Dentist|Physician|Optician",
    "DryCleaningOrLaundry|SelfStorage|BedAndBreakfast|Campground|Hostel|Motel|Resort",
    "BankOrCreditUnion|BarOrPub|Brewery|Winery|Distillery|AutoWash|GasStation|MovingCompany",
    "MovieTheater|ShoppingCenter|ChildCare|VeterinaryCare|TattooParlor",
  ].join("|")})$`,
);

/** The type by which a thing is a business; undefined for others. */
export function businessTypeOf({ types }: JsonLdThing): string | undefined {
  return types.find((type) => BUSINESS_TYPE.test(type));
}

/** What names a business in a word: its seller, publisher, organizer. */
const NAMES_IN_A_WORD =
  /^(?:\w*(?:Offer|Article|Posting|Review|Event|Course|Object)|Product|Service|Person|Recipe|Book|WebSite|Order)$/;

/** A business that is described, not only named as the seller or publisher of something else. */
export function isBusiness(thing: JsonLdThing): boolean {
  const { properties, partOf } = thing;
  if (partOf.some((type) => NAMES_IN_A_WORD.test(type))) return false;
  const isReference =
    "@id" in properties && Object.keys(properties).every((key) => key.startsWith("@"));
  return !isReference && businessTypeOf(thing) !== undefined;
}
