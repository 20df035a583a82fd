/**
 * Function words of Urdu. Ours: the list that stopwords-iso and stopword both carry came through a
 * legacy font and lost its letters ("ثہت" for "بہت", no "میں" and no "نہیں" at all).
 */
export const urduStopWords = `
کا کے کی کو نے سے میں پر تک کہ اور یا مگر لیکن اگر تو پھر بھی ہی نہ نہیں مت ہاں جی
ہے ہیں ہوں ہو تھا تھے تھی تھیں گا گے گی ہوا ہوئے ہوئی ہوتا ہوتے ہوتی ہونا ہونے ہونی ہوگا ہوگی ہوگئے
یہ وہ اس ان اسے انہیں انھیں انہوں انھوں اسی اُن اُس ایسا ایسے ایسی ویسا ویسے ویسی
میں میرا میرے میری مجھے مجھ ہم ہمارا ہمارے ہماری ہمیں تم تمہارا تمہارے تمہاری تمہیں آپ اپنا اپنے اپنی
کیا کیوں کیسے کیسا کیسی کب کہاں کون کس کسے کتنا کتنے کتنی کوئی کچھ کئی کسی
جو جس جن جسے جنہیں جب جہاں جیسے جیسا جیسی جتنا جتنے جتنی جبکہ
کر کرنا کرنے کرتا کرتے کرتی کریں کرے کیے کی گئی گئے گیا کرو کرکے کروں
جا جانا جانے جاتا جاتے جاتی جائے جائیں گئیں آ آنا آنے آتا آتے آتی آئے آئی آیا
لے لیے لئے لی لیا لیتے لیتا لیتی لینا لینے دے دیا دی دیے دیئے دیتا دیتے دیتی دینا دینے دیں
رہا رہے رہی رہنا رہتا رہتے رہتی سکتا سکتے سکتی سکے سکیں چکا چکے چکی چاہیے چاہئے چاہتے چاہتا چاہتی
والا والے والی والوں ساتھ لیکر بعد پہلے اوپر نیچے اندر باہر طرف پاس دوران ذریعے درمیان خلاف بغیر سوا علاوہ
بہت زیادہ کم صرف بس بالکل تقریبا شاید ضرور ہمیشہ کبھی اب ابھی تب یہاں وہاں یہیں وہیں ادھر
ایک دو تین سب تمام ہر چند دوسرا دوسرے دوسری کچھ بعض خود آج کل یعنی چونکہ کیونکہ تاکہ حالانکہ
بنا بنے بنی طور طرح حوالے بارے وغیرہ نیز
`
  .trim()
  .split(/\s+/);

/**
 * Urdu in Latin letters, as pages and searches in Pakistan write it. Only for texts that are
 * written so: several are English words of weight elsewhere ("main", "par", "bat").
 */
export const romanUrduStopWords = `
ka ke ki ko ne se mein main mai me par pe tak keh aur ya magar lekin agar to tou phir bhi hi na nahi
nahin nai haan han ji hai hain hun hoon ho tha thay thi ga gay gi hua hue hui hota hote hoti hona hone
yeh ye woh wo is us in un isay usay inhein unhein aisa aisay aisi mera mere meri mujhe mujh hum hamara
hamare hamari humein tum tumhara aap apna apne apni ap kya kia kyun kyon kaise kaisay kab kahan kaun
kon kis kitna kitne kitni koi kuch kayi jo jis jin jab jahan jaise jitna kar karna karne karta karte
karti karein kare kiye gaya gayi gaye ja jana jane jata jate jati jaye ana aane ata ate ati aye liye
liay le lena lene de dena dene diya di raha rahe rahi rehna sakta sakte sakti chuka chuke chahiye wala
wale wali walay sath saath baad pehle upar neeche andar bahar taraf paas bohat bahut buhat zyada ziada
hy hen hein ky mn nhi nhin sy py tk kr krna krne krta krte krti rha rhe rhi wo wohi yehi yahi wahi unka unki
unke iska iski iske uska uski uske tumhari tumhare kyunke kyunki balke balkay taake chahe chahye chahta chahti
milta milti milte hoga hogi honge hongay karenge karega karegi lia gae gaey
kam sirf bas shayad zaroor hamesha kabhi ab abhi tab yahan wahan ek aik do sab har wagera waghera
`
  .trim()
  .split(/\s+/);

/** Words that mark a text as Roman Urdu: common there, and rare or unknown in English. */
export const romanUrduMarks =
  `hai hain mein aur nahi nahin aap apne apni karna karne karte liye kya kaise bhi hoti hota hote
  raha rahe rahi sakte sakta gaya gayi woh yeh unki uski kuch bohat bahut wale wali nhi hoga hogi kyunke
  kyunki iska uska unka krna rha rhi`.split(/\s+/);
