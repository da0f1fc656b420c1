/**
 * Reads the elements of an OpenStreetMap export, XML or PBF. Other files are refused with a message that says what they
 * are.
 */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createOSMStream } from "osm-pbf-parser-node";
import { parser as xmlParser } from "sax";
import * as v from "valibot";
import { refusalWith } from "../../refusal";

const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite());
const id = v.pipe(number, v.integer());
/** Key and value of each tag, from XML. */
const pairs = v.array(v.tuple([v.string(), v.string()]));
const tags = v.optional(v.record(v.string(), v.string()), {});

const elementSchema = v.variant("type", [
  /** The area that the export covers. */
  v.object({ type: v.literal("bounds"), minlat: number, minlon: number, maxlat: number, maxlon: number }),
  v.object({ type: v.literal("node"), id, lat: number, lon: number, tags }),
  v.object({ type: v.literal("way"), id, refs: v.array(id), tags }),
  v.object({
    type: v.literal("relation"),
    id,
    members: v.array(v.object({ type: v.string(), ref: id, role: v.optional(v.string(), "") })),
    tags,
  }),
]);

/** A coordinate in the first element of a PBF file, in billionths of a degree. Converted to degrees. */
const nano = v.pipe(
  number,
  v.transform((value) => value / 1e9),
);
/** The first element of a PBF file, the only one without a type. `bbox` is the area that the file covers, null if it is not stated. */
const pbfHead = v.object({
  required_features: v.array(v.string()),
  bbox: v.nullable(
    v.pipe(
      v.object({ left: nano, right: nano, top: nano, bottom: nano }),
      v.transform(({ left, right, top, bottom }) => ({
        type: "bounds" as const,
        minlat: bottom,
        minlon: left,
        maxlat: top,
        maxlon: right,
      })),
    ),
  ),
});

export type OsmElement = v.InferOutput<typeof elementSchema>;
/** Reads the elements of these types from the start of the file. */
export type ReadElements = (...types: readonly OsmElement["type"][]) => AsyncGenerator<OsmElement>;
export type Tags = Readonly<Record<string, string>>;

/** Where to download an export. Part of the command's help and of each message about an unusable file. */
export const downloads =
  "Download a map file: https://www.openstreetmap.org/export (choose the area by hand, then Export: map.osm), or a city or country\n" +
  "as .osm.pbf from https://extract.bbbike.org or https://download.geofabrik.de.";

const refuse: (mistake: string) => never = refusalWith(downloads);

/** How to recognise, in the first kilobyte, files that are often mistaken for a map, and the message for each. */
const otherFormats: readonly (readonly [string | RegExp, string])[] = [
  ["\u001f\u008b", "The file is compressed (gzip). Unpack it first: gunzip, or a double click."],
  ["PK\u0003\u0004", "The file is a zip archive. Unpack it first, and name the .osm or .osm.pbf file in it."],
  ["BZh", "The file is compressed (bzip2). Unpack it first: bunzip2, or a double click."],
  [
    /^(?:\ufeff|ï»¿)?\s*[{[]/,
    "The file is JSON, as Overpass gives it. XML or PBF is needed: in the Overpass query, replace [out:json] with [out:xml].",
  ],
  [/^(?:ï»¿)?\s*<(?:!doctype html|html)/i, "The file is a web page, not the map behind it."],
  [/<osmChange/, "The file contains changes to a map, not a map."],
];

/** The reason why a file could not be opened or read, or undefined if the error is not the file system's. */
const fileProblem = (path: string, error: unknown): string | undefined => {
  const { syscall, code, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return undefined;
  return code === "ENOENT" ? `There is no file at ${path}.` : `${path} cannot be read: ${message}.`;
};

const beginning = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
};

const readHead = (path: string): Promise<string> =>
  beginning(path).catch((error: unknown) => {
    const problem = fileProblem(path, error);
    if (problem === undefined) throw error;
    return refuse(problem);
  });

const damaged = (path: string) =>
  `${path} is damaged, or was not downloaded completely: an element of the map cannot be read.`;

/** Yields the elements of an XML file as they are read. sax reports errors through `onerror`. */
async function* elementsOfXml(path: string, types: readonly string[]): AsyncGenerator<OsmElement> {
  const parser = xmlParser(true);
  let found: OsmElement[] = [];
  let current: { type: string; tags: unknown[]; refs: unknown[]; members: unknown[] } | undefined;
  parser.onopentag = ({ name, attributes }) => {
    if (name === "node" || name === "way" || name === "relation") {
      if (types.includes(name)) current = { ...attributes, type: name, tags: [], refs: [], members: [] };
    } else if (name === "bounds" && types.includes(name))
      found.push(v.parse(elementSchema, { ...attributes, type: name }));
    else if (name === "tag") current?.tags.push([attributes["k"], attributes["v"]]);
    else if (name === "nd") current?.refs.push(attributes["ref"]);
    else if (name === "member") current?.members.push(attributes);
  };
  parser.onclosetag = (name) => {
    if (name !== current?.type) return;
    found.push(v.parse(elementSchema, { ...current, tags: Object.fromEntries(v.parse(pairs, current.tags)) }));
    current = undefined;
  };
  parser.onerror = (error) => {
    throw error;
  };
  try {
    for await (const part of createReadStream(path, "utf8")) {
      parser.write(String(part));
      for (const element of found) yield element;
      found = [];
    }
    parser.close();
  } catch (error) {
    refuse(fileProblem(path, error) ?? damaged(path));
  }
}

async function* elementsOfPbf(path: string, types: readonly string[]): AsyncGenerator<OsmElement> {
  try {
    for await (const element of createOSMStream(path)) {
      if ("type" in element) {
        if (types.includes(String(element.type))) yield v.parse(elementSchema, element);
      } else {
        const { bbox } = v.parse(pbfHead, element);
        if (bbox !== null && types.includes(bbox.type)) yield bbox;
      }
    }
  } catch (error) {
    refuse(fileProblem(path, error) ?? damaged(path));
  }
}

/** Opens an export. The returned function reads the file again at each call, because a country does not fit into memory. */
export const openOsm = async (path: string): Promise<ReadElements> => {
  const head = await readHead(path);
  if (head.trim() === "") return refuse(`${path} is empty.`);
  if (head.slice(4, 40).includes("OSMHeader")) return (...types) => elementsOfPbf(path, types);
  const other = otherFormats.find(([sign]) => (typeof sign === "string" ? head.startsWith(sign) : sign.test(head)));
  if (other !== undefined) return refuse(other[1]);
  if (!/<osm[\s>]/.test(head))
    return refuse(`${path} is not a map of OpenStreetMap, neither XML (.osm) nor PBF (.osm.pbf).`);
  return (...types) => elementsOfXml(path, types);
};
