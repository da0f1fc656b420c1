/** Lists what an owner still has to replace, confirm or complete before launch. Pure functions. */
import {
  type Content,
  textFilesOf,
  type GuidePartFile,
  type PolicyFile,
  type PostFile,
} from "../../gatsby/content/content";
import type { OwnerTask } from "../../gatsby/content/due-dates";
import { absentFacts } from "../../gatsby/content/optional-facts";
import type { ContentFile } from "../../gatsby/content/content-file";
import { isRecord } from "./edit-yaml";
import { demoBrand, demoCity, demoPlaces, isForeignAuthority, isForeignNumber } from "./demo-facts";
import { type FieldPath, fieldName } from "../../gatsby/content/content-issue";

/** Fields that mark a part as unfinished while they are true, each with the owner's task. */
const marks: Readonly<Record<string, string>> = {
  sample: "This is the demo’s: replace or confirm it, then remove “sample: true”.",
  verify: "Compare the coordinates with a map, then remove “verify: true”.",
  checkPhoto: "Compare the words with the picture, then remove “checkPhoto: true”.",
};

const markedIn = (value: unknown, path: FieldPath): readonly (readonly [FieldPath, string])[] => {
  if (Array.isArray(value)) return value.flatMap((entry, index) => markedIn(entry, [...path, index]));
  if (!isRecord(value)) return [];
  const own = Object.entries(marks).flatMap(([mark, task]) =>
    value[mark] === true ? [[[...path, mark], task] as const] : [],
  );
  return [...own, ...Object.entries(value).flatMap(([key, field]) => markedIn(field, [...path, key]))];
};

const brand = [demoBrand, "This is the demo’s name: write your own."] as const;

/** Patterns of placeholders in any text, each with the owner's task. */
const inProse: readonly (readonly [RegExp, string])[] = [
  [/\[(?:[^\][]{3,}|\d+)\](?!\()/, "Square brackets mark what is still to be written."],
  brand,
];

const demoPlacePattern = [
  demoPlaces,
  "This names the demo’s city or a place in it: write about your own city.",
] as const;

/** Patterns of placeholders in fields. An owner's own text does not match them. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/\.example\b/, "This address does not exist: write the real one."],
  [/^0{6,}$/, "This number is all zeros: write the real one."],
  [/^\+[\d -]*(?:0[ -]?){6}$/, "This telephone number is made up: write the real one."],
  // “00” after a digit and a space is the end of a postal code, such as 546 00.
  [/(?<!\d )(?<=^|\s)00(?=\s|$)/, "The house number is missing: write the real one."],
  [/\bSAMPLE\d*\b/, "This is a stand-in: write the real one."],
  ...inProse,
];

type Pattern = readonly [RegExp, string];

const standInsIn = (file: ContentFile, patterns: readonly Pattern[]): OwnerTask[] =>
  file.texts.flatMap(({ text, field, line }) => {
    // An accent may be a separate combining character.
    const task = patterns.find(([pattern]) => pattern.test(text.normalize()))?.[1];
    return task === undefined ? [] : [{ file: file.name, line: line ?? 1, field, task }];
  });

/** Interface texts and emails may contain brackets and made-up addresses as examples of input. */
const isInterface = ({ name }: ContentFile): boolean => /^content\/(?:locales|emails)\//.test(name);

const at = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    data,
  );

/** `gallery[3] (kitchen-01)`: the field, and the id of the entry if it has one. */
const nameOf = (file: ContentFile, path: FieldPath): string => {
  const entry = at(file.data, path);
  const id = isRecord(entry) && typeof entry["id"] === "string" ? ` (${entry["id"]})` : "";
  return path.length === 0 ? "the whole file" : `${fieldName(path)}${id}`;
};

const marksIn = (file: ContentFile): OwnerTask[] =>
  markedIn(file.data, []).map(([path, task]) => ({
    file: file.name,
    line: file.lineOf(path),
    field: nameOf(file, path.slice(0, -1)),
    task: file.commentOf(path) ?? task,
  }));

