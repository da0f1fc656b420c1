/** The output of `npm run map` for exports in both formats, and its messages for other files. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import * as v from "valibot";
import { parse } from "yaml";
import { type CityGround, mapSchema, placesSchema } from "../../../gatsby/content/schema/optional-files";
import { side } from "../../../gatsby/location/drawing";
import { drawMap } from "../../../gatsby/location/draw-map";
import { project } from "../../../src/lib/geo/coordinates";
import { inventedTown, townSuite } from "../../../tests/support/invented-town";
import { pbfOf, xmlOf } from "../../../tests/support/osm-files";
import { makeMap } from "./make-map";
import { type OsmElement, openOsm } from "./read-osm";

const fixture = resolve(__dirname, "fixture/island.osm");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "map-"));
  mkdirSync(join(root, "content"));
  copyFileSync("content/theme.yml", join(root, "content/theme.yml"));
  writeSite(townSuite);
});
afterEach(() => rmSync(root, { recursive: true }));

const writeSite = ({ latitude, longitude }: typeof townSuite) => {
  const site = readFileSync("content/site.yml", "utf8");
  writeFileSync(
    join(root, "content/site.yml"),
    site
      .replace(/^ {2}latitude: .*$/m, `  latitude: ${latitude}`)
      .replace(/^ {2}longitude: .*$/m, `  longitude: ${longitude}`),
  );
};

const fileOf = (name: string, bytes: string | Buffer): string => {
  writeFileSync(join(root, name), bytes);
  return join(root, name);
};

const elementsOf = async (path: string): Promise<OsmElement[]> => {
  const read = await openOsm(path);
  const elements: OsmElement[] = [];
  for await (const element of read("bounds", "node", "way", "relation")) elements.push(element);
  return elements;
};

const run = async (...words: string[]): Promise<{ said: string; map: CityGround; text: string }> => {
  const lines: string[] = [];
  await makeMap(root, words, (line) => lines.push(line));
  const text = readFileSync(join(root, "content/map.geojson"), "utf8");
  return { said: lines.join("\n"), text, map: v.parse(mapSchema, JSON.parse(text)) };
};

/** The coordinates of all features of a kind, as points of the drawing. */
const drawn = ({ frame, features }: CityGround, kind: string): number[][][] => {
  const inUnits = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const [longitude, latitude] = value as unknown[];
    if (typeof longitude !== "number" || typeof latitude !== "number") return value.map(inUnits);
    const { x, y } = project(frame, side, { latitude, longitude });
    return [Math.round(x), Math.round(y)];
  };
  const lines: number[][][] = [];
  const collect = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    if (Array.isArray(value[0]) && typeof value[0][0] === "number") lines.push(value as number[][]);
    else value.forEach(collect);
  };
  for (const { properties, geometry } of features) if (properties.kind === kind) collect(inUnits(geometry.coordinates));
  return lines;
};

const insideOf = (rings: number[][][], [x, y]: readonly [number, number]): boolean =>
  rings
    .flatMap((ring) => ring.slice(1).map((to, index) => [ring[index] ?? to, to]))
    .filter(([from, to]) => {
      const [ax = 0, ay = 0] = from ?? [];
      const [bx = 0, by = 0] = to ?? [];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }).length %
    2 ===
  1;

const at = (latitude: number, longitude: number, { frame }: CityGround): readonly [number, number] => {
  const { x, y } = project(frame, side, { latitude, longitude });
  return [x, y];
};

