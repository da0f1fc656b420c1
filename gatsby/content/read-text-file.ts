/** Reads one MDX file: its head against a schema, its text into a tree. */
import { join } from "node:path";
import type * as v from "valibot";
import { type Language, isLanguage } from "../../src/settings/languages";
import { type ReadText, readText } from "../mdx/read-text";
import { check } from "./check";
import type { Report, TextFile } from "./content";
import { type ContentFile, forAbsent, parseContent } from "./content-file";
import { readWithoutBom } from "./read-without-bom";
import { policySchema, policyVersionSchema } from "./schema/policy";
import { guidePartSchema } from "./schema/guide";
import { postSchema } from "./schema/journal";

const texts = new Map<string, ReadText>();

/** As `readText`; a text is read once in a build, however many pages ask for it. */
export const readBody = (source: string, firstLine: number, sectionIds: readonly string[]): ReadText => {
  const key = JSON.stringify([source, firstLine, sectionIds]);
  const text = texts.get(key) ?? readText(source, firstLine, sectionIds);
  texts.set(key, text);
  return text;
};

interface Parts {
  readonly head: ContentFile;
  readonly body: string;
  readonly firstLine: number;
}

const split = (name: string, source: string, report: Report): Parts | undefined => {
  const [whole, yaml] = /^---\r?\n([\s\S]*?\r?\n)---[^\S\n]*(?:\r?\n|$)/.exec(source) ?? [];
  if (whole === undefined || yaml === undefined) {
    const fix = "Begin the file with a line of ---, the fields, and another line of ---.";
    report({ file: name, line: 1, problem: "The file has no head between two lines of ---.", fix });
    return undefined;
  }
  const head = parseContent(name, yaml, report, 2);
  return head && { head, body: source.slice(whole.length), firstLine: whole.split("\n").length };
};

/** The language that a file's name gives: `index.el.mdx` is Greek. */
export const languageOfFile = (path: string): Language | undefined => {
  const language = /\.(\w+)\.mdx$/.exec(path)?.[1];
  return isLanguage(language) ? language : undefined;
};

const read =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    sectionIdsOf: (head: v.InferOutput<Schema>) => readonly string[],
    slugOf: (path: string) => string,
  ) =>
  (
    directory: string,
    path: string,
    absent: ReadonlySet<string>,
    report: Report,
  ): TextFile<v.InferOutput<Schema>> | undefined => {
    const language = languageOfFile(path);
    const parts = split(`content/${path}`, readWithoutBom(join(directory, path)), report);
    if (parts === undefined || language === undefined) return undefined;
    const file = forAbsent(parts.head, absent);
    const head = check(schema, file, report);
    const text = readBody(parts.body, parts.firstLine, head === undefined ? [] : sectionIdsOf(head));
    for (const issue of text.issues) report({ file: file.name, ...issue });
    const { body, firstLine } = parts;
    return head && { file, path, slug: slugOf(path), language, head, source: { body, firstLine }, text };
  };

/** The file of a post, below `content/`. */
export const postPath = (slug: string, language: string): string => `journal/${slug}/index.${language}.mdx`;

/** One language of a post: `journal/<slug>/index.<language>.mdx`. Undefined when its head does not hold. */
export const readPost = read(
  postSchema,
  () => [],
  (path) => path.split("/").at(-2) ?? "",
);

const nameOfFile = (path: string): string => (path.split("/").at(-1) ?? "").replace(/\.\w+\.mdx$/, "");

/** One language of a policy: `policies/<slug>.<language>.mdx`. Undefined when its head does not hold. */
export const readPolicy = read(policySchema, (head) => head.sectionIds, nameOfFile);

/** One language of a kept version: `policies/archive/<slug>/<day>.<language>.mdx`. Undefined when its head does not hold. */
export const readPolicyVersion = read(
  policyVersionSchema,
  (head) => head.sectionIds,
  (path) => path.split("/").at(-2) ?? "",
);

/** One language of a part of the house guide: `guide/<part>.<language>.mdx`. Undefined when its head does not hold. */
export const readGuidePart = read(guidePartSchema, (head) => head.sectionIds, nameOfFile);
