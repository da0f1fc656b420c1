import { jsonFeedPath, rssPath } from "../../settings/feeds";
import { type Language, inLanguage } from "../../settings/languages";

interface FeedAlternatesProps {
  readonly language: Language;
  /** What feed readers call the two. */
  readonly rss: string;
  readonly json: string;
}

/** For the head of the journal's pages: where its feeds are. */
export function FeedAlternates({ language, rss, json }: FeedAlternatesProps) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={rss} href={inLanguage(rssPath, language)} />
      <link rel="alternate" type="application/feed+json" title={json} href={inLanguage(jsonFeedPath, language)} />
    </>
  );
}
