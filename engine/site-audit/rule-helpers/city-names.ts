/** Cities as addresses name them: those of Pakistan, and where its shops sell abroad. */
const CITIES = new Set(
  `abbottabad abu-dhabi astore athmuqam attock badin bagh bahawalnagar bahawalpur bannu batkhela
  bhimber birmingham burewala chakwal chaman charsadda chilas chiniot chitral dadu delhi dera-
  allah-yar dera-murad-jamali dg-khan di-khan diamer dir doha dubai faisalabad ghanche ghizer
  ghotki gilgit gujranwala gujrat gwadar hafizabad hangu haripur hattian-bala hub hunza hyderabad
  islamabad jacobabad jeddah jhang jhelum kalat karachi karak kasur khairpur khanewal kharmang
  khuzdar kohat kotli kotri lahore lakki-marwat larkana london loralai lyallpur manchester mandi-
  bahauddin mansehra mardan mianwali mingora mirpur mirpur-khas mithi multan mumbai murree
  muzaffarabad muzaffargarh nagar nawabshah new-york nowshera okara pakpattan pallandri panjgur
  parachinar peshawar pindi pishin quetta rahim-yar-khan rawalakot rawalpindi riyadh sadiqabad
  sahiwal sanghar sargodha sharjah sheikhupura shikarpur sialkot sibi skardu sukkur swabi sydney
  tando-adam tando-allahyar tando-muhammad-khan tank thatta timergara toronto turbat umerkot usta-
  muhammad vehari wah-cantt zhob ziarat`.split(/\s+/),
);

/** The city that the last part of an address names, such as "seo-services-lahore"; null where there is none. */
export function readCityName(address: string): string | null {
  const segments = new URL(address).pathname
    .toLowerCase()
    .split("/")
    .filter((segment) => segment !== "");
  for (const segment of segments.toReversed()) {
    const words = segment.replace(/\.\w+$/, "").split(/[-_]/);
    for (let length = Math.min(3, words.length); length > 0; length -= 1) {
      for (let at = 0; at + length <= words.length; at += 1) {
        const name = words.slice(at, at + length).join("-");
        if (CITIES.has(name)) return name;
      }
    }
  }
  return null;
}
