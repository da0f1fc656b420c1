import type { ReactNode } from "react";
import { fontPreload, textFontPaths } from "../../settings/fonts";
import { widerMedia } from "../../settings/interface";
import { socialCardPath, socialCardSize } from "../../settings/drawn-pictures";
import { type Language, defaultLanguage, inLanguage, languageFacts, languages } from "../../settings/languages";

interface PageHeadProps {
  readonly data: { readonly site: Queries.LayoutSiteFragment | null };
  readonly language: Language;
  /** The page's own path without language. */
  readonly path: string;
  /** Path of the canonical page with the same content, without language; the page's own path by default. */
  readonly canonicalPath?: string;
  /** Path of the page whose social card is used, without language; the canonical path by default. */
  readonly cardPath?: string;
  readonly title: string;
  readonly description: string;
  readonly type?: "website" | "article";
  /** For pages with the booking dock. On phones the header then hides its Book Now, and the consent banner and toasts leave room for the dock. */
  readonly hasDock?: boolean;
  /** For pages that must not be indexed: staff pages, landing pages of emails. */
  readonly noindex?: boolean;
  /** For pages that are shown at other URLs (not found, offline): not indexed and without a canonical URL. */
  readonly standsIn?: boolean;
  /** schema.org objects; their `@context` is added here. */
  readonly structuredData?: readonly object[];
  /** The breadcrumbs from the home page to this page, both included. */
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
      {/* Set on the body's start tag, so that room for the dock is reserved before a slow connection has delivered the
          dock itself. */}
      {hasDock && <body data-dock="" />}
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {!standsIn && (
        <>
          <link rel="canonical" href={address(language)} />
          <meta property="og:url" content={address(language)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
        </>
      )}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={data.site?.brand.name ?? ""} />
      <meta property="og:locale" content={languageFacts[language].openGraphLocale} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={languageFacts[other].openGraphLocale} />
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
 * Preloads the two weights of the text font (specification §7), in the file of the page's language. On phones, a script
 * decides by the connection whether to preload them this early (src/start/early-fonts.ts).
 */
function FontPreloads({ language }: { readonly language: Language }) {
  return textFontPaths(language).map((href) => <link key={href} {...fontPreload} href={href} media={widerMedia} />);
}

interface Crumb {
  readonly name: string;
  /** Path without language. */
  readonly path: string;
}

/** The breadcrumbs from the home page to a page as schema.org BreadcrumbList. */
const breadcrumbList = (origin: string, language: Language, crumbs: readonly Crumb[]): object => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + inLanguage(path, language),
  })),
});
