import { type Language, inLanguage } from "../../settings/languages";
import { socialCardPath } from "../../settings/drawn-pictures";

interface BlogPostingFacts {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly updated: string | null;
  readonly author: string | null;
  readonly section: { readonly name: string };
  readonly coverSrc: string | undefined;
}

interface Publisher {
  readonly brand: { readonly name: string };
  readonly domains: { readonly site: string };
}

/** A journal post as schema.org BlogPosting; its canonical path is `/journal/{slug}`. */
export const blogPosting = (post: BlogPostingFacts, site: Publisher, language: Language): object => {
  const origin = site.domains.site;
  const house = { "@type": "Organization", name: site.brand.name, url: origin };
  const address = origin + inLanguage(`/journal/${post.slug}`, language);
  const card = origin + socialCardPath(`/journal/${post.slug}`, language);
  return {
    "@type": "BlogPosting",
    "@id": `${address}#post`,
    mainEntityOfPage: address,
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    inLanguage: language,
    articleSection: post.section.name,
    image: post.coverSrc === undefined ? [card] : [card, origin + post.coverSrc],
    author: post.author === null ? house : { "@type": "Person", name: post.author },
    publisher: house,
  };
};
