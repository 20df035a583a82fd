import type { Examples } from "#app/tools/kit/try-example.ts";

/** Three clinics that do not exist: one's own page, and two that rank above it. */
const own = `Example Dental Clinic in Lahore. Our dentist sees you from Monday to Saturday. We clean teeth,
fill them and pull them where nothing else helps. Call for an appointment. The clinic is in Gulberg,
and parking is free.`;
const first = `Root canal treatment in Lahore, step by step. The dentist takes an X-ray first, gives local
anaesthesia and cleans the root canal. A root canal treatment needs one to three visits; a crown
protects the tooth afterwards. The fee for a root canal depends on the tooth: a molar has more canals.
Ask for the fee of the crown as well. Pain after the treatment is usual for two days. Your dentist in
Lahore tells you before the first visit whether the tooth can be saved.`;
const second = `What does a root canal cost in Lahore? The fee of the clinic covers the X-ray, local
anaesthesia and the filling; the crown is billed apart. A zirconia crown costs more than a metal crown.
Emergency appointments for tooth pain are kept free each morning. Sterilised instruments, one packet for
each patient. After the root canal treatment the dentist checks the tooth with a second X-ray, and the
crown follows within two weeks.`;

const onOneLine = (text: string) => text.replaceAll("\n", " ");

export const examples: Examples = {
  "from-texts": {
    "from-texts own-text": {
      "own-text": onOneLine(own),
      "rival-1": onOneLine(first),
      "rival-2": onOneLine(second),
    },
  },
};
