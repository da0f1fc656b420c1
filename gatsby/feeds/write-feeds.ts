import { textFrom } from "../../src/lib/i18n/text-from";
import { jsonFeedPath, rssPath } from "../../src/settings/feeds";
import { inLanguage } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { factsIn, quoteFacts } from "../content/facts";
import { writePublic } from "../hosting/public-folder";
import { textsWithFacts } from "../schema/page-texts";
import { feedOf, rss } from "./feed";
import { publishedPosts } from "./published-posts";

/** Writes the journal's newest posts as RSS and JSON Feed in every language, after the build. A journal without posts has no feeds. */
export const writeFeeds = async (content: Content): Promise<void> => {
  const { site, locales } = content;
  const posts = publishedPosts(content);
  if ([...posts.values()].every((own) => own.length === 0)) return;
  for (const [language, own] of posts) {
    const facts = factsIn(content, language);
    const data = JSON.stringify(textsWithFacts(locales[language].get("journal") ?? {}, facts));
    const t = textFrom({ edges: [{ node: { ns: "journal", data } }] }, language);
    const feed = feedOf(own, language, {
      origin: site.domains.site,
      title: t("journal.meta.title", { brand: quoteFacts(site.brand.name[language], facts) }),
      description: t("journal.meta.description"),
    });
    await writePublic(inLanguage(rssPath, language), rss(feed));
    await writePublic(inLanguage(jsonFeedPath, language), JSON.stringify(feed, null, 2));
  }
};
