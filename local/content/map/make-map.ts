/** `npm run map -- region.osm`: draws `content/map.geojson` around the suite from an export of OpenStreetMap. */
import { mkdir, writeFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { readContentFiles } from "../../../gatsby/content/content";
import { side } from "../../../gatsby/location/drawing";
import { palettesOf } from "../../../gatsby/theme/theme-sheet";
import { type Coordinates, type MapFrame, project, unproject } from "../../../src/lib/geo/coordinates";
import { Refusal, orRefuse, readOptions, refusalWith } from "../../refusal";
import { frameAround, mapOf, maxBytes } from "./ground";
import { clippedLine } from "./lines";
import { writePictures } from "./picture";
import { type ReadElements, downloads, openOsm } from "./read-osm";
import { type Region, readRegion } from "./region";
import { placesFile, suggestionsOf } from "./suggestions";

const usage = `npm run map -- map.osm
  --metres 1800   how much the map shows, from side to side (500 to 5000)
  --places        also writes suggestions for content/places.yml: restaurants, landmarks and shops within walking distance

${downloads}
Choose the area generously around the suite. The map is framed around the coordinates in content/site.yml.`;

const options = {
  metres: { type: "string" },
  places: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** A map outside these limits would not help to judge walking distances. */
const [minMetres, usualMetres, maxMetres] = [500, 1800, 5000];

/** An export needs a line in the square around the suite. This is half the side of that square, in units of the drawing. */
const maxDistance = side / 8;

const readRequest = (args: readonly string[]) => {
  const refuse = refusalWith(usage);
  const { values, positionals } = readOptions({ args: [...args], options, allowPositionals: true }, usage);
  const [path, ...more] = positionals;
  if (values.help || path === undefined || more.length > 0) return refuse("Name one file: the map you downloaded.");
  const metres = Number(values.metres ?? usualMetres);
  if (!(metres >= minMetres && metres <= maxMetres))
    return refuse(`“--metres” must be a number from ${minMetres} to ${maxMetres}.`);
  return { path, metres, places: values.places };
};

const inDegrees = ({ latitude, longitude }: Coordinates) => `${latitude}, ${longitude}`;

/** The square around the suite to draw: of the requested size, or smaller if the export covers less. */
const frameWithin = async (read: ReadElements, suite: Coordinates, metres: number): Promise<MapFrame> => {
  for await (const element of read("bounds", "node")) {
    // The bounds are the first element of the file, if there are any.
    if (element.type !== "bounds") break;
    const at = project(frameAround(suite, 1), 1, suite);
    const northWest = project(frameAround(suite, 1), 1, { latitude: element.maxlat, longitude: element.minlon });
    const southEast = project(frameAround(suite, 1), 1, { latitude: element.minlat, longitude: element.maxlon });
    const reach = Math.min(at.x - northWest.x, southEast.x - at.x, at.y - northWest.y, southEast.y - at.y);
    if (reach < 0)
      throw new Refusal(
        `The suite (${inDegrees(suite)}, in content/site.yml) lies outside this export. Export the area around it, or correct the coordinates.\n\n${downloads}`,
      );
    if (reach * 2 < minMetres)
      throw new Refusal(
        `The export ends ${Math.floor(reach)} m from the suite: choose a larger area, at least ${minMetres / 2} m to each side of it.\n\n${downloads}`,
      );
    return frameAround(suite, Math.min(metres, Math.floor(reach * 2)));
  }
  return frameAround(suite, metres);
};

/** Reads the part of an export around the suite. */
const readAround = async (
  path: string,
  suite: Coordinates,
  metres: number,
): Promise<{ frame: MapFrame; region: Region }> => {
  const read = await openOsm(path);
  const frame = await frameWithin(read, suite, metres);
  const middle = side / 2;
  const region = await readRegion(
    read,
    (at) => {
      const { x, y } = project(frame, side, at);
      return [x, y];
    },
    [-middle, -middle, side + middle, side + middle],
  );
  const here = [middle - maxDistance, middle - maxDistance, middle + maxDistance, middle + maxDistance] as const;
  if (!region.lines.some(({ points }) => clippedLine(points, here).length > 0))
    throw new Refusal(
      `Nothing is drawn around the suite (${inDegrees(suite)}, in content/site.yml) in this export. Export the area around it, or correct the coordinates.\n\n${downloads}`,
    );
  return { frame, region };
};

/** Runs the command. `root` is the folder that contains `content/`. */
export const makeMap = async (root: string, args: readonly string[], say: (line: string) => void): Promise<void> => {
  const request = readRequest(args);
  const { site, places, theme } = readContentFiles(resolve(root, "content"));
  if (site === undefined) throw new Refusal("content/site.yml has a mistake: npm run dev says which.");
  if (theme === undefined) throw new Refusal("content/theme.yml has a mistake: npm run dev says which.");
  const suite = site.coordinates;
  const { frame, region } = await readAround(resolve(request.path), suite, request.metres);
  const map = mapOf(region, frame);
  if (map === undefined)
    throw new Refusal(
      `The streets do not fit into ${maxBytes / 1000} KB, even without the narrow ones. Show a smaller area: --metres ${Math.round(frame.metres * 0.6)}.`,
    );
  const folder = resolve(root, ".tmp/map");
  await mkdir(folder, { recursive: true });
  await writeFile(resolve(root, "content/map.geojson"), map.text);
  const pictures = await writePictures(folder, map.ground, {
    suite,
    name: site.brand.shortName,
    places: places?.places ?? [],
    colours: palettesOf(theme).light,
  });
  say(
    `Wrote content/map.geojson: ${Math.ceil(Buffer.byteLength(map.text) / 1000)} KB, ${frame.metres} m from side to side.`,
  );
  if (frame.metres < request.metres)
    say("The export covers no more: with an export of a larger area, the map shows more.");
  if (map.minStreetWidth > 2)
    say("Narrow streets were left out to keep the file small: a smaller --metres shows them.");
  say(`Look at it: ${pictures.map((path) => relative(root, path)).join(" and ")}.`);
  say("The map shows “© OpenStreetMap contributors”, as its licence asks.");
  if (!request.places) return;
  const suggestions = suggestionsOf(region, suite, ([x, y]) => unproject(frame, side, { x, y }));
  if (suggestions.length === 0) {
    say("The export names no restaurant, landmark or shop within walking distance.");
    return;
  }
  await writeFile(resolve(folder, "places.yml"), placesFile(suggestions, suite));
  say(
    `Wrote .tmp/map/places.yml: ${suggestions.length} suggestions. Copy those you like into content/places.yml, and describe them there.`,
  );
};

if (require.main === module) void orRefuse(() => makeMap(process.cwd(), process.argv.slice(2), console.log));
