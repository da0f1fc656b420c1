/** The interactive map: Leaflet, its styles and all code that needs them, in a separate chunk. */
import L from "leaflet";
import "leaflet/dist/leaflet.css";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { takesFocus } from "../../lib/dom/use-focus-after-press";
import { roundDistance, type PlaceFilterValue, passes } from "./places";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { directionsAddress } from "./directions";
import * as styles from "./interactive-map.module.css";
import { bindPopup, newTabLink, popupContent } from "./popup-content";

const startZoom = 15;

/** The provider of the map's tiles. */
type MapTiles = NonNullable<Queries.LocationSiteFragment["map"]["tiles"]>;

export interface InteractiveMapProps {
  readonly site: Queries.LocationSiteFragment;
  readonly tiles: MapTiles;
  readonly places: readonly Queries.LocationPlaceFragment[];
  readonly filter: PlaceFilterValue;
  /** Slug of the place opened in the list; its popup opens on the map. */
  readonly current: string | null;
  /** Called once if none of the tiles that are visible at first can be loaded. */
  readonly onError: () => void;
}

/** Map tiles with markers for the suite and the numbered places, and labelled buttons to zoom and to return to the suite. */
export function InteractiveMap({ site, tiles, places, filter, current, onError }: InteractiveMapProps) {
  const t = useText();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const markers = useRef(new Map<string, { readonly marker: L.Marker; readonly category: string }>());
  const latest = useRef({ t, language, onError });
  useEffect(() => {
    latest.current = { t, language, onError };
  });

  useEffect(() => {
    if (box.current === null) return;
    const context = latest.current;
    const suite: L.LatLngTuple = [site.coordinates.latitude, site.coordinates.longitude];
    const created = L.map(box.current, { zoomControl: false, scrollWheelZoom: false, maxZoom: tiles.maxZoom });
    created.setView(suite, startZoom);
    created.attributionControl.setPrefix(false);
    const newTab = context.t("common.opensInNewTab");
    addTiles(created, tiles, newTab, () => context.onError());
    created.on("popupopen", ({ popup }) => {
      popup
        .getElement()
        ?.querySelector(".leaflet-popup-close-button")
        ?.setAttribute("aria-label", context.t("common.close"));
    });
    const suiteName = context.t("location.map.suite");
    const suiteMarker = L.marker(suite, { icon: suiteIcon(), title: suiteName, zIndexOffset: 1000 });
    bindPopup(
      suiteMarker.addTo(created),
      popupContent({
        name: suiteName,
        link: context.t("location.directionsSuite"),
        newTab,
        href: directionsAddress(site.map.directions, site.coordinates),
      }),
    );
    const bySlug = markers.current;
    places.forEach((place, index) => {
      const { unit, count } = roundDistance(place.distanceMetres, context.language);
      const distance = context.t("location.distance", { distance: context.t(unit, { count }) });
      const content = popupContent({
        name: place.name,
        notes: [context.t("common.minutesWalk", { count: place.walkMinutes }), distance],
        link: context.t("location.directionsTo", { place: place.name }),
        newTab,
        href: directionsAddress(site.map.directions, place, site.coordinates),
      });
      const marker = L.marker([place.latitude, place.longitude], {
        icon: placeIcon(index + 1),
        title: place.name,
      });
      // Without a label the number would be the marker's whole name. Leaflet makes a new element whenever a marker is added.
      marker.on("add", () => marker.getElement()?.setAttribute("aria-label", `${index + 1}. ${place.name}`));
      bySlug.set(place.slug, { marker: bindPopup(marker, content), category: place.category });
    });
    map.current = created;
    return () => {
      created.remove();
      map.current = null;
      bySlug.clear();
    };
  }, [site, tiles, places]);

  useEffect(() => {
    const created = map.current;
    if (created === null) return;
    for (const { marker, category } of markers.current.values()) {
      if (passes(filter, category)) marker.addTo(created);
      else marker.remove();
    }
  }, [filter, site, tiles, places]);

  useEffect(() => {
    if (current !== null) markers.current.get(current)?.marker.openPopup();
  }, [current]);

  const recenter = () => map.current?.setView([site.coordinates.latitude, site.coordinates.longitude], startZoom);
  return (
    // Handles keys wherever the focus is on the map.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.map}
      role="region"
      aria-label={t("location.map.label")}
      tabIndex={-1}
      onKeyDown={(event) => onKeyDown(event, map.current)}
      {...takesFocus}
    >
      {/* Leaflet makes this element focusable. */}
      <div ref={box} className={styles.box} role="group" aria-label={t("location.map.keys")} />
      <div className={styles.controls}>
        <Button variant="icon" aria-label={t("location.map.zoomIn")} onClick={() => map.current?.zoomIn()}>
          <Icon box="0 0 14 14" path="M7 0v14M0 7h14" />
        </Button>
        <Button variant="icon" aria-label={t("location.map.zoomOut")} onClick={() => map.current?.zoomOut()}>
          <Icon box="0 0 14 14" path="M0 7h14" />
        </Button>
        <Button variant="icon" aria-label={t("location.map.recenter")} onClick={recenter}>
          <Icon box="0 0 14 14" path="M2 13V6a5 5 0 0 1 10 0v7zM7 6v.5" />
        </Button>
      </div>
    </div>
  );
}

/** Adds what Leaflet lacks: Escape also closes a popup from inside it or from a marker, and the space bar presses a marker, as Enter does. */
const onKeyDown = (event: KeyboardEvent, map: L.Map | null): void => {
  if (event.key === "Escape") map?.closePopup();
  if (event.key !== " " || !(event.target instanceof HTMLElement && event.target.matches(".leaflet-marker-icon")))
    return;
  event.preventDefault();
  event.target.click();
};

const placeIcon = (number: number): L.DivIcon =>
  L.divIcon({ className: styles.place, html: String(number), iconSize: [28, 28] });

const suiteIcon = (): L.DivIcon =>
  L.divIcon({
    className: styles.suite,
    html: '<svg viewBox="-16 -51 32 52" aria-hidden="true"><path d="M-15 0V-34a15 15 0 0 1 30 0V0Z"/><circle cy="-31" r="5"/></svg>',
    iconSize: [32, 52],
    iconAnchor: [16, 51],
    popupAnchor: [0, -48],
  });

/** Adds the tiles, and calls `onError` if none of those that are visible at first loads. */
const addTiles = (map: L.Map, tiles: MapTiles, newTab: string, onError: () => void): void => {
  const address = tiles.address.replace(/:([zxy])\b/g, "{$1}");
  const attribution = newTabLink(tiles.attribution, newTab, tiles.attributionUrl);
  let loaded = false;
  L.tileLayer(address, { maxZoom: tiles.maxZoom, attribution: attribution.outerHTML })
    .once("tileload", () => {
      loaded = true;
    })
    // `load` fires when every visible tile has loaded or failed. A single failed tile is not an error.
    .once("load", () => {
      if (!loaded) onError();
    })
    .addTo(map);
};
