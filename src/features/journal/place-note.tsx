import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import type { TextComponentProps } from "../../components/mdx/text-body";
import { useText } from "../../lib/i18n/use-text";
import { textProperty } from "../../lib/text/tree";
import { directionsAddress } from "../location/directions";
import * as styles from "./place-note.module.css";

/** Where the suite is and who gives directions from there, for the places of a text. */
export const DirectionsContext = createContext<Queries.PlaceDirectionsFragment | null>(null);

/** `<Place id="…" />` in a text: a place with its distance from the suite and the way there. */
export function PlaceNote({ attributes }: TextComponentProps) {
  const t = useText();
  const site = useContext(DirectionsContext);
  const name = textProperty(attributes, "name");
  const place = { latitude: Number(attributes["latitude"]), longitude: Number(attributes["longitude"]) };
  return (
    <div className={styles.place} role="group" aria-label={name}>
      <p className={styles.name}>{name}</p>
      <p className={styles.facts}>
        <span className="figures">{t("common.minutesWalk", { count: Number(attributes["walkMinutes"]) })}</span>
        {site !== null && (
          <a href={directionsAddress(site.map.directions, place, site.coordinates)} target="_blank" rel="noopener">
            {t("location.directions")}
            <span className="visually-hidden"> ({t("common.opensInNewTab")})</span>
          </a>
        )}
      </p>
    </div>
  );
}

export const placeDirections = graphql`
  fragment PlaceDirections on SiteFacts {
    coordinates {
      latitude
      longitude
    }
    map {
      directions
    }
  }
`;
