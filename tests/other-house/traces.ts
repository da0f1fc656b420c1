/**
 * Traces of the demo that must not appear in another house: names and coordinates of the demo, and facts, colours and sentences
 * from its content, except those that are in the house's content, too.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { patternOf } from "../../gatsby/hosting/host-facts";
import { demoBrand, demoPlaces } from "../../local/content/demo-facts";

export interface Trace {
  readonly what: string;
  readonly pattern: RegExp;
}

/** The path and the text of every value in a parsed file. */
const leaves = (value: unknown, path = ""): readonly (readonly [string, string])[] => {
  if (typeof value === "string" || typeof value === "number") return [[path, String(value).normalize()]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => leaves(field, path === "" ? key : `${path}.${key}`));
};

const read = (content: string, file: string): readonly (readonly [string, string])[] =>
  leaves(parse(readFileSync(join(content, file), "utf8")));

/** All texts of a content folder, to find the demo's values that another house has too: those are not traces. */
const allTexts = (content: string): string =>
  readdirSync(content, { recursive: true, withFileTypes: true })
    .flatMap((entry) =>
      entry.isFile() && /\.(?:yml|mdx|json)$/.test(entry.name)
        ? [readFileSync(join(entry.parentPath, entry.name), "utf8").normalize()]
        : [],
    )
    .join("\n");

/** The paths of the fields of site.yml that are specific to one house, except labels. */
const houseFields =
  /^(?:brand|address|contact|domains|social|legal)\.(?!.*[lL]abel\b)|^(?:bookingEngine|countryLookup)\.(?:address|url)$|^thirdParties\.\d+\.(?:host|script|measurementId)$/;

const factTraces = (demo: string, house: string): readonly Trace[] =>
  read(demo, "site.yml").flatMap(([path, value]) => {
    // Many houses have the same country and ids; a text that quotes facts is not specific to one house.
    if (!houseFields.test(path) || /country|\.id$/.test(path) || /\{\w+\}/.test(value)) return [];
    if (value.length < 4 || house.includes(value)) return [];
    const pattern = new RegExp(String.raw`(?<![\p{L}\d])${patternOf(value)}(?![\p{L}\d])`, "u");
    return [{ what: `site.yml ${path}`, pattern }];
  });

/** The demo's coordinates: the first three decimals (about 100 metres) with any further digits, or rounded to three decimals. */
const coordinateTraces = (demo: string): readonly Trace[] =>
  read(demo, "site.yml")
    .filter(([path]) => path.startsWith("coordinates."))
    .map(([path, value]) => {
      const cut = value.replace(/(\.\d{3})\d*$/, "$1");
      return {
        what: `coordinate ${path}`,
        pattern: new RegExp(
          String.raw`(?<![\d.])(?:${patternOf(cut)}\d*|${patternOf(Number(value).toFixed(3))}(?!\d))`,
        ),
      };
    });

const colourTraces = (demo: string, house: string): readonly Trace[] =>
  read(demo, "theme.yml")
    .filter(([, value]) => /^#[\da-f]{6}$/i.test(value) && !house.toLowerCase().includes(value.toLowerCase()))
    .map(([path, value]) => ({ what: `colour ${path}`, pattern: new RegExp(patternOf(value), "i") }));

/** Telephone numbers with digits only, as in links. */
const telephoneTraces = (demo: string, house: string): readonly Trace[] =>
  read(demo, "site.yml")
    .filter(([path, value]) => path.startsWith("contact.") && /^\+[\d ]+$/.test(value))
    .map(([path, value]) => [path, value.replace(/\D/g, "")] as const)
    .filter(([, digits]) => !house.replace(/ /g, "").includes(digits))
    .map(([path, digits]) => ({ what: `site.yml ${path}`, pattern: new RegExp(digits) }));

/**
 * Names and coordinates of the demo, and its facts, telephone numbers and colours that the other house's content does not contain.
 * `demo` and `house` are content folders.
 */
export const demoTraces = (demo: string, house: string): readonly Trace[] => {
  const texts = allTexts(house);
  return [
    { what: "name of the demo", pattern: demoBrand },
    { what: "name of the demo, in an address", pattern: /aithra/i },
    { what: "name of the demo's city", pattern: demoPlaces },
    ...factTraces(demo, texts),
    ...telephoneTraces(demo, texts),
    ...coordinateTraces(demo),
    ...colourTraces(demo, texts),
  ];
};

/** Content files about the demo's own house. */
const isOfHouse = (path: string): boolean =>
  /^(?:home|about|faq|places|offers|safety)\.yml$|^suites\/|^guide\/|^journal\/|^reviews\/reviews\.yml$/.test(path);

/** The longest part of a text without markup, placeholders and quotation marks. */
const longestPart = (text: string): string =>
  text
    .split(/[{}<>[\]()*#|`\n"“”«»&]/)
    .reduce((longest, part) => (part.trim().length > longest.length ? part.trim() : longest), "");

/** Sentences about the demo's house: the longest part of each text, if it is too long to occur elsewhere by chance. */
export const textTraces = (demo: string, house: string): readonly Trace[] => {
  const texts = allTexts(house);
  const files = readdirSync(demo, { recursive: true, encoding: "utf8" }).filter((path) => isOfHouse(path));
  return files.flatMap((file) => {
    if (!/\.(?:yml|mdx)$/.test(file)) return [];
    const source = readFileSync(join(demo, file), "utf8").normalize();
    const parts = file.endsWith(".yml") ? leaves(parse(source)).map(([, value]) => value) : source.split("\n\n");
    return [...new Set(parts.map(longestPart))].flatMap((part) =>
      part.length < 25 || texts.includes(part) ? [] : [{ what: file, pattern: new RegExp(patternOf(part)) }],
    );
  });
};
