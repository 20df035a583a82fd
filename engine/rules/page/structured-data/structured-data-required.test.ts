import { structuredDataRequired } from "#engine/rules/page/structured-data/structured-data-required.ts";
import { GOOD_PAGE, testCheck, withHead } from "#tests/support/test-check.ts";

testCheck(structuredDataRequired, [
  {
    rule: "a shop with name and address",
    page: withHead(
      '<script type="application/ld+json">{"@type":"Store","name":"Chinar","address":"Lahore"}</script>',
    ),
    status: "pass",
    text: "Structured data has what Google requires",
  },
  {
    rule: "a shop without its address",
    page: withHead(
      '<script type="application/ld+json">{"@graph":[{"@type":"LocalBusiness","name":"Chinar"}]}</script>',
    ),
    status: "fail",
    text: "LocalBusiness lacks address",
    places: 1,
  },
  {
    rule: "an empty property is missing",
    page: withHead(
      '<script type="application/ld+json">{"@type":"Store","name":"","address":"Lahore"}</script>',
    ),
    status: "fail",
    text: "Store lacks name",
  },
  {
    rule: "one of several that will do",
    page: withHead('<script type="application/ld+json">{"@type":"Product","name":"Desk"}</script>'),
    status: "fail",
    text: "Product lacks offers or review or aggregateRating",
  },
  {
    rule: "an offer of a product without a price",
    page: withHead(
      '<script type="application/ld+json">{"@type":"Product","name":"x","offers":{"@type":"Offer","name":"y"}}</script>',
    ),
    status: "fail",
    text: "Offer lacks price or priceSpecification",
  },
  ...[
    ['"price":"3,999"', "Offer has price “3,999”"],
    ['"price":"Rs. 4,500"', "Offer has price “Rs. 4,500”"],
    ['"price":5,"priceCurrency":"Rs"', "Offer has priceCurrency “Rs”"],
  ].map(([offer, text = ""]) => ({
    rule: `Google cannot read ${offer}`,
    page: withHead(
      `<script type="application/ld+json">{"@type":"Product","name":"x","offers":{"@type":"Offer",${offer}}}</script>`,
    ),
    status: "fail" as const,
    text,
    places: 1,
  })),
  ...['"price":"3999.50","priceCurrency":"PKR"', '"price":3999,"priceCurrency":""'].map(
    (offer) => ({
      rule: `near miss: Google reads ${offer}`,
      page: withHead(
        `<script type="application/ld+json">{"@type":"Product","name":"x","offers":{"@type":"Offer",${offer}}}</script>`,
      ),
      status: "pass" as const,
      text: "has what Google requires",
    }),
  ),
  {
    rule: "near miss: an offer of a service without a price",
    page: withHead(
      '<script type="application/ld+json">{"@type":"Service","name":"x","offers":{"@type":"Offer","name":"y"}}</script>',
    ),
    status: "pass",
    text: "has what Google requires",
  },
  {
    rule: "near miss: a thing that only points to another",
    page: withHead('<script type="application/ld+json">{"@type":"Store","@id":"#shop"}</script>'),
    status: "pass",
    text: "has what Google requires",
  },
  {
    rule: "stars about one's own business",
    page: withHead(
      '<script type="application/ld+json">{"@type":"Organization","name":"Chinar","aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":9}}</script>',
    ),
    status: "warn",
    text: "Stars about one's own business",
    places: 1,
  },
  {
    rule: "near miss: stars on a product",
    page: withHead(
      '<script type="application/ld+json">{"@type":"Product","name":"Desk","aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":9}}</script>',
    ),
    status: "pass",
    text: "has what Google requires",
  },
  {
    rule: "questions and answers, which Google no longer shows",
    page: withHead(
      '<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"a","acceptedAnswer":{"@type":"Answer","text":"b"}}]}</script>',
    ),
    status: "pass",
    text: "FAQ markup is harmless",
  },
  {
    rule: "near miss: Google's markup for a paywall, a Product without offers",
    page: withHead(
      '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false,"isPartOf":{"@type":["CreativeWork","Product"],"name":"News","productID":"news.pk:basic"}}</script>',
    ),
    status: "pass",
    text: "has what Google requires",
  },
  {
    rule: "near miss: an empty FAQPage, whose results ended in May 2026",
    page: withHead('<script type="application/ld+json">{"@type":"FAQPage","name":"x"}</script>'),
    status: "pass",
    text: "FAQ markup is harmless",
  },
  {
    rule: "a question of a forum without an answer",
    page: withHead(
      '<script type="application/ld+json">{"@type":"QAPage","mainEntity":{"@type":"Question","name":"a"}}</script>',
    ),
    status: "fail",
    text: "Question lacks acceptedAnswer or suggestedAnswer",
  },
  {
    rule: "no JSON-LD",
    page: GOOD_PAGE,
    status: "notApplicable",
    text: "There is no JSON-LD to check",
  },
  {
    rule: "near miss: JSON-LD that cannot be read is the other check",
    page: withHead('<script type="application/ld+json">{</script>'),
    status: "notApplicable",
    text: "There is no JSON-LD to check",
  },
]);
