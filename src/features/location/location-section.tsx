import { graphql } from "gatsby";
import { useState } from "react";
import { ExternalOnwardLink } from "../../components/ui/onward-link";
import { Grid } from "../../components/ui/grid";
import { Eyebrow, Note } from "../../components/ui/paragraphs";
import { Section } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import { directionsAddress } from "./directions";
import { LocationMap } from "./location-map";
import * as styles from "./location-section.module.css";
import { PlaceFilter, type PlaceFilterValue, PlacesList } from "./places";

interface LocationSectionProps {
  readonly words: Queries.LocationWordsFragment;
  readonly site: Queries.LocationSiteFragment;
  /** In the order in which they are numbered. */
  readonly places: readonly Queries.LocationPlaceFragment[];
}

/**
 * The suite's surroundings: the address, directions and the numbered list of places, beside a drawn map if there is a map file.
 * Needs the namespace `location`.
 */
export function LocationSection({ words, site, places }: LocationSectionProps) {
  const t = useText();
  const [filter, setFilter] = useState<PlaceFilterValue>("all");
  const [current, setCurrent] = useState<string | null>(null);
  const { street, postalCode, city } = site.address;
  return (
    <Section className={styles.location} id="location" aria-labelledby="location-title">
      <Grid>
        <div className={site.cityMap === null ? styles.alone : styles.text}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2 id="location-title">{words.title}</h2>
          <p className={styles.intro}>{words.intro}</p>
          <p className={styles.address} translate="no">
            {street}, {postalCode} {city}
          </p>
          {places.length > 0 && (
            <>
              <PlaceFilter places={places} onChange={setFilter} />
              <PlacesList
                places={places}
                suite={site.coordinates}
                service={site.map.directions}
                onToggle={(slug, isOpen) => setCurrent((before) => (isOpen ? slug : before === slug ? null : before))}
              />
              <Note>{t("location.walkNote")}</Note>
            </>
          )}
          <ExternalOnwardLink href={directionsAddress(site.map.directions, site.coordinates)}>
            {t("location.directionsSuite")}
          </ExternalOnwardLink>
        </div>
        {site.cityMap !== null && (
          <div className={styles.picture} id="map">
            <LocationMap site={site} map={site.cityMap} places={places} filter={filter} current={current} />
          </div>
        )}
      </Grid>
    </Section>
  );
}

export const locationWords = graphql`
  fragment LocationWords on HomeLocation {
    eyebrow
    title
    intro
  }
`;

/** The data of the location section. */
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
      ground
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
      source
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
