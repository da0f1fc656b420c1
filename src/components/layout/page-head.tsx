import type { ReactNode } from "react";
import { type Crumb, breadcrumbList } from "../../lib/structured-data/breadcrumbs";
import { fontPreload, textFontPaths } from "../../settings/fonts";
import { widerMedia } from "../../settings/interface";
import { socialCardPath, socialCardSize } from "../../lib/social-card";
import { type Language, defaultLanguage, inLanguage, languageFacts, languages } from "../../settings/languages";

interface PageHeadProps {
  readonly data: { readonly site: Queries.LayoutSiteFragment | null };
  readonly language: Language;
  /** The page's own path without language. */
  readonly path: string;
  /** Where the same content has its home, without language; the page's own path by default. */
  readonly canonicalPath?: string;
  /** The page whose social card this one shows, without language; the page's home by default. */
  readonly cardPath?: string;
  readonly title: string;
  readonly description: string;
  readonly type?: "website" | "article";
  /** For pages with the booking dock at the foot of a phone's window: the header and the consent banner make room for it. */
  readonly hasDock?: boolean;
  /** For pages that are not to be found: staff, landing pages of e-mails. */
  readonly noindex?: boolean;
  /** For pages that are shown at the addresses of others (not found, offline): not to be found either, and with no address of their own. */
  readonly standsIn?: boolean;
  /** schema.org objects; their `@context` is added here. */
  readonly structuredData?: readonly object[];
  /** The way here from the home page, itself and this page included. */
  readonly crumbs?: readonly Crumb[];
  readonly children?: ReactNode;
}

/** The head of a page: title, description, canonical, language alternates, social cards, structured data, fonts. */
export function PageHead(props: PageHeadProps) {
  const {
    data,
    language,
    path,
    title,
    description,
    type = "website",
    hasDock = false,
    standsIn = false,
    noindex = standsIn,
    structuredData = [],
    crumbs = [],
  } = props;
  const origin = data.site?.domains.site ?? "";
  const address = (into: Language) => origin + inLanguage(props.canonicalPath ?? path, into);
  const card = origin + socialCardPath(props.cardPath ?? props.canonicalPath ?? path, language);
  const things = crumbs.length === 0 ? structuredData : [...structuredData, breadcrumbList(origin, language, crumbs)];
  return (
    <>
      <html lang={language} />
      {/* Said before the body begins: what makes room for the dock must not wait until a slow line has brought it. */}
      {hasDock && <body data-dock="" />}
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {!standsIn && (
        <>
          <link rel="canonical" href={address(language)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
        </>
      )}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:site_name" content={data.site?.brand.name ?? ""} />
      <meta property="og:locale" content={languageFacts[language].locale} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={languageFacts[other].locale} />
        ))}
      {!noindex && (
        <>
          <meta property="og:image" content={card} />
          <meta property="og:image:width" content={String(socialCardSize.width)} />
          <meta property="og:image:height" content={String(socialCardSize.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <FontPreloads language={language} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={language === "en" ? "/manifest.webmanifest" : "/manifest.el.webmanifest"} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={process.env.GATSBY_PAPER_LIGHT} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={process.env.GATSBY_PAPER_DARK} />
      {things.map((thing, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: asJsonLd(thing) }} />
      ))}
      {props.children}
    </>
  );
}

const asJsonLd = (thing: object): string =>
  JSON.stringify({ "@context": "https://schema.org", ...thing }).replace(/</g, "\\u003c");

/**
 * The two weights of the text face (specification §7), in the file of the page's language. Phones decide by their line whether they come
 * this early (src/start/preload-text-font.ts).
 */
function FontPreloads({ language }: { readonly language: Language }) {
  return textFontPaths(language).map((href) => <link key={href} {...fontPreload} href={href} media={widerMedia} />);
}
