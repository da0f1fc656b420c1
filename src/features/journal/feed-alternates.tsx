import { jsonFeedPath, rssPath } from "../../settings/routes";
import { type Language, inLanguage } from "../../settings/languages";

interface FeedAlternatesProps {
  readonly language: Language;
  /** Titles of the two feeds, shown by feed readers. */
  readonly rss: string;
  readonly json: string;
}

/** The links to the feeds, for the head of the journal's pages. */
export function FeedAlternates({ language, rss, json }: FeedAlternatesProps) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={rss} href={inLanguage(rssPath, language)} />
      <link rel="alternate" type="application/feed+json" title={json} href={inLanguage(jsonFeedPath, language)} />
    </>
  );
}
