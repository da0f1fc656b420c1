import { jsonFeedPath } from "../../src/settings/feeds";
import { inLanguage } from "../../src/settings/languages";
import type { Feed } from "./feed";

/** A feed as JSON Feed 1.1, with the whole text of each post. */
export const jsonFeed = (feed: Feed): string =>
  JSON.stringify(
    {
      version: "https://jsonfeed.org/version/1.1",
      title: feed.title,
      description: feed.description,
      language: feed.language,
      home_page_url: feed.home,
      feed_url: feed.origin + inLanguage(jsonFeedPath, feed.language),
      items: feed.items.map((item) => ({
        id: item.address,
        url: item.address,
        title: item.title,
        summary: item.summary,
        content_html: item.html,
        image: item.picture,
        date_published: item.published.toISOString(),
        date_modified: item.updated.toISOString(),
        tags: [item.section],
        ...(item.author !== null && { authors: [{ name: item.author }] }),
      })),
    },
    null,
    2,
  );
