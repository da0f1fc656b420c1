import { jsonFeedPath, rssPath } from "../../config/feeds";
import { type Language, inLanguage } from "../../config/languages";

interface FeedAlternatesProps {
  readonly language: Language;
  /** What a feed reader calls the feed. */
  readonly title: string;
}

/** For the head of the journal's pages: where its feeds are. */
export function FeedAlternates({ language, title }: FeedAlternatesProps) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={inLanguage(rssPath, language)} />
      <link rel="alternate" type="application/feed+json" title={title} href={inLanguage(jsonFeedPath, language)} />
    </>
  );
}
