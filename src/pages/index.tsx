import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { BookingBar } from "../features/booking/booking-bar";
import { BookingDock } from "../features/booking/booking-dock";
import { MainFacts, PictureStrip } from "../features/home/suite-preview";
import { GuestWords, JournalPosts, WhyDirect } from "../features/home/home-sections";
import { Hero, HeroPreloads, Opening } from "../features/home/hero";
import { LocationSection } from "../features/location/location-section";
import { NewsletterSection } from "../features/newsletter/newsletter-form";
import type { PageContext } from "../lib/i18n/text-from";
import { webSite } from "../lib/structured-data/website";

/** Home: `/`. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { home, site, stay, suite, reviewSummary } = contentOf(data);
  const suitePath = `/suite/${suite.slug}`;
  return (
    <Layout data={data}>
      <Hero home={home}>
        <BookingBar terms={stay} placement="hero" />
      </Hero>
      <Opening meaning={site.brand.meaning} promise={suite.promise} standfirst={suite.standfirst} />
      <WhyDirect direct={home.directBooking} />
      <MainFacts home={home} to={suitePath} />
      <PictureStrip home={home} to={suitePath} />
      {home.guestQuote !== null && (
        <GuestWords section={home.reviews} quote={home.guestQuote} summary={reviewSummary} />
      )}
      <LocationSection words={home.location} site={site} places={data.places.nodes} />
      <JournalPosts section={home.journal} posts={data.posts.nodes} />
      <NewsletterSection words={home.newsletter} />
      <BookingDock terms={stay} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.HomePageQuery, PageContext>) => {
  const { home, site } = contentOf(data);
  return (
    <PageHead
      hasDock
      data={data}
      language={pageContext.language}
      path="/"
      title={home.meta.title}
      description={home.meta.description}
      structuredData={[webSite(site, pageContext.language)]}
    >
      <HeroPreloads picture={home.heroPicture} />
    </PageHead>
  );
};

/** The home page's content without nulls. Throws if any is missing. */
const contentOf = ({ home, site, stay, suite, reviewSummary }: Queries.HomePageQuery) => {
  if (home === null || site === null || stay === null || suite === null || reviewSummary === null)
    throw new Error("The home page needs its content.");
  return { home, site, stay, suite, reviewSummary };
};

export const query = graphql`
  query HomePage($language: String!) {
    locales: pageTexts(
      language: $language
      namespaces: ["freeNights", "reviews", "location", "journal", "newsletter"]
    ) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      brand {
        meaning
        description
      }
      ...LayoutSite
      ...LocationSite
    }
    home(language: { eq: $language }) {
      meta {
        title
        description
      }
      ...HomeHero
      directBooking {
        ...HomeDirectBooking
      }
      ...HomeMainFacts
      ...HomePictureStrip
      reviews {
        ...HomeGuests
      }
      guestQuote {
        ...GuestQuote
      }
      location {
        ...LocationWords
      }
      journal {
        ...HomeJournal
      }
      newsletter {
        ...NewsletterWords
      }
    }
    stay(language: { eq: $language }) {
      ...BookingTerms
    }
    suite(language: { eq: $language }, order: { eq: 0 }) {
      slug
      promise
      standfirst
    }
    reviewSummary(language: { eq: $language }) {
      ...RatingSummary
    }
    places: allPlace(filter: { language: { eq: $language } }, sort: [{ distanceMetres: ASC }, { order: ASC }]) {
      nodes {
        ...LocationPlace
      }
    }
    posts: allPost(filter: { language: { eq: $language } }, sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        slug
        ...PostEntry
      }
    }
  }
`;
