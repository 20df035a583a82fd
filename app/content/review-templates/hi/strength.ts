/** Words of the drafts that praise and that blame, for the tests. Each is in at least one draft. */
export const strength = {
  praise: /बेहतरीन|कि ज़रूर लें|हर तरह/,
  blame: /निराशा|सलाह देना मुश्किल|संतुष्ट नहीं|पूरी नहीं|सवाल ही नहीं/,
};
