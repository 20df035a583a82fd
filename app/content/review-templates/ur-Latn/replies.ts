import type { ReplyTexts } from "#app/content/review-templates/schema.ts";

export const replies: ReplyTexts = {
  substance: {
    high: "Jin logon ne yeh kaam kiya, woh yeh parh kar khush honge.",
    middle: "Jo acha raha aur jo nahin, dono baatein kaam ki hain.",
    low: "Aap ka likhna madadgar hai, kyunke jo baat kahi jaye wohi theek ho sakti hai.",
  },
  greeting: "Assalam o alaikum {reviewer},",
  band: {
    high: {
      opening: {
        warm: "Itni hosla afza raye ka bohat bohat shukriya!",
        plain: "Aap ki raye ka shukriya.",
        formal: "Apna qeemti waqt nikal kar raye dene par hum aap ke shukar guzar hain.",
      },
      topics: "Khushi hui ke aap ne {topics} ka zikr kiya.",
      middle: "Aisi raye se doosron ko faisla karne mein madad milti hai.",
    },
    middle: {
      opening: {
        warm: "Khul kar raye dene ka bohat shukriya.",
        plain: "Aap ki khari raye ka shukriya.",
        formal: "Is mutawazan raye ke liye hum aap ke shukar guzar hain.",
      },
      topics: "Aap ne {topics} ke baare mein jo likha, woh tawajjo se parha gaya hai.",
      middle: "Is se pata chalta hai ke kya theek hai aur kya behtar karna hai.",
    },
    low: {
      opening: {
        warm: "Khul kar batane ka shukriya, aur maazrat ke tajurba aap ki tawaqqo ke mutabiq nahin raha.",
        plain: "Aap ki raye ka shukriya, aur maazrat ke tajurba tawaqqo ke mutabiq nahin raha.",
        formal:
          "Aap ki raye ka shukriya. Aap ki tawaqqoat poori na hone par hum maazrat khwah hain.",
      },
      topics: "Aap ne {topics} ke baare mein jo likha, us par sanjeedgi se ghaur ho raha hai.",
      middle: "Acha hoga ke aap khud batayen ke kya hua.",
    },
  },
  contact: [
    "Baraye meharbani rabta karein taake maamla dekha ja sake: {contact}.",
    "Baraye meharbani rabta karein taake maamla dekha ja sake: [yahan naam aur phone number ya email likhein].",
  ],
  closing: {
    warm: "Aap ke liye bohat si naik tamannayein!",
    plain: "Naik tamannayein.",
    formal: "Wassalam.",
  },
  and: " aur ",
  comma: ", ",
  topics: {
    staff: "staff",
    price: "qeemat",
    waiting: "intezar ke waqt",
    quality: "mayar",
    cleanliness: "safai",
    delivery: "delivery",
    contact: "raabte",
    place: "jagah",
  },
};
