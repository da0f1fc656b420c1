/** Reads one MDX file: validates its front matter with a schema, and reads its text into a tree. */
import { join } from "node:path";
import type * as v from "valibot";
import { type Language, isLanguage } from "../../src/settings/languages";
import { type ReadText, readText } from "../mdx/text-reader";
import { check } from "./check";
import type { Report } from "./content-issue";
import { type ContentFile, forAbsent, parseContent } from "./content-file";
import { readWithoutBom } from "./read-without-bom";
import { type PolicyHead, type PolicyVersionHead, policySchema, policyVersionSchema } from "./schema/policy";
import { type GuidePartHead, guidePartSchema } from "./schema/guide";
import { type PostHead, postSchema } from "./schema/journal";

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

export type PostFile = TextFile<PostHead>;
export type PolicyFile = TextFile<PolicyHead>;
export type PolicyVersionFile = TextFile<PolicyVersionHead>;
export type GuidePartFile = TextFile<GuidePartHead>;

const texts = new Map<string, ReadText>();

/** Like `readText`, but cached: each text is read once per build, even if many pages query it. */
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

/** What the readers below need besides the path. */
export interface Reading {
  /** The absolute path of `content/`. */
  readonly directory: string;
  /** The names of the absent optional facts. */
  readonly absent: ReadonlySet<string>;
  readonly report: Report;
}

const reader =
  <Head extends { readonly title: string; readonly sectionIds?: readonly string[] }>(
    form: RegExp,
    schema: v.GenericSchema<unknown, Head>,
  ): ((path: string, reading: Reading) => TextFile<Head> | undefined) =>
  (path, { directory, absent, report }) => {
    const [, slug = "", language] = form.exec(path) ?? [];
    if (!isLanguage(language)) return undefined;
    const parts = split(`content/${path}`, readWithoutBom(join(directory, path)), report);
    if (parts === undefined) return undefined;
    const { body, firstLine } = parts;
    const file = forAbsent(parts.head, absent);
    const head = check(schema, file, report);
    const text = readBody(body, firstLine, head?.sectionIds ?? []);
    for (const issue of text.issues) report({ file: file.name, ...issue });
    return head && { file, path, slug, language, head, source: { body, firstLine }, text };
  };

/** A reader for each kind of text. It returns undefined if the path is not of this kind, or if the front matter is not valid. */
export const textReaders = {
  post: reader<PostHead>(/^journal\/([^/]+)\/index\.(en|el)\.mdx$/, postSchema),
  policy: reader<PolicyHead>(/^policies\/([^/]+)\.(en|el)\.mdx$/, policySchema),
  /** An archived version of a policy; its file is named after its effective date. */
  policyVersion: reader<PolicyVersionHead>(/^policies\/archive\/([^/]+)\/[^/]+\.(en|el)\.mdx$/, policyVersionSchema),
  guidePart: reader<GuidePartHead>(/^guide\/([^/]+)\.(en|el)\.mdx$/, guidePartSchema),
};

/** The path of a post's file, below `content/`. */
export const postPath = (slug: string, language: string): string => `journal/${slug}/index.${language}.mdx`;
