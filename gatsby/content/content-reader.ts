/** Reads the files of `content/`, validates each with a schema, and reads the texts of MDX files into trees. */
import { join } from "node:path";
import type * as v from "valibot";
import { type Language, isLanguage } from "../../src/settings/languages";
import { filesBelow } from "../hosting/public-folder";
import { type ReadText, readText } from "../mdx/text-reader";
import { check } from "./check";
import { type ContentFile, parseContent, readStored } from "./content-file";
import type { Report } from "./content-issue";
import { absentFacts } from "./optional-facts";

/** An MDX file with its validated front matter, and its text before facts and places are filled in. */
export interface TextFile<Head> {
  readonly file: ContentFile;
  /** Path below `content/`: `journal/four-day-trips/index.el.mdx`. */
  readonly path: string;
  readonly slug: string;
  readonly language: Language;
  readonly head: Head;
  /** The source of the text, and the line of the file on which it begins. */
  readonly source: { readonly body: string; readonly firstLine: number };
  readonly text: ReadText;
}

/** Returns the value that is kept for a key. If there is none, makes it, and keeps it unless it is undefined. */
const once = <Key, Value>(kept: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const value = kept.get(key) ?? make();
  if (value !== undefined) kept.set(key, value);
  return value;
};

// The development server reads the content again after each change, and the tests hundreds of times. A file is parsed again only if it has
// changed, and validated again also if other facts are absent.
/** Parsed files, by name, then by source. */
const parsed = new Map<string, Map<string, ContentFile | undefined>>();
/** Files without what needs an absent fact, by whole file, then by the names of the absent facts. */
const shortened = new Map<ContentFile, Map<string, ContentFile>>();
/** Texts of MDX files, by first line and ids of the sections, then by source. */
const bodies = new Map<string, Map<string, ReadText>>();
/** The validated content, by file. A file always has the same schema. */
const valid = new Map<ContentFile, unknown>();

/** The part of a map of maps for `key`, made if it is missing. */
const part = <Key, Value>(kept: Map<Key, Map<string, Value>>, key: Key): Map<string, Value> =>
  once(kept, key, () => new Map<string, Value>());

/** Text editors on Windows add this ending to names, and Windows does not show it. */
export const removeTxtFix =
  "Remove “.txt” from the end of its name. Windows hides endings: View, Show, File name extensions makes them visible.";

/** The front matter with the line break before it, so that its lines have the numbers of the file. */
const frontMatter = /^---[^\S\n]*(\n[\s\S]*?\n)---[^\S\n]*(?:\n|$)/;

/** The paths of all files below a directory, relative to it. */
export const pathsOf = (directory: string): ReadonlySet<string> => new Set(filesBelow(directory));

/** The folders below `content/suites`, by name. */
export const suiteFoldersOf = (paths: ReadonlySet<string>): readonly string[] =>
  [...new Set([...paths].flatMap((path) => /^suites\/([^/]+)\//.exec(path)?.[1] ?? []))].sort();

/** A reader for the files below `directory` (absolute). Without `givenReport`, texts of MDX files are parsed only when they are used. */
export const contentReader = (directory: string, givenReport?: Report) => {
  const report: Report = givenReport ?? (() => undefined);
  const paths = pathsOf(directory);
  const files = new Map<string, ContentFile>();
  const parseOnce = (name: string, source: string): ContentFile | undefined =>
    once(part(parsed, name), source, () => parseContent(name, source, report));
  const parse = (path: string): ContentFile | undefined => {
    const name = `content/${path}`;
    if (paths.has(path)) return parseOnce(name, readStored(join(directory, path)).source);
    if (paths.has(`${path}.txt`)) {
      report({ file: `${name}.txt`, problem: "The site does not read a file of this name.", fix: removeTxtFix });
      return undefined;
    }
    const fix = "Restore it from the history, or make it as the editors’ guide describes.";
    report({ file: name, problem: "The file is missing.", fix });
    return undefined;
  };
  // The files with facts are parsed first, because their facts decide which texts of all files are left out.
  const suiteFolders = suiteFoldersOf(paths);
  const suitePaths = suiteFolders.map((folder) => `suites/${folder}/suite.yml`);
  const withFacts = new Map(
    ["site.yml", "stay.yml", "reviews/reviews.yml", ...suitePaths].map((path) => [path, parse(path)]),
  );
  const [site, stay, reviews, ...suites] = [...withFacts.values()].map((file) => file?.data);
  const absent = absentFacts({ site, stay, suites, reviews });
  const absentNames = [...absent].join(" ");
  const withoutAbsent = (file: ContentFile): ContentFile =>
    once(part(shortened, file), absentNames, () => file.without(absent));

  const checkOnce = <Data>(schema: v.GenericSchema<unknown, Data>, file: ContentFile): Data | undefined =>
    once(valid, file, () => check(schema, file, report)) as Data | undefined;

  /** The content of a YAML or JSON file; undefined if it has issues. */
  const read = <Data>(path: string, schema: v.GenericSchema<unknown, Data>): Data | undefined => {
    const whole = withFacts.has(path) ? withFacts.get(path) : parse(path);
    if (whole === undefined) return undefined;
    const file = path.endsWith("yml") ? withoutAbsent(whole) : whole;
    files.set(file.name, file);
    return checkOnce(schema, file);
  };

  /** The MDX files with valid front matter whose path matches `form`, which has a group for the slug and one for the language. */
  const texts = <Head extends { readonly title: string; readonly sectionIds?: readonly string[] }>(
    form: RegExp,
    schema: v.GenericSchema<unknown, Head>,
  ): readonly TextFile<Head>[] =>
    [...paths].sort().flatMap((path) => {
      const [, slug = "", language] = form.exec(path) ?? [];
      if (!isLanguage(language)) return [];
      const name = `content/${path}`;
      const { source: written } = readStored(join(directory, path));
      const [whole, yaml] = frontMatter.exec(written) ?? [];
      if (whole === undefined || yaml === undefined) {
        const fix = "Begin the file with a line of ---, the fields, and another line of ---.";
        report({ file: name, line: 1, problem: "The file has no head between two lines of ---.", fix });
        return [];
      }
      const complete = parseOnce(name, yaml);
      if (complete === undefined) return [];
      const file = withoutAbsent(complete);
      const [body, firstLine] = [written.slice(whole.length), whole.split("\n").length];
      const head = checkOnce(schema, file);
      const sectionIds = head?.sectionIds ?? [];
      const place = [firstLine, ...sectionIds].join(" ");
      const textOnce = () => once(part(bodies, place), body, () => readText(body, firstLine, sectionIds));
      if (givenReport !== undefined)
        for (const [line, problem, fix] of textOnce().issues) report({ file: name, line, problem, fix });
      if (head === undefined) return [];
      files.set(name, file);
      const source = { body, firstLine };
      return [
        {
          ...{ file, path, slug, language, head, source },
          get text() {
            return textOnce();
          },
        },
      ];
    });

  return { paths, files: files as ReadonlyMap<string, ContentFile>, absent, suiteFolders, read, texts };
};
