/** Reads the files of `content/`, validates each with a schema, and reads the texts of MDX files into trees. */
import { join } from "node:path";
import type * as v from "valibot";
import { type Language, isLanguage } from "../../src/settings/languages";
import { filesBelow } from "../folders";
import { type ReadText, readText } from "../mdx/text-reader";
import { check } from "./check";
import { type ContentFile, parseContent, readSource } from "./content-file";
import type { Report } from "./content-issue";
import { absentFacts } from "./optional-facts";

/** An MDX file: its validated front matter, and its text before facts and places are filled in. */
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

const cache = new Map<string, unknown>();

/**
 * The cached value of a key, or else a new one, which is cached unless it is undefined. The development server reads the content again after
 * each change, and the tests hundreds of times: only what has changed is parsed and validated again.
 */
const once = <Value>(keyParts: readonly string[], make: () => Value): Value => {
  const key = keyParts.join("\n");
  const value = (cache.get(key) as Value | undefined) ?? make();
  if (value !== undefined) cache.set(key, value);
  return value;
};

/** Text editors on Windows add this extension to names, and Windows does not show it. */
export const removeTxtFix =
  "Remove “.txt” from the end of its name. Windows hides extensions: View, Show, File name extensions makes them visible.";

/** The front matter with the line break before it, so that its lines have the numbers of the file. */
const frontMatter = /^---[^\S\n]*(\n[\s\S]*?\n)---[^\S\n]*(?:\n|$)/;

/** The paths of all files below a directory, relative to it. */
export const pathsOf = (directory: string): ReadonlySet<string> => new Set(filesBelow(directory));

/** The folders below `content/suites`, by name. */
export const suiteFoldersOf = (paths: ReadonlySet<string>): readonly string[] =>
  [...new Set([...paths].flatMap((path) => /^suites\/([^/]+)\//.exec(path)?.[1] ?? []))].sort();

/** A reader for the files below `directory` (absolute). Without `givenReport`, the bodies of MDX files are parsed only when they are used. */
export const contentReader = (directory: string, givenReport?: Report) => {
  const report: Report = givenReport ?? (() => undefined);
  const paths = pathsOf(directory);
  const files = new Map<string, ContentFile>();
  const parseOnce = (name: string, source: string): ContentFile | undefined =>
    once(["parse", name, source], () => parseContent(name, source, report));
  const parse = (path: string): ContentFile | undefined => {
    const name = `content/${path}`;
    if (paths.has(path)) return parseOnce(name, readSource(join(directory, path)));
    if (paths.has(`${path}.txt`)) {
      report({ file: `${name}.txt` }, "The site does not read a file with this name.", removeTxtFix);
      return undefined;
    }
    const fix = "Restore it from the history, or write it as the editors’ guide describes.";
    report({ file: name }, "The file is missing.", fix);
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
    once(["without absent", absentNames, file.name, file.source], () => file.without(absent));

  // The key does not contain the schema, because a file always has the same one.
  const checkOnce = <Data>(schema: v.GenericSchema<unknown, Data>, file: ContentFile): Data | undefined =>
    once(["check", absentNames, file.name, file.source], () => check(schema, file, report));

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
      const written = readSource(join(directory, path));
      const [whole, yaml] = frontMatter.exec(written) ?? [];
      if (whole === undefined || yaml === undefined) {
        const fix = "Begin the file with the line “---”, the fields, and another line “---”.";
        report({ file: name, line: 1 }, "The file has no front matter between two lines with “---”.", fix);
        return [];
      }
      const complete = parseOnce(name, yaml);
      if (complete === undefined) return [];
      const file = withoutAbsent(complete);
      const [body, firstLine] = [written.slice(whole.length), whole.split("\n").length];
      const head = checkOnce(schema, file);
      const sectionIds = head?.sectionIds ?? [];
      const textOnce = () =>
        once(["read", String(firstLine), sectionIds.join(" "), body], () => readText(body, firstLine, sectionIds));
      if (givenReport !== undefined)
        for (const [line, ...wrong] of textOnce().issues) report({ file: name, line }, ...wrong);
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
