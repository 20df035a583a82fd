/**
 * The frame's words in Urdu, by their English: menu, buttons, footer. What is missing here is in English
 * on every page. Have a native reader check them (README.md, Before you publish).
 */
export const urduFrame: ReadonlyMap<string, string> = new Map([
  ["Skip to the content", "سیدھا مضمون پر جائیں"],
  ["Home", "ہوم"],
  ["Area Covered", "ہمارے شہر"],
  ["Services", "خدمات"],
  ["Pricing", "قیمتیں"],
  ["Portfolio", "ہمارا کام"],
  ["Blog", "بلاگ"],
  ["Tools", "مفت ٹولز"],
  ["Menu", "مینیو"],
  ["Contact Us", "رابطہ کریں"],
  ["Get a Free Audit", "مفت جائزہ منگوائیں"],
  ["Quick contact", "فوری رابطہ"],
  ["Chat on WhatsApp", "واٹس ایپ پر بات کریں"],
  ["Call", "فون کریں"],
  [
    "An SEO agency in Lahore. We help Pakistani businesses to be found in search, and show our working every month.",
    "لاہور کی SEO ایجنسی۔ ہم پاکستانی کاروبار کو تلاش میں سامنے لاتے ہیں، اور ہر مہینے دکھاتے ہیں کہ کیا کام ہوا۔",
  ],
  ["Quick Links", "صفحے"],
  ["About us", "ہمارے بارے میں"],
  ["Sample report", "رپورٹ کا نمونہ"],
  ["Glossary", "مشکل الفاظ"],
  ["Contact", "رابطہ"],
  ["Privacy", "رازداری"],
  ["Cities", "شہر"],
  ["Talk to us", "ہم سے بات کریں"],
]);
