import { graphql } from "gatsby";
import { type ReactNode, createContext, useContext } from "react";

const SiteContext = createContext<Queries.LayoutSiteFragment | null>(null);

interface SiteProviderProps {
  readonly site: Queries.LayoutSiteFragment;
  readonly children: ReactNode;
}

/** Provides the facts of the house that are used on every page (brand, contact, booking engine). */
export function SiteProvider({ site, children }: SiteProviderProps) {
  return <SiteContext.Provider value={site}>{children}</SiteContext.Provider>;
}

/** The facts of the house in the page's language. Throws outside `Layout`. */
export const useSite = (): Queries.LayoutSiteFragment => {
  const site = useContext(SiteContext);
  if (site === null) throw new Error("useSite is only available inside Layout.");
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
      description
    }
    address {
      street
      floor
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
      name
      maxNights
      maxGuests
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
    }
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
