import { graphql } from "gatsby";

/** What the location section asks for. */
export const locationData = graphql`
  fragment LocationSite on SiteFacts {
    coordinates {
      latitude
      longitude
    }
    address {
      street
      postalCode
      city
    }
    map {
      directions
      tiles {
        address
        maxZoom
        attribution
        attributionUrl
      }
    }
    cityMap {
      side
      parks
      squares
      sea
      shore
      waves
      streets {
        width
        d
      }
      labels {
        text
        of
        x
        y
        angle
      }
      scaleBar {
        metres
        length
      }
      suite {
        x
        y
      }
      markers {
        slug
        x
        y
        beyond
      }
    }
  }
  fragment LocationPlace on Place {
    slug
    category
    name
    description
    latitude
    longitude
    distanceMetres
    walkMinutes
  }
`;
