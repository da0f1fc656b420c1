import { useText } from "../../lib/i18n/use-text";
import * as styles from "./map-drawing.module.css";

interface MapDrawingProps {
  readonly map: NonNullable<Queries.LocationSiteFragment["cityMap"]>;
  readonly places: readonly Queries.LocationPlaceFragment[];
  /** Short name of the house, shown beside its marker. */
  readonly name: string;
  /** Slug of the place opened in the list. */
  readonly current: string | null;
}

/**
 * The city around the suite, drawn at build time from real coordinates; its numbers match the list.
 * `gatsby/location/draw-map.ts` keeps the labels clear of the name, the scale and the north arrow; if one of these moves here, it must be
 * changed there too.
 */
export function MapDrawing({ map, places, name, current }: MapDrawingProps) {
  const t = useText();
  const numbers = new Map(places.map((place, index) => [place.slug, { number: index + 1, category: place.category }]));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${map.side} ${map.side}`}
      role="img"
      aria-label={t("location.map.preview")}
      preserveAspectRatio="xMidYMid slice"
    >
      <g className={styles.ground} dangerouslySetInnerHTML={{ __html: map.ground }} />
      {map.labels.map(({ text, of, x, y, angle }) => (
        <text
          key={text}
          className={of === "water" ? styles.water : styles.streetName}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      {map.markers.map(({ slug, x, y, beyond }) => (
        <g
          key={slug}
          className={[styles.marker, slug === current && styles.current].filter(Boolean).join(" ")}
          data-category={numbers.get(slug)?.category}
          data-place={slug}
          transform={`translate(${x} ${y})`}
        >
          {beyond !== null && <path className={styles.beyond} d="M19 -5l6 5l-6 5" transform={`rotate(${beyond})`} />}
          <circle r="13" />
          <text dy="0.36em" textAnchor="middle">
            {numbers.get(slug)?.number}
          </text>
        </g>
      ))}
      <g transform={`translate(${map.suite.x} ${map.suite.y})`}>
        <g className={styles.suite}>
          <path d="M-15 0V-34a15 15 0 0 1 30 0V0Z" />
          <circle cx="0" cy="-31" r="5" />
        </g>
        <text className={styles.suiteName} x="-22" y="-14" textAnchor="end">
          {name}
        </text>
      </g>
      <g className={styles.rule} transform={`translate(${map.side * 0.07} ${map.side * 0.68})`}>
        <path d={`M0 -5V0H${map.scaleBar.length}V-5`} />
        <text x={map.scaleBar.length / 2} y="-10" textAnchor="middle">
          {t("common.metres", { count: String(map.scaleBar.metres) })}
        </text>
        <g transform={`translate(${map.scaleBar.length / 2} -72)`}>
          <path d="M0 18V-18M-5 -11L0 -19L5 -11" />
          <text y="36" textAnchor="middle">
            {t("location.map.north")}
          </text>
        </g>
      </g>
    </svg>
  );
}
