/** The components that a post's text may use. */
import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import type { TextComponentProps } from "../../components/mdx/text-elements";
import { useText } from "../../lib/i18n/use-text";
import { textProperty } from "../../lib/text/tree";
import { directionsAddress } from "../location/directions";
import * as styles from "./post-page.module.css";
import * as prose from "../../components/mdx/prose.module.css";
import { Picture } from "../../components/ui/picture";
import { NewTabNote } from "../../components/ui/new-tab-note";
import { BookNow } from "../../components/layout/book-link";

/** The suite's location and the provider of directions, for the places in a text; null for places without links to directions. */
export const DirectionsContext = createContext<Queries.PlaceDirectionsFragment | null>(null);

/** `<Place id="…" />` in a text: a place with the walking time from the suite and a link to directions. */
export function PlaceNote({ attributes }: TextComponentProps) {
  const t = useText();
  const site = useContext(DirectionsContext);
  const name = textProperty(attributes, "name");
  const place = { latitude: Number(attributes["latitude"]), longitude: Number(attributes["longitude"]) };
  return (
    <div className={styles.place} role="group" aria-label={name}>
      <p className={styles.name}>{name}</p>
      <p className={styles.facts}>
        <span className="figures">{t("common.minutesWalk", { count: Number(attributes["walkMinutes"]) })}</span>{" "}
        {site !== null && (
          <a href={directionsAddress(site.map.directions, place, site.coordinates)} target="_blank" rel="noopener">
            {t("location.directions")}
            <NewTabNote />
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

/** The pictures in the text of the current post; their `src` is the name used in the text. */
export const PostFigures = createContext<Queries.PostTextFragment["figures"]>([]);

/** `<Figure src="…" alt="…" caption="…" />`: a picture within a post; in wide windows it extends to the far edge of the window. */
export function PostFigure({ attributes }: TextComponentProps) {
  const src = textProperty(attributes, "src");
  const image = useContext(PostFigures).find((figure) => figure.src === src)?.image.childImageSharp?.gatsbyImageData;
  if (image === undefined)
    throw new Error(`A post shows the picture “${src}”, which the folder of the post does not contain.`);
  const caption = textProperty(attributes, "caption");
  return (
    <Picture
      className={prose.figure}
      image={image}
      alt={textProperty(attributes, "alt")}
      ratio="4 / 3"
      sizes="(min-width: 64rem) 52vw, 100vw"
      {...(caption !== "" && { caption })}
    />
  );
}

/** `<BookNow />` in a text: a link to the booking engine, with the benefit of booking directly. */
export function BookingNote() {
  const benefit = useText()("journal.book");
  return (
    <div className={styles.note} data-no-print>
      <BookNow variant="line" />
      {benefit !== "" && <p>{benefit}</p>}
    </div>
  );
}