describe("a map of an invented island", () => {
  it("is centred on the suite and states the source of the data", async () => {
    const { map, said } = await run(fixture);
    expect(map.source).toBe("OpenStreetMap");
    expect(map.sample).toBeUndefined();
    expect(at(townSuite.latitude, townSuite.longitude, map).map(Math.round)).toEqual([500, 500]);
    expect(said).toContain("© OpenStreetMap contributors");
    expect(readFileSync(join(root, ".tmp/map/map.el.png")).subarray(1, 4).toString()).toBe("PNG");
  });

  it("is the same from XML and from PBF", async () => {
    const { text } = await run(fixture);
    const pbf = fileOf("island.osm.pbf", pbfOf(await elementsOf(fixture)));
    expect((await run(pbf)).text).toBe(text);
  });

  it("draws the sea on the right of the coast and around the islet, not on land", async () => {
    const { map } = await run(fixture);
    const sea = drawn(map, "sea");
    expect(insideOf(sea, at(36.4935, 25.905, map))).toBe(true);
    expect(insideOf(sea, at(36.4935, 25.898, map))).toBe(false);
    expect(insideOf(sea, at(36.499, 25.9, map))).toBe(false);
    expect(sea.flat().every(([x = -1, y = -1]) => x >= 0 && x <= side && y >= 0 && y <= side)).toBe(true);
  });

  it("closes a river that is cut beyond the edge, and leaves out a lake whose shore ends on the map", async () => {
    const { map } = await run(fixture);
    const water = drawn(map, "sea");
    expect(insideOf(water, at(36.502, 25.9053, map))).toBe(true);
    expect(insideOf(water, at(36.5055, 25.9075, map))).toBe(false);
  });

  it("keeps the hole of a relation, in the drawing too", async () => {
    const { map } = await run(fixture);
    const wood = drawn(map, "park");
    expect(insideOf(wood, at(36.5035, 25.8925, map))).toBe(true);
    expect(insideOf(wood, at(36.505, 25.895, map))).toBe(false);
    const turns = wood.map((ring) =>
      Math.sign(
        ring
          .slice(1)
          .reduce((sum, [x = 0, y = 0], index) => sum + ((ring[index]?.[0] ?? 0) * y - x * (ring[index]?.[1] ?? 0)), 0),
      ),
    );
    expect(new Set(turns).size).toBe(2);
  });

  it("joins ways into streets by class, clips them at the edge, and leaves out tunnels and superfluous points", async () => {
    const { map } = await run(fixture);
    const widths = map.features.flatMap(({ properties }) => (properties.kind === "street" ? [properties.width] : []));
    expect(widths).toEqual([4, 9]);
    const [lane, street] = drawn(map, "street");
    expect(lane).toHaveLength(3);
    expect(street).toHaveLength(2);
    expect([street?.[0]?.[0], street?.[1]?.[0]]).toContain(0);
  });

  it("labels streets, squares and waters in both languages", async () => {
    const { map } = await run(fixture);
    const names = map.features.flatMap(({ properties }) => (properties.kind === "label" ? [properties.text] : []));
    expect(names).toEqual(
      expect.arrayContaining([
        { en: "Aegean Street", el: "Οδός Αιγαίου" },
        { en: "Plane Tree Square", el: "Πλατεία Πλατάνου" },
        { en: "The Bay", el: "Όρμος" },
      ]),
    );
    const places = { coordinates: townSuite, name: "House", places: [] };
    expect(drawMap(map, { language: "el", ...places }).labels.map(({ text }) => text)).toContain("Οδός Αιγαίου");
    expect(drawMap(map, { language: "en", ...places }).labels.map(({ text }) => text)).toContain("Aegean Street");
  });

  it("suggests places within walking distance in the format of places.yml, each marked as a sample", async () => {
    await run(fixture, "--places");
    const file = readFileSync(join(root, ".tmp/map/places.yml"), "utf8");
    const { places } = v.parse(placesSchema, parse(file));
    expect(places.map(({ id, category, sample, name }) => [id, category, sample, name.en, name.el])).toEqual([
      ["to-kyma", "restaurants", true, "To Kyma", "Το Κύμα"],
      ["plane-tree-square", "landmarks", true, "Plane Tree Square", "Πλατεία Πλατάνου"],
      ["fournos-and-sia", "shopping", true, "Φούρνος & Σία", "Φούρνος & Σία"],
    ]);
    expect(file).toContain("# 120 m in a straight line, about 2 min on foot.");
  });

  it("shows a smaller area if the export is too small", async () => {
    const { map, said } = await run(fixture, "--metres", "4000");
    expect(map.frame.metres).toBeLessThan(2200);
    expect(said).toContain("The export covers no more");
  });
});

const node = (id: number, latitude: number, longitude: number) =>
  `<node id="${id}" lat="${latitude}" lon="${longitude}"/>`;
const way = (id: number, refs: readonly number[]) =>
  `<way id="${id}">${refs.map((ref) => `<nd ref="${ref}"/>`).join("")}<tag k="highway" v="primary"/></way>`;

describe("streets that consist only of two end points", () => {
  const { latitude, longitude } = townSuite;
  /**
   * One street crosses the whole map, with both ends far outside; one starts on the map. Neither has a point near the
   * suite.
   */
  const file = () =>
    fileOf(
      "ends.osm",
      `<?xml version="1.0"?><osm version="0.6">${[
        node(1, latitude + 0.0005, longitude - 0.03),
        node(2, latitude + 0.0005, longitude + 0.03),
        node(3, latitude - 0.004, longitude),
        node(4, latitude - 0.02, longitude),
        way(1, [1, 2]),
        way(2, [3, 4]),
      ].join("")}</osm>`,
    );

  it("are drawn and clipped at the edge", async () => {
    const { map } = await run(file());
    const streets = drawn(map, "street").map((line) =>
      [...line].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)),
    );
    const across = streets.find(([from]) => from?.[0] === 0);
    expect(across?.map(([x]) => x)).toEqual([0, side]);
    const down = streets.find((line) => line !== across);
    expect(down?.map(([x]) => x)).toEqual([side / 2, side / 2]);
    expect(down?.at(-1)?.[1]).toBe(side);
  });
});

