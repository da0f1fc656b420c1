import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { jsonFeedPath, rssPath } from "../../src/settings/feeds";
import { type Language, inLanguage } from "../../src/settings/languages";
import { textFrom } from "../../src/lib/i18n/text-from";
import { type Answer, queryOf } from "../build-arguments";
import { publicFolder } from "../hosting/public-folder";
import { writeChanged } from "../hosting/write-changed";
import { currentContent } from "../sources/content-state";
import { feedOf } from "./feed";
import { jsonFeed } from "./json-feed";
import { publishedPosts } from "./published-posts";
import { rss } from "./rss";

interface FeedFactsQuery {
  readonly allSiteFacts: {
    readonly nodes: readonly {
      readonly language: Language;
      readonly brand: { readonly name: string };
      readonly domains: { readonly site: string };
    }[];
  };
  readonly allLocale: {
    readonly nodes: readonly { readonly language: string; readonly ns: string; readonly data: string }[];
  };
}

const query = `{
  allSiteFacts { nodes { language brand { name } domains { site } } }
  allLocale(filter: { ns: { eq: "journal" } }) { nodes { language ns data } }
}`;

/** Writes the journal's newest posts as RSS and JSON Feed in every language, after the build. A journal without posts has no feeds. */
export const writeFeeds = async (args: BuildArgs): Promise<void> => {
  const run = queryOf(args);
  const { data, errors } = (await run(query)) as Answer<FeedFactsQuery>;
  if (data === undefined) throw new Error(`The feeds could not be written: ${JSON.stringify(errors)}`);
  const write = (path: string, text: string) => writeChanged(join(publicFolder, path), text);
  const posts = publishedPosts(await currentContent(args.reporter));
  if ([...posts.values()].every((own) => own.length === 0)) return;
  for (const { language, brand, domains } of data.allSiteFacts.nodes) {
    const edges = data.allLocale.nodes.filter((node) => node.language === language).map((node) => ({ node }));
    const t = textFrom({ edges }, language);
    const feed = feedOf(posts.get(language) ?? [], language, {
      origin: domains.site,
      title: t("journal.meta.title", { brand: brand.name }),
      description: t("journal.meta.description"),
    });
    await write(inLanguage(rssPath, language), rss(feed));
    await write(inLanguage(jsonFeedPath, language), jsonFeed(feed));
  }
};
