/**
 * How much of a stranger's page, file or header is read. Each bound is above what honest sites have,
 * and keeps one of them from costing the others. Engine and server use these and no others.
 */

/** Characters of an address. Longer ones are not followed: the limit of old browsers and of many servers. */
export const MAX_ADDRESS_CHARACTERS = 2_083;

/** Of a page, in UTF-16 units, as a string counts them: the browser's tools take large ones, too. */
export const MAX_HTML_CHARACTERS = 25_000_000;

/** Of its bytes that an audit of a site reads: Google reads 2 MB of HTML. And a live reading, unpacked. */
export const MAX_AUDITED_PAGE_BYTES = 2_000_000;
export const MAX_LIVE_PAGE_BYTES = 3_000_000;

/** Some short inputs make the standard's algorithm build millions of elements: no page needs more. */
export const MAX_ELEMENTS = 2_500_000;
export const MAX_ELEMENTS_OF_SHORT_SOURCE = 100_000;

/** A link's inside is looked at so far and no further: links drawn in SVG may nest without end. */
export const MAX_INNER_ELEMENTS = 500;

/** Of an answer's headers together; most servers send less than 2 kB, and Node takes no more by itself. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** Candidates of one srcset. Build tools write up to twenty. */
export const MAX_SRCSET_CANDIDATES = 100;

/** Links of one Link header. */
export const MAX_HEADER_LINKS = 500;

/** Of a title, a heading, a description: results show some 60 to 160 characters. */
export const MAX_TEXT_CHARACTERS = 1_000;

/** Of any other value of a page: a phone number, a name, an excerpt. */
export const MAX_VALUE_CHARACTERS = 2_083;

/** Values of one kind on one page: canonicals, language versions, businesses. */
export const MAX_VALUES_OF_A_PAGE = 200;

/** Values of `id`, to which fragments lead, and how long one may be to be known. */
export const MAX_IDS_OF_A_PAGE = 2_000;
export const MAX_ID_CHARACTERS = 200;

/** Tags of one kind that a page is to mend: 80 of 100 characters. */
export const MAX_TAG_CHARACTERS_OF_A_PAGE = 8_000;

/** What a link says: enough to find it again. */
export const MAX_ANCHOR_CHARACTERS = 120;

/** Links of one page, and all of them together: 5,000 of 300 characters. */
export const MAX_LINKS_OF_A_PAGE = 5_000;
export const MAX_LINK_CHARACTERS_OF_A_PAGE = 1_500_000;

/** Language versions of one cluster that was read live: a square of 300 by 300 is an answer's size. */
export const MAX_LANGUAGE_VERSIONS = 300;

/**
 * Of one answer of live reading, as JSON. 5,000 links of 300 characters take up to 3 million, nearly all
 * other answers less than a tenth of it.
 */
export const MAX_LIVE_ANSWER_CHARACTERS = 3_000_000;

/** What is shown of a fault in one place. */
export const MAX_EVIDENCE_CHARACTERS = 500;

/**
 * Of one block of JSON-LD in UTF-16 units, of a page's blocks together, and how deep it nests. A shop's
 * page has some 20,000 in three blocks, six deep; a value of JSON takes ten times its text in memory.
 */
export const MAX_STRUCTURED_DATA_CHARACTERS = 300_000;
export const MAX_STRUCTURED_DATA_OF_A_PAGE = 600_000;
export const MAX_STRUCTURED_DATA_DEPTH = 50;

/**
 * The protocol's own limits for one sitemap, unpacked; an index may have as many files as one audit
 * reads. Its addresses together: 50,000 of 200 characters. https://www.sitemaps.org/protocol.html
 */
export const MAX_SITEMAP_BYTES = 50_000_000;
export const MAX_SITEMAP_FILES = 50;
export const MAX_SITEMAP_ENTRIES = 50_000;
/** Language versions of one entry: the largest sites have some 150. */
export const MAX_SITEMAP_LANGUAGES = 200;
export const MAX_SITEMAP_CHARACTERS = 10_000_000;

/** A report's lists of faults and of pages, each as JSON: 10,000 pages of 800 characters. */
export const MAX_REPORT_LIST_CHARACTERS = 8_000_000;

/** The same of a report that is made on its owner's own machine: 100,000 places. */
export const MAX_OWN_REPORT_CHARACTERS = 20_000_000;

/** Of one row of them, where it can be divided; and of a part that is asked for, without its last row. */
export const MAX_REPORT_ROW_CHARACTERS = 200_000;
export const MAX_REPORT_PART_CHARACTERS = 1_000_000;

/** Of a robots.txt. RFC 9309 2.5: crawlers must read at least 500 KiB; Google reads no more. */
export const MAX_ROBOTS_BYTES = 500 * 1024;

/**
 * Of its lines, and so of its rules and groups. Google counts bytes alone; 500 KiB of ordinary rules are
 * some 20,000 lines, and a file of line breaks alone would be half a million.
 */
export const MAX_ROBOTS_LINES = 20_000;

/** Of one line of it. robots.cc, RobotsTxtParser::Parse: eight times the longest address, less one. */
export const MAX_ROBOTS_LINE_BYTES = 2_083 * 8 - 1;

/** Each picture of a report as JSON: 10,000 squares of 100 characters. */
export const MAX_PICTURE_CHARACTERS = 1_000_000;
