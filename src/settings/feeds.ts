/** Addresses of the journal's feeds, without language: `inLanguage` puts `/el` before them. */
export const rssPath = "/rss.xml";
export const jsonFeedPath = "/feed.json";
