/**
 * An invented town: a coast with a harbour, a river with an island, an old town, a grid of streets, a park with a pond. The same
 * options always return the same town.
 */
import type { OsmElement, Tags } from "../../local/content/map/read-osm";

/** The position of the suite. */
export const townSuite = { latitude: 36.5, longitude: 25.9 };

type Metres = readonly [east: number, north: number];

/** Deterministic pseudo-random numbers from 0 to 1. */
const chanceOf = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

/**
 * `houses`: number of buildings; most nodes of a real town belong to buildings, which the map does not draw. `lanes`: number of lanes
 * in the old town.
 */
export const inventedTown = ({ houses = 0, lanes = 90 } = {}): OsmElement[] => {
  const chance = chanceOf(7);
  const nodes = new Map<string, Extract<OsmElement, { type: "node" }>>();
  const others: OsmElement[] = [];
  const degree = 111_195;
  const node = ([east, north]: Metres, tags: Tags = {}): number => {
    const place = `${east.toFixed(1)} ${north.toFixed(1)}`;
    const id = nodes.get(place)?.id ?? nodes.size + 1;
    const lat = townSuite.latitude + north / degree;
    const lon = townSuite.longitude + east / (degree * Math.cos((townSuite.latitude * Math.PI) / 180));
    nodes.set(place, { type: "node", id, lat, lon, tags: { ...nodes.get(place)?.tags, ...tags } });
    return id;
  };
  const way = (points: readonly Metres[], tags: Tags = {}): number => {
    const id = others.length + 1;
    others.push({ type: "way", id, refs: points.map((at) => node(at)), tags: { ...tags } });
    return id;
  };
  const area = (outer: readonly number[], inner: readonly number[], tags: Tags) =>
    others.push({
      type: "relation",
      id: others.length + 1,
      members: [
        ...outer.map((ref) => ({ type: "way", ref, role: "outer" })),
        ...inner.map((ref) => ({ type: "way", ref, role: "inner" })),
      ],
      tags: { type: "multipolygon", ...tags },
    });
  const box = ([east, north]: Metres, width: number, height: number): Metres[] => {
    const [w, h] = [width / 2, height / 2];
    return [
      [east - w, north - h],
      [east + w, north - h],
      [east + w, north + h],
      [east - w, north + h],
      [east - w, north - h],
    ];
  };
  const blob = ([east, north]: Metres, radius: number): Metres[] => {
    const points = Array.from({ length: 24 }, (_, index): Metres => {
      const [angle, far] = [(index * Math.PI) / 12, radius * (0.8 + chance() * 0.4)];
      return [east + Math.cos(angle) * far, north + Math.sin(angle) * far];
    });
    return [...points, ...points.slice(0, 1)];
  };
  const names = (en: string, el: string): Tags => ({ name: el, "name:en": en, "name:el": el });

  // The coast, from west to east, with the land to the north.
  const shoreAt = (east: number) => -420 + 60 * Math.sin(east / 260) + 25 * Math.sin(east / 70);
  const west: Metres[] = Array.from({ length: 150 }, (_, index) => [-3000 + index * 20, shoreAt(-3000 + index * 20)]);
  const east: Metres[] = Array.from({ length: 138 }, (_, index) => [260 + index * 20, shoreAt(260 + index * 20)]);
  const harbour: Metres[] = [
    [-20, shoreAt(-20)],
    [-20, -230],
    [190, -230],
    [190, -480],
    [60, -520],
    [60, -535],
    [210, -500],
    [260, shoreAt(260)],
  ];
  way([...west, ...harbour.slice(0, 1)], { natural: "coastline" });
  way(harbour, { natural: "coastline" });
  way([...harbour.slice(-1), ...east.slice(1)], { natural: "coastline" });
  way(blob([-560, -690], 60), { natural: "coastline" });
  node([-250, -650], { natural: "bay", ...names("Gulf of Kalami", "Κόλπος Καλαμίου") });
  way(
    [
      [60, -230],
      [60, -330],
    ],
    { man_made: "pier" },
  );

  // A river with an island. Its outline consists of four ways: the two banks, its mouth in the sea, and its upper end
  // outside the map.
  const bend = (north: number) => 560 + 60 * Math.sin(north / 200);
  const bank = (side: number) =>
    Array.from({ length: 60 }, (_, index): Metres => [bend(-420 + index * 60) + side, -420 + index * 60]);
  const [left, right] = [bank(-22), bank(22).reverse()];
  const [mouth, source] = [
    way([...right.slice(-1), ...left.slice(0, 1)]),
    way([...left.slice(-1), ...right.slice(0, 1)]),
  ];
  area([way(left), source, way(right), mouth], [way(blob([bend(150), 150], 11))], {
    natural: "water",
    ...names("Lefkos", "Λευκός"),
  });

  // The avenues.
  const avenue = (points: readonly Metres[], highway: string, en: string, el: string) =>
    way(points, { highway, ...names(en, el) });
  avenue(
    Array.from({ length: 60 }, (_, index): Metres => [
      -1500 + index * 50,
      shoreAt(-1500 + index * 50) + 60 + (Math.abs(index * 50 - 1590) < 180 ? 160 : 0),
    ]),
    "primary",
    "Seafront Avenue",
    "Λεωφόρος Παραλίας",
  );
  avenue(
    Array.from({ length: 40 }, (_, index): Metres => [-1500 + index * 80, 300 + 30 * Math.sin(index / 3)]),
    "secondary",
    "Eleftherias Avenue",
    "Λεωφόρος Ελευθερίας",
  );
  avenue(
    Array.from({ length: 24 }, (_, index): Metres => [-60 + 12 * Math.sin(index), -190 + index * 70]),
    "tertiary",
    "Daskalogianni",
    "Δασκαλογιάννη",
  );

  // A grid to the east. Its streets are split into ways at every crossing, like real ones.
  const greek = [
    "Ανδρούτσου",
    "Κανάρη",
    "Μιαούλη",
    "Μπότσαρη",
    "Τσακάλωφ",
    "Υψηλάντη",
    "Κοραή",
    "Φεραίου",
    "Σολωμού",
    "Κάλβου",
    "Παλαμά",
    "Σικελιανού",
  ];
  const latin = [
    "Androutsou",
    "Kanari",
    "Miaouli",
    "Botsari",
    "Tsakalof",
    "Ypsilanti",
    "Korai",
    "Feraiou",
    "Solomou",
    "Kalvou",
    "Palama",
    "Sikelianou",
  ];
  const grid = (x: number, y: number): Metres => [40 + x * 75 + y * 9, -150 + y * 75 - x * 6];
  for (let x = 0; x < 13; x += 1) {
    for (let y = 0; y < 15; y += 1) {
      const across = names(`${latin[y % 12] ?? ""} Street`, `Οδός ${greek[y % 12] ?? ""}`);
      const up = names(`${x + 1}${["st", "nd", "rd"][x] ?? "th"} Division`, `${x + 1}ης Μεραρχίας`);
      if (x < 12) way([grid(x, y), grid(x + 1, y)], { highway: "residential", ...across });
      if (y < 14) way([grid(x, y), grid(x, y + 1)], { highway: x % 4 === 0 ? "tertiary" : "residential", ...up });
    }
  }
  // An old town to the west, with winding lanes.
  for (let lane = 0; lane < lanes; lane += 1) {
    let at: Metres = [-120 - chance() * 800, -180 + chance() * 900];
    let direction = chance() * 6.3;
    const points: Metres[] = [at];
    for (let step = 0; step < 6 + chance() * 14; step += 1) {
      direction += (chance() - 0.5) * 0.9;
      at = [at[0] + Math.cos(direction) * 16, at[1] + Math.sin(direction) * 16];
      if (at[1] > shoreAt(at[0]) + 70) points.push(at);
    }
    const letters = [greek[lane % 12] ?? "", latin[lane % 12] ?? ""];
    way(points, {
      highway: lane % 3 === 0 ? "pedestrian" : lane % 3 === 1 ? "residential" : "steps",
      ...(lane % 4 === 0 && { name: `Στοά ${letters[0] ?? ""}`, "name:en": `${letters[1] ?? ""} Lane` }),
    });
  }
  way(box([-170, 60], 90, 70), {
    place: "square",
    ...names("Orange Tree Square", "Πλατεία Νεραντζιάς"),
    wikidata: "Q0",
  });
  way(box([330, 210], 70, 70), {
    highway: "pedestrian",
    area: "yes",
    ...names("Town Hall Square", "Πλατεία Δημαρχείου"),
  });
  area([way(blob([-420, 560], 190))], [way(blob([-400, 560], 60))], {
    leisure: "park",
    ...names("Pine Park", "Πάρκο Πεύκων"),
  });
  way(blob([-400, 560], 35), { natural: "water", name: "Λιμνούλα" });

  // Places for guests.
  const kinds: readonly Tags[] = [
    { amenity: "restaurant" },
    { amenity: "cafe" },
    { shop: "bakery" },
    { tourism: "museum" },
  ];
  for (let index = 0; index < 60; index += 1)
    node([-600 + chance() * 1200, -150 + chance() * 700], {
      ...kinds[index % 4],
      ...names(`${latin[index % 12] ?? ""} ${index}`, `${greek[index % 12] ?? ""} ${index}`),
    });
  for (let house = 0; house < houses; house += 1)
    way(box([-1800 + chance() * 3600, -300 + chance() * 2000], 8 + chance() * 8, 8 + chance() * 8), {
      building: "yes",
    });

  const { latitude, longitude } = townSuite;
  const bounds = {
    type: "bounds",
    minlat: latitude - 0.02,
    minlon: longitude - 0.025,
    maxlat: latitude + 0.02,
    maxlon: longitude + 0.025,
  } as const;
  return [bounds, ...nodes.values(), ...others];
};
