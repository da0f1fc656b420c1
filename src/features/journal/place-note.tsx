import type { TextComponentProps } from "../../components/mdx/text-body";
import { useText } from "../../lib/i18n/use-text";
import { directionsAddress } from "../../lib/directions";
import { textProperty } from "../../lib/text/tree";
import * as styles from "./place-note.module.css";

/** `<Place id="…" />` in a text: a place with its distance from the suite and the way there. */
export function PlaceNote({ attributes }: TextComponentProps) {
  const t = useText();
  const name = textProperty(attributes, "name");
  const latitude = Number(attributes["latitude"]);
  const longitude = Number(attributes["longitude"]);
  const minutes = Number(attributes["walkMinutes"]);
  return (
    <div className={styles.place} role="group" aria-label={name}>
      <p className={styles.name}>{name}</p>
      <p className={styles.facts}>
        <span className="figures">{t("common.minutesWalk", { count: minutes })}</span>
        <a href={directionsAddress({ latitude, longitude })} rel="external noopener" target="_blank">
          {t("location.directions")}
        </a>
      </p>
    </div>
  );
}
