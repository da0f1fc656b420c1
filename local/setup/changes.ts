/** Calculates all files that answers change or delete, before anything is written. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suiteFile } from "../../gatsby/content/content";
import { pathsOf } from "../../gatsby/content/content-reader";
import { slugOf } from "../../gatsby/content/slug";
import { demoDrawings } from "../content/check-launch";
import { add, isRecord, put, valueAt } from "../content/edit-yaml";
import { firstSuite } from "../content/suite-file";
import type { Sources } from "./answers";
import { withAnswers } from "./answered-content";
import type { AnswerFile, Answers } from "./questions";
import { type Changes, withoutDemo } from "./starter";

/** The suite that the answers are about: the first one. */
export const answeredSuite = (root: string): string => suiteFile(firstSuite(root));

/** The files to which answers are written. */
const filesOf = (root: string): Readonly<Record<AnswerFile, string>> => ({
  site: "content/site.yml",
  stay: "content/stay.yml",
  suite: answeredSuite(root),
  theme: "content/theme.yml",
});

/** The texts of these files, by default those on the disk. */
export const readSources = (
  root: string,
  read = (path: string): string => readFileSync(join(root, path), "utf8"),
): Sources => {
  const { site, stay, suite, theme } = filesOf(root);
  return { site: read(site), stay: read(stay), suite: read(suite), theme: read(theme) };
};

const policyFolder = "content/policies/";

/** Whether a policy is marked as a sample. */
const isSample = (root: string, path: string): boolean => {
  const [, frontMatter = ""] = readFileSync(join(root, path), "utf8").split(/^---/m);
  return valueAt(frontMatter, ["sample"]) === true;
};

const policiesOf = (root: string): readonly string[] =>
  [...pathsOf(join(root, "content"))].map((path) => `content/${path}`).filter((path) => path.startsWith(policyFolder));

/** Paths of the archived policies that are marked as samples. */
const sampleVersions = (root: string): readonly string[] =>
  policiesOf(root).filter((path) => path.startsWith(`${policyFolder}archive/`) && isSample(root, path));

/**
 * The policies in force that take their effective date from stay.yml: the rental conditions always, the others while they are
 * marked as samples.
 */
const datedPolicies = (root: string): readonly string[] =>
  policiesOf(root)
    .filter((path) => path.endsWith(".mdx") && !path.slice(policyFolder.length).includes("/"))
    .filter((path) => path.startsWith(`${policyFolder}rental-conditions.`) || isSample(root, path));

/** Adds a redirect to the list, and removes the one from `to`, where there is a page again. */
const withRedirect = (source: string, from: string, to: string): string => {
  if (/^redirects: \[\]$/m.test(source))
    return source.replace(/^redirects: \[\]$/m, `redirects:\n  - from: ${from}\n    to: ${to}`);
  const listed = valueAt(source, ["redirects"]);
  const all: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const kept = all.filter((one) => !(isRecord(one) && one.from === to));
  return kept.length === all.length
    ? add(source, ["redirects"], "", { from, to })
    : put(source, ["redirects"], [...kept, { from, to }]);
};

/** The changed files outside `content/`: those with the project's name or the first owner's email address. */
const projectFiles = (root: string, site: string): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  const slug = slugOf(String(valueAt(site, ["brand", "name", "en"])));
  const domain = String(valueAt(site, ["domains", "mail"]));
  const replace = (path: string, ...rules: readonly (readonly [RegExp, string])[]) => {
    const file = join(root, path);
    if (!existsSync(file)) return;
    const source = readFileSync(file, "utf8");
    const text = rules.reduce((rest, [from, to]) => rest.replace(from, to), source);
    if (text !== source) files.set(path, text);
  };
  replace("package.json", [/(?<=^ {2}"name": ")[^"]*/m, slug]);
  replace("package-lock.json", [/(?<=^ {2}"name": ")[^"]*/m, slug], [/(?<="": \{\n {6}"name": ")[^"]*/, slug]);
  replace("wrangler.jsonc", [/(?<=^ {2}"name": ")[^"]*/m, slug]);
  replace("supabase/config.toml", [/(?<=^project_id = ")[^"]*/m, slug]);
  replace("supabase/seed.sql", [/(?<=address constant text := 'owner@)[^']*/, domain]);
  return files;
};

/** Files that may refer to the suite, by links to its page or paths of its facts. */
const mayNameSuite = (path: string): boolean => /\.(?:yml|mdx|json)$/.test(path);

