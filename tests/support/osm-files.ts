/** The contents of OpenStreetMap files, XML and PBF, as input for `npm run map`. */
import { deflateSync } from "node:zlib";
import { Blob, BlobHeader } from "osm-pbf-parser-node/proto/fileformat.js";
import { HeaderBlock, PrimitiveBlock } from "osm-pbf-parser-node/proto/osmformat.js";
import Pbf from "pbf";
import type { OsmElement } from "../../local/content/map/read-osm";

const attribute = (value: string): string => value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const inXml = (element: OsmElement): string => {
  if (element.type === "bounds") {
    const { minlat, minlon, maxlat, maxlon } = element;
    return ` <bounds minlat="${minlat}" minlon="${minlon}" maxlat="${maxlat}" maxlon="${maxlon}"/>`;
  }
  const tags = Object.entries(element.tags).map(([k, v]) => `<tag k="${attribute(k)}" v="${attribute(v)}"/>`);
  const within =
    element.type === "node"
      ? []
      : element.type === "way"
        ? element.refs.map((ref) => `<nd ref="${ref}"/>`)
        : element.members.map(({ type, ref, role }) => `<member type="${type}" ref="${ref}" role="${role}"/>`);
  const at = element.type === "node" ? ` lat="${element.lat.toFixed(7)}" lon="${element.lon.toFixed(7)}"` : "";
  return ` <${element.type} id="${element.id}"${at} version="1">${[...within, ...tags].join("")}</${element.type}>`;
};

export const xmlOf = (elements: readonly OsmElement[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6" generator="test">\n${elements.map(inXml).join("\n")}\n</osm>\n`;

const deltas = (values: readonly number[]): number[] => values.map((value, index) => value - (values[index - 1] ?? 0));

const encode = (write: (pbf: Pbf) => void): Uint8Array => {
  const pbf = new Pbf();
  write(pbf);
  return pbf.finish();
};

/** A block of a PBF file: the length of its header, the header, and the compressed blob. */
const fileBlock = (type: "OSMHeader" | "OSMData", bytes: Uint8Array): Buffer => {
  const blob = encode((pbf) => Blob.write({ raw_size: bytes.length, zlib_data: deflateSync(bytes) }, pbf));
  const header = encode((pbf) => BlobHeader.write({ type, datasize: blob.length }, pbf));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
};

/** Like the usual programs, writes blocks of at most 8,000 elements, each block with one type of element. */
export const pbfOf = (elements: readonly OsmElement[]): Buffer => {
  const bounds = elements.find((element) => element.type === "bounds");
  const nano = (degrees: number) => Math.round(degrees * 1e9);
  const bbox = bounds && {
    left: nano(bounds.minlon),
    right: nano(bounds.maxlon),
    top: nano(bounds.maxlat),
    bottom: nano(bounds.minlat),
  };
  const head = encode((pbf) => HeaderBlock.write({ bbox, required_features: ["OsmSchema-V0.6", "DenseNodes"] }, pbf));
  const blocks = (["node", "way", "relation"] as const).flatMap((type) => {
    const all = elements.filter((element) => element.type === type);
    return Array.from({ length: Math.ceil(all.length / 8000) }, (_, index) =>
      all.slice(index * 8000, (index + 1) * 8000),
    );
  });
  return Buffer.concat([fileBlock("OSMHeader", head), ...blocks.map((block) => fileBlock("OSMData", blockOf(block)))]);
};

const blockOf = (elements: readonly OsmElement[]): Uint8Array => {
  const strings = new Map<string, number>([["", 0]]);
  const indexOf = (text: string): number => {
    const index = strings.get(text) ?? strings.size;
    strings.set(text, index);
    return index;
  };
  const tagsOf = (tags: Readonly<Record<string, string>>) => ({
    keys: Object.keys(tags).map(indexOf),
    vals: Object.values(tags).map(indexOf),
  });
  const nodes = elements.filter((element) => element.type === "node");
  const dense = {
    id: deltas(nodes.map(({ id }) => id)),
    lat: deltas(nodes.map(({ lat }) => Math.round(lat * 1e7))),
    lon: deltas(nodes.map(({ lon }) => Math.round(lon * 1e7))),
    keys_vals: nodes.flatMap(({ tags }) => [...Object.entries(tags).flatMap((tag) => tag.map(indexOf)), 0]),
  };
  const ways = elements.flatMap((element) =>
    element.type === "way" ? [{ id: element.id, ...tagsOf(element.tags), refs: deltas(element.refs) }] : [],
  );
  const relations = elements.flatMap((element) =>
    element.type === "relation"
      ? [
          {
            id: element.id,
            ...tagsOf(element.tags),
            roles_sid: element.members.map(({ role }) => indexOf(role)),
            memids: deltas(element.members.map(({ ref }) => ref)),
            types: element.members.map(({ type }) => ["node", "way", "relation"].indexOf(type)),
          },
        ]
      : [],
  );
  const group = { ...(nodes.length > 0 && { dense }), ways, relations };
  const stringtable = { s: [...strings.keys()].map((text) => Buffer.from(text)) };
  return encode((pbf) => PrimitiveBlock.write({ stringtable, primitivegroup: [group] }, pbf));
};
