import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useMemo } from "react";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { Grid } from "../components/ui/grid";
import { PicturePreload } from "../components/ui/picture";
import { isGalleryCategory } from "../settings/gallery";
import { BookingBar } from "../features/booking/booking-bar";
import { BookingDock } from "../features/booking/booking-dock";
import { HouseNights } from "../features/booking/house-nights";
import { termsOfSuite } from "../features/booking/suite-choice";
import { Gallery } from "../features/gallery/gallery";
import { frameSizes } from "../features/gallery/mosaic";
import { photosOf } from "../features/gallery/photo";
import { SuiteLocation } from "../features/location/suite-location";
import { Offers } from "../features/offers/offers";
import { SafetyCard } from "../features/safety/safety-card";
import { Accessibility, Amenities, Services } from "../features/suite/facilities";
import { SuiteHead } from "../features/suite/suite-head";
import { Beds, BookingBand, HouseRules, SuiteGuests } from "../features/suite/suite-sections";
import { TermsAndQuestions } from "../features/suite/terms-and-questions";
import { SuiteStory } from "../features/suite/suite-story";
import { todayIn } from "../lib/booking/days";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { vacationRental } from "../lib/structured-data/vacation-rental";

interface SuiteContext extends PageContext {
  /** Path of this page without language: `/suite/{id}` or, if there is only one suite, also `/rooms`. */
  readonly barePath: string;
}

/** A suite: `/suite/{id}`, and `/rooms` while it is the only one. */
export default function SuitePage({ data }: PageProps<Queries.SuitePageQuery>) {
  const { suite, stay, site } = contentOf(data);
  const photos = useMemo(() => photosOf(suite.gallery, data.uploads.nodes), [suite, data]);
  return (
    <Layout data={data} suite={suite.slug}>
      <SuiteHead suite={suite} />
      <Gallery photos={photos} categories={suite.galleryCategories.filter(isGalleryCategory)} />
      <SuiteStory suite={suite} />
      <BookingBand>
        <BookingBar terms={stay} placement="band" />
      </BookingBand>
      {data.nights !== null && (
        <Grid>
          <HouseNights nights={data.nights} terms={stay} />
        </Grid>
      )}
      <Offers offers={data.offers.nodes} />
      <SuiteGuests suite={suite} summary={data.summary} />
      <SuiteLocation site={site} />
      <Beds suite={suite} />
      <Amenities suite={suite} />
      <Services suite={suite} />
      <HouseRules suite={suite} stay={stay} timeZone={site.hours.timeZone} />
      <Accessibility suite={suite} />
      <SafetyCard safety={data.safety} />
      <TermsAndQuestions stay={stay} desk={site} faq={data.faq} />
      <BookingDock terms={stay} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.SuitePageQuery, SuiteContext>) => {
  const { suite, stay, site } = contentOf(data);
  const { language, barePath } = pageContext;
  const t = textFrom(data.locales, language);
  const canonicalPath = `/suite/${suite.slug}`;
  const photos = photosOf(suite.gallery, data.uploads.nodes);
  const [first] = photos;
  const today = todayIn(site.hours.timeZone);
  return (
    <PageHead
      hasDock
      data={data}
      language={language}
      path={barePath}
      canonicalPath={canonicalPath}
      title={suite.meta.title}
      description={suite.meta.description}
      structuredData={[vacationRental({ site, stay, suite, photos, offers: data.offers.nodes, today }, language)]}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        // The page of the list exists only in a house with several suites; `suites` is empty in others.
        ...(site.suites.length > 0 ? [{ name: t("suite.list.title"), path: "/rooms" }] : []),
        { name: suite.name, path: canonicalPath },
      ]}
    >
      {first !== undefined && <PicturePreload image={first.image} sizes={frameSizes(0, false).sizes} />}
    </PageHead>
  );
};

/**
 * The suite page's content without nulls, with the terms of this suite. If anything is missing, throws an error that lists all that the
 * page needs.
 */
const contentOf = ({ suite, stay, site }: Queries.SuitePageQuery) => {
  if (suite === null || stay === null || site === null)
    throw new Error("The suite page needs a suite, the stay's terms and the site's facts.");
  return { suite, stay: termsOfSuite(stay, suite.slug), site };
};

export const query = graphql`
  query SuitePage($language: String!, $slug: String!) {
    locales: pageTexts(
      language: $language
      namespaces: ["freeNights", "suite", "gallery", "safety", "offers", "reviews", "location"]
    ) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
      ...RentalSite
      ...SuiteDesk
      ...SuiteLocation
      hours {
        timeZone
      }
    }
    stay(language: { eq: $language }) {
      ...BookingTerms
      ...QuietHours
      ...SuiteTerms
      ...RentalStay
    }
    nights: houseNights(suite: { eq: $slug }) {
      ...HouseNights
    }
    suite(language: { eq: $language }, slug: { eq: $slug }) {
      meta {
        title
        description
      }
      ...SuiteHead
      ...SuiteStory
      ...SuiteGuests
      ...SuiteBeds
      ...SuiteAmenities
      ...SuiteServices
      ...SuiteRules
      ...SuiteAccessibility
      ...RentalSuite
      galleryCategories
      gallery {
        ...GalleryPhoto
      }
    }
    summary: reviewSummary(language: { eq: $language }) {
      ...SuiteRating
    }
    uploads: allGalleryUpload(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...GalleryUpload
      }
    }
    faq(language: { eq: $language }) {
      ...SuiteQuestions
    }
    safety(language: { eq: $language }) {
      ...SafetyCard
    }
    offers: allOffer(
      filter: { language: { eq: $language }, suite: { eq: $slug }, ended: { eq: false } }
      sort: { order: ASC }
    ) {
      nodes {
        ...Offer
        ...RentalOffer
      }
    }
  }
`;
