import { graphql } from "gatsby";
import { OnwardLink, ExternalOnwardLink } from "../../components/ui/onward-link";
import { SchemeImage } from "../../components/ui/scheme-image";
import { MarginSection } from "../../components/ui/section";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { smallMapHeight, smallMapPath } from "../../settings/location";
import { directionsAddress } from "./directions";
import { MapCredit } from "./map-credit";
import * as styles from "./suite-location.module.css";

/** Width that the page reserves for the map, in CSS pixels; styles make it narrower on phones. */
const width = 500;

/**
 * A small map with the suite's position, the address, and links to the large map and to directions. Not shown if the house has no map.
 * Needs the namespace `location`.
 */
export function SuiteLocation({ site }: { readonly site: Queries.SuiteLocationFragment }) {
  const t = useText();
  const language = useLanguage();
  if (site.cityMap === null) return null;
  const { street, postalCode, city } = site.address;
  return (
    <MarginSection note={t("location.suite.title")} noteId="location" flushStart>
      <div className={styles.location}>
        <div className={styles.map}>
          <SchemeImage
            src={smallMapPath(language, "light")}
            dark={smallMapPath(language, "dark")}
            alt={t("location.suite.map")}
            width={width}
            height={width * smallMapHeight}
            loading="lazy"
          />
          <OnwardLink to="/#map">{t("location.suite.more")}</OnwardLink>
        </div>
        <div>
          <p translate="no">
            {street}
            <br />
            {`${postalCode} ${city}`}
          </p>
          <ExternalOnwardLink href={directionsAddress(site.map.directions, site.coordinates)}>
            {t("location.directionsSuite")}
          </ExternalOnwardLink>
          <MapCredit source={site.cityMap.source} className={styles.credit} />
        </div>
      </div>
    </MarginSection>
  );
}

export const suiteLocation = graphql`
  fragment SuiteLocation on SiteFacts {
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
    }
    cityMap {
      source
    }
  }
`;
