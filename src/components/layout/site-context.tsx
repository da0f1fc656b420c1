import { graphql } from "gatsby";
import { type ReactNode, createContext, useContext } from "react";
import { type PageSite, usePageSite } from "./page-site";

const SiteContext = createContext<PageSite | null>(null);

interface SiteProviderProps {
  readonly site: Queries.LayoutSiteFragment;
  /** The id of the suite whose own page this is. */
  readonly own?: string | undefined;
  readonly children: ReactNode;
}

/** Provides the facts of the house that are used on every page (brand, contact, booking engine). */
export function SiteProvider({ site, own, children }: SiteProviderProps) {
  return <SiteContext.Provider value={usePageSite(site, own)}>{children}</SiteContext.Provider>;
}

/** The facts of the house in the page's language. Throws outside `SiteProvider`, which `Layout` contains. */
export const useSite = (): PageSite => {
  const site = useContext(SiteContext);
  if (site === null) throw new Error("useSite is only available inside SiteProvider.");
  return site;
};

export const layoutSite = graphql`
  fragment LayoutSite on SiteFacts {
    sample
    asksForConsent
    hasPosts
    hasReviews
    hasQuestions
    hasGuide
    brand {
      name
      shortName
    }
    address {
      street
      postalCode
      city
      country
    }
    contact {
      phone {
        number
      }
      mobile {
        number
      }
      whatsapp
      viber
      email {
        address
      }
    }
    domains {
      site
    }
    social {
      links {
        id
        label
        accessibleLabel
        url
      }
    }
    hours {
      timeZone
      phone {
        weekdays {
          label
          from
          to
        }
        weekends {
          label
          from
          to
        }
      }
    }
    legal {
      operator {
        value
      }
      registeredSeat {
        label
        value
      }
      propertyRegistry {
        shortLabel
        value
      }
      commercialRegistry {
        shortLabel
        value
      }
      taxNumber {
        shortLabel
        value
      }
    }
    bookingEngine {
      ...LayoutEngine
    }
    suites {
      slug
      name
      bookingEngine {
        ...LayoutEngine
      }
    }
  }
  fragment LayoutEngine on BookingEngine {
    address
    stayAddress
    query {
      name
      value
    }
    fragment {
      name
      value
    }
    maxNights
    maxGuests
  }
  fragment Texts on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