/** Items for a house outside Greece that still names Greece's data protection authority or emergency numbers. */
const foreignServices = ({ site, files }: Parameters<typeof launchItems>[0]): OwnerTask[] => {
  const file = "content/site.yml";
  const { countryCode } = site.address;
  if (countryCode === "GR") return [];
  const item = (path: FieldPath, task: string): OwnerTask => ({
    file,
    line: files.get(file)?.lineOf(path) ?? 1,
    field: fieldName(path),
    task,
  });
  const numbers = (site.emergency ?? []).flatMap(({ id, number }, index) =>
    isForeignNumber(id, number, countryCode)
      ? [item(["emergency", index, "number"], "This is a number of Greece: write your country’s, or remove the entry.")]
      : [],
  );
  if (!isForeignAuthority(site.authorities.dataProtection.url, countryCode)) return numbers;
  const task = "This is the data protection authority of Greece: write the name and the address of your country’s.";
  return [item(["authorities", "dataProtection", "url"], task), ...numbers];
};

/** A passage that depends on a fact and contains no other such passage. */
const passage = /<(With|Without)Fact name="(\w+)">((?:(?!<With(?:out)?Fact )[\s\S])*?)<\/\1Fact>/g;

const withoutPassages = (body: string, absent: ReadonlySet<string>): string => {
  const remaining = body.replace(passage, (_, kind: string, name: string, content: string) =>
    absent.has(name) === (kind === "Without") ? content : content.replace(/[^\n]/g, ""),
  );
  return remaining === body ? body : withoutPassages(remaining, absent);
};

/**
 * Removes the passages that this house does not show, from the innermost outwards, and the lines that quote a fact
 * which it lacks. Line breaks stay, so that line numbers are the same.
 */
const shown = (body: string, absent: ReadonlySet<string>): string =>
  withoutPassages(body, absent).replace(/^.*$/gm, (line) =>
    [...line.matchAll(/<Fact name="(\w+)"/g)].some(([, name = ""]) => absent.has(name)) ? "" : line,
  );

/** At most one item per line, and only the first of equal items. The others are listed once these are corrected. */
const proseIn = (
  { file, source }: PostFile | PolicyFile | GuidePartFile,
  patterns: readonly Pattern[],
  absent: ReadonlySet<string>,
): OwnerTask[] =>
  shown(source.body, absent)
    .split("\n")
    .flatMap((text, index) => {
      // An accent may be a separate combining character.
      const normalized = text.normalize();
      const line = source.firstLine + index;
      const items = patterns.flatMap(([pattern, task]) => {
        const found = pattern.exec(normalized)?.[0];
        return found === undefined ? [] : [{ file: file.name, line, field: `${found.slice(0, 60)}…`, task }];
      });
      return items.slice(0, 1);
    })
    .filter(
      ({ field, task }, index, all) => all.findIndex((item) => item.field === field && item.task === task) === index,
    );

const archived = /^content\/policies\/archive\/([^/]+)\/([\d-]+)\.(\w+)\.mdx$/;

/**
 * Whether an item is left out because it is in an archived policy: that is a copy, and the item is listed for the current policy.
 * The exception is the sample mark of a version whose date is not that of the current policy.
 */
const isCopied = ({ file, task }: OwnerTask, files: ReadonlyMap<string, ContentFile>): boolean => {
  const [, slug, day, language] = archived.exec(file) ?? [];
  if (slug === undefined || day === undefined || language === undefined) return false;
  const source = files.get(`content/policies/${slug}.${language}.mdx`)?.data;
  return task !== marks["sample"] || at(source, ["effective"]) === day;
};

/**
 * Everything that still belongs to the demo or is missing, sorted by file and line. A house in the demo's own city may
 * name that city.
 */
export const launchItems = (content: Content & { readonly files: ReadonlyMap<string, ContentFile> }): OwnerTask[] => {
  const absent = absentFacts(content);
  const files = [...content.files.values()];
  const demoPlacePatterns = content.site.address.city.en === demoCity ? [] : [demoPlacePattern];
  return [
    ...files.flatMap(marksIn),
    ...foreignServices(content),
    ...files.flatMap((file) => standInsIn(file, [...(isInterface(file) ? [brand] : standIns), ...demoPlacePatterns])),
    ...textFilesOf(content).flatMap((text) => proseIn(text, [...inProse, ...demoPlacePatterns], absent)),
  ]
    .filter((item) => !isCopied(item, content.files))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
};