/** Replaces the name of the suite's folder in a text: links to the suite and paths of its facts contain it. */
const renamed = (text: string, from: string, to: string): string =>
  text
    .replace(new RegExp(String.raw`(/suite/)${from}(?![\w-])`, "g"), `$1${to}`)
    .replace(new RegExp(String.raw`(\bsuites\.)${from}(?=\.)`, "g"), `$1${to}`);

/**
 * The changes plus the move of the suite from one folder in `content/suites` to another. Archived policies stay as they
 * were when guests agreed to them.
 */
const withSuiteMoved = (root: string, changes: Changes, from: string, to: string): Changes => {
  const moved = new Map(changes);
  const folder = `content/suites/${from}/`;
  const paths = new Set([...pathsOf(join(root, "content"))].map((path) => `content/${path}`));
  for (const path of new Set([...paths, ...changes.keys()])) {
    const content = changes.has(path) ? changes.get(path) : undefined;
    if (path.startsWith(folder)) {
      const bytes = content === undefined ? readFileSync(join(root, path)) : content;
      const written =
        path.endsWith("/suite.yml") && bytes !== null ? String(bytes).replace(/^id: .*$/m, `id: ${to}`) : bytes;
      if (written !== null) moved.set(`content/suites/${to}/${path.slice(folder.length)}`, written);
      if (paths.has(path)) moved.set(path, null);
      else moved.delete(path);
      continue;
    }
    if (!mayNameSuite(path) || content === null || path.startsWith("content/policies/archive/")) continue;
    const before = content === undefined ? readFileSync(join(root, path), "utf8") : String(content);
    const text = renamed(before, from, to);
    if (text !== before) moved.set(path, text);
  }
  return moved;
};

/**
 * All changes to the project at `root`.
 * @param typed ids of answers that were typed, not accepted with Enter; their sample marks are removed even if they equal the demo's
 */
export const changesOf = async (
  root: string,
  answers: Answers,
  typed: ReadonlySet<string> = new Set(),
): Promise<Changes> => {
  const changes = new Map<string, string | Buffer | null>(await withoutDemo(root, answers));
  const read = (path: string): string => {
    const changed = changes.get(path);
    return typeof changed === "string" ? changed : readFileSync(join(root, path), "utf8");
  };
  const before = readSources(root, read);
  const sources = withAnswers(before, answers, typed);
  const names = filesOf(root);
  for (const file of ["site", "stay", "suite", "theme"] as const)
    if (sources[file] !== before[file]) changes.set(names[file], sources[file]);
  const isRenamed = ["brand", "domains"].some(
    (name) => JSON.stringify(valueAt(sources.site, [name])) !== JSON.stringify(valueAt(before.site, [name])),
  );
  const day = ["facts", "termsEffectiveFrom", "value"];
  const termsFrom = valueAt(sources.stay, day);
  const isRedated = termsFrom !== valueAt(before.stay, day);
  if (isRedated)
    for (const path of datedPolicies(root))
      changes.set(path, read(path).replace(/^effective: .*$/m, `effective: ${String(termsFrom)}`));
  // A drawing with the demo's name does not fit another name. The build creates new drawings.
  if (isRenamed) for (const { file } of demoDrawings(root)) changes.set(file, null);
  // Archived policies of the demo do not apply to this house, and the content check rejects versions that are dated later
  // than the policy in force. Copies of the policies in force are created again (write-changes.ts). An owner's archived policies
  // have no sample mark: guests agreed to them, so they stay.
  if (isRenamed || isRedated) for (const path of sampleVersions(root)) changes.set(path, null);
  if (isRenamed) for (const [path, text] of projectFiles(root, sources.site)) changes.set(path, text);
  const from = valueAt(before.suite, ["id"]);
  const to = valueAt(sources.suite, ["id"]);
  if (typeof from !== "string" || typeof to !== "string" || from === to) return changes;
  const moved = new Map(withSuiteMoved(root, changes, from, to));
  // Guests may know the old path, unless this run turns the demo into a house.
  const redirects = "content/redirects.yml";
  const wasDemo = valueAt(before.site, ["brand", "sample"]) === true;
  if (isRenamed && wasDemo) return moved;
  // Earlier redirects to the suite already lead to its new path. A house without redirects may lack the file.
  const present = existsSync(join(root, redirects)) ? read(redirects) : "redirects: []\n";
  return moved.set(redirects, withRedirect(String(moved.get(redirects) ?? present), `/suite/${from}`, `/suite/${to}`));
};
