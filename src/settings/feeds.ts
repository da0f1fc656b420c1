/** Paths of the journal's feeds, without language: `inLanguage` adds `/el`. */
export const rssPath = "/rss.xml";
export const jsonFeedPath = "/feed.json";