it("writes a preview in the house's colours", async () => {
  const theme = readFileSync("content/theme.yml", "utf8");
  const doorOf = async (accent: string) => {
    writeFileSync(join(root, "content/theme.yml"), theme.replace(/accent: "#\w+"/, `accent: "${accent}"`));
    await run(fixture);
    // The middle of the door. The suite is the centre of the map, and the door is drawn above it.
    const { data } = await sharp(join(root, ".tmp/map/map.en.png"))
      .extract({ left: 700, top: 675, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)];
  };
  expect(await doorOf("#1f5f7a")).toEqual([0x1f, 0x5f, 0x7a]);
});

describe("a town of 200,000 nodes", () => {
  it("fits into 60 KB", async () => {
    const town = inventedTown({ houses: 50_000 });
    expect(town.filter(({ type }) => type === "node").length).toBeGreaterThan(200_000);
    const { text } = await run(fileOf("town.osm", xmlOf(town)), "--metres", "2600");
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
  }, 240_000);

  it("leaves out narrow streets if the map is too large", async () => {
    const { text, said, map } = await run(fileOf("town.osm", xmlOf(inventedTown({ lanes: 3000 }))));
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
    expect(said).toContain("Narrow streets were left out");
    expect(map.features.some(({ properties }) => properties.kind === "street" && properties.width === 9)).toBe(true);
  });
});

describe("refuses, with an explanation,", () => {
  const refusal = async (...words: string[]): Promise<string> => {
    const { message } = await makeMap(root, words, () => undefined).then(
      () => new Error("It was not refused."),
      (error: unknown) => error as Error,
    );
    return message;
  };
  const xml = readFileSync(fixture, "utf8");

  it.each([
    ["empty", "", "is empty"],
    ["overpass.json", '{"version": 0.6, "elements": []}', "The file is JSON, as Overpass gives it."],
    ["packed.osm.gz", gzipSync(xml), "The file is compressed (gzip). Unpack it first"],
    ["packed.zip", Buffer.from("PK\u0003\u0004rest"), "The file is a zip archive. Unpack it first"],
    ["page.osm", "<!DOCTYPE html><html></html>", "The file is a web page"],
    ["letter.osm", "Dear owner,", "is not a map of OpenStreetMap"],
    ["half.osm", xml.slice(0, 2500), "was not downloaded completely"],
  ])("%s", async (name, bytes, sentence) => {
    expect(await refusal(fileOf(name, bytes))).toContain(sentence);
  });

  it("half a PBF file", async () => {
    const whole = pbfOf(await elementsOf(fixture));
    expect(await refusal(fileOf("half.osm.pbf", whole.subarray(0, whole.length - 40)))).toContain(
      "was not downloaded completely",
    );
  });

  it("a suite outside the export, or at its edge", async () => {
    writeSite({ latitude: 40.6, longitude: 22.9 });
    expect(await refusal(fixture)).toMatch(
      /The suite \(40\.6, 22\.9, in content\/site\.yml\) lies outside this export/,
    );
    writeSite({ latitude: 36.5091, longitude: 25.9 });
    expect(await refusal(fixture)).toContain("The export ends 100 m from the suite");
    writeSite({ latitude: 40.6, longitude: 22.9 });
    expect(await refusal(fileOf("unbounded.osm", xml.replace(/<bounds.*>/, "")))).toContain(
      "Nothing is drawn around the suite",
    );
  });

  it("a missing file, and explains where to download one", async () => {
    expect(await refusal()).toContain("https://www.openstreetmap.org/export");
    expect(await refusal(join(root, "absent.osm"))).toContain("There is no file at");
  });

  it("a path that cannot be opened or read, with the reason", async () => {
    expect(await refusal(root)).toMatch(/cannot be read: EISDIR/);
    expect(await refusal(join(fixture, "map.osm"))).toMatch(/cannot be read: ENOTDIR/);
  });

  it("a file that can no longer be read after it was opened, with the reason", async () => {
    const path = fileOf("lost.osm", xml);
    const elements = await openOsm(path);
    rmSync(path);
    await expect(elements("node").next()).rejects.toThrow("There is no file at");
  });
});
