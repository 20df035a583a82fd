import { structuredDataRequired } from "./structured-data-required.ts";
import { GOOD_PAGE, testCheck, withBody, withHead } from "#tests/support/test-check.ts";

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
    [
      '"price":5,"priceCurrency":"PKR","availability":"in stock"',
      "Offer has availability “in stock”",
    ],
    ['"price":5,"priceCurrency":"PKR","itemCondition":"New"', "Offer has itemCondition “New”"],
  ].map(([offer, text = ""]) => ({
    rule: `Google cannot read ${offer}`,
    page: withHead(
      `<script type="application/ld+json">{"@type":"Product","name":"x","offers":{"@type":"Offer",${offer}}}</script>`,
    ),
    status: "fail" as const,
    text,
    places: 1,
  })),
  ...[
    '"price":"3999.50","priceCurrency":"PKR"',
    '"price":5,"priceCurrency":"PKR","availability":"http://schema.org/OutOfStock","itemCondition":"NewCondition"',
    '"price":3999,"priceCurrency":""',
  ].map((offer) => ({
    rule: `near miss: Google reads ${offer}`,
    page: withHead(
      `<script type="application/ld+json">{"@type":"Product","name":"x","offers":{"@type":"Offer",${offer}}}</script>`,
    ),
    status: "pass" as const,
    text: "has what Google requires",
  })),
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
    text: "Question lacks answerCount, acceptedAnswer or suggestedAnswer",
  },
  ...[
    [
      '{"@type":"Product","name":"x","aggregateRating":{"@type":"AggregateRating","ratingValue":"4","reviewCount":"0"}}',
      "AggregateRating has reviewCount “0”, and must be positive",
    ],
    [
      '{"@type":"Product","name":"x","aggregateRating":{"@type":"AggregateRating","ratingValue":"92","ratingCount":3}}',
      "ratingValue “92”, which is not on its scale of 1 to 5",
    ],
    [
      '{"@type":"Product","name":"x","aggregateRating":{"@type":"AggregateRating","ratingValue":"4,5","ratingCount":3}}',
      "ratingValue “4,5”, which is no number",
    ],
    [
      '{"@type":"Product","name":"x","review":{"@type":"Review","author":"a","reviewRating":{"@type":"Rating","ratingValue":"6/5"}}}',
      "Rating has ratingValue “6/5”, which is beyond its own scale",
    ],
    [
      '{"@type":"Review","author":"a","reviewRating":{"@type":"Rating","ratingValue":4}}',
      "Review has itemReviewed missing or without a name",
    ],
    [
      '{"@type":"Review","author":"a","itemReviewed":{"@type":"Book"},"reviewRating":{"@type":"Rating","ratingValue":4}}',
      "Review has itemReviewed missing or without a name",
    ],
    [
      '{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"a"},{"@type":"ListItem","position":2,"name":"b"}]}',
      "BreadcrumbList has itemListElement whose step 1 has no name or no address",
    ],
    [
      '{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"item":"https://x.example/"}]}',
      "whose step 1 has no name or no address",
    ],
    [
      '{"@type":"Article","datePublished":"2026-02-30"}',
      "Article has datePublished “2026-02-30”, which does not exist",
    ],
    [
      '{"@type":"Event","name":"x","location":"y","startDate":"30 May 2026"}',
      "startDate “30 May 2026”, which is no date",
    ],
  ].map(([data, text = ""]) => ({
    rule: `Google refuses ${data}`,
    page: withHead(`<script type="application/ld+json">${data}</script>`),
    status: "fail" as const,
    text,
    places: 1,
  })),
  ...[
    '{"@type":"Product","name":"x","aggregateRating":{"@type":"AggregateRating","ratingValue":"92","bestRating":"100","reviewCount":"1"}}',
    '{"@type":"Product","name":"x","aggregateRating":{"@type":"AggregateRating","ratingValue":"60%","reviewCount":1}}',
    '{"@type":"Product","name":"x","review":{"@type":"Review","author":"a","reviewRating":{"@type":"Rating","ratingValue":"8 / 10"}}}',
    '{"@type":"Review","author":"a","itemReviewed":{"@type":"Book","name":"b"},"reviewRating":{"@type":"Rating","ratingValue":4}}',
    '{"@type":"Review","@id":"#r","author":"a","reviewRating":{"@type":"Rating","ratingValue":4}}',
    '{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"item":{"@id":"https://x.example/","name":"a"}},{"@type":"ListItem","position":2,"name":"b"}]}',
    '{"@type":"Article","datePublished":"2024-02-29T23:15:00+05:00","dateModified":"2026-11"}',
  ].map((data) => ({
    rule: `near miss: Google reads ${data}`,
    page: withHead(`<script type="application/ld+json">${data}</script>`),
    status: "pass" as const,
    text: "has what Google requires",
  })),
  {
    rule: "microdata, through the same table",
    page: withBody(
      '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">x</b><p itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><i itemprop="ratingValue">0</i> of <meta itemprop="reviewCount" content="0"></p></div>',
    ),
    status: "fail",
    text: "AggregateRating has reviewCount “0”",
    places: 1,
  },
  {
    rule: "near miss: microdata whose content says what the text writes otherwise",
    page: withBody(
      '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">x</b><p itemprop="offers" itemscope itemtype="http://schema.org/Offer"><i itemprop="price" content="3999.00">Rs. 3,999</i><time itemprop="priceValidUntil" datetime="2026-12-31">end of year</time></p></div>',
    ),
    status: "pass",
    text: "has what Google requires",
  },
  {
    rule: "no JSON-LD",
    page: GOOD_PAGE,
    status: "notApplicable",
    text: "There is no structured data to check",
  },
  {
    rule: "near miss: JSON-LD that cannot be read is the other check",
    page: withHead('<script type="application/ld+json">{</script>'),
    status: "notApplicable",
    text: "There is no structured data to check",
  },
]);
