/** Calculates all files that answers change or delete, before anything is written. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { suiteFile } from "../../gatsby/content/content";
import { pathsOf } from "../../gatsby/content/content-reader";
import { enginePresets } from "../../src/lib/booking/engine-presets";
import { slugOf } from "../../gatsby/content/slug";
import { firstSuite } from "../content/first-suite";
import { demoDrawings } from "../content/check-launch";
import { type Sources, bedSchema, isPresent } from "./answers";
import { isDemosAnswer } from "./demo-answers";
import { type Way, add, confirm, put, remove, valueAt } from "../content/edit-yaml";
import { readPoint } from "./point";
import { type Answers, type Question, questions } from "./questions";
import { withSuiteMoved } from "./rename-suite";
import { type Changes, withoutDemo } from "./starter";

const record = v.record(v.string(), v.unknown());
const words = v.object({ en: v.string(), el: v.string() });
const names = v.record(v.string(), v.object({ label: words, shortLabel: words }));
const groupsSchema = v.object({
  site: record,
  stay: record,
  suite: record,
  theme: record,
  labels: v.object({ greece: names, abroad: names }),
  beds: v.record(v.string(), words),
  telephone: v.array(v.object({ way: v.array(v.string()), from: v.string(), to: words })),
});
const groups = () => v.parse(groupsSchema, parse(readFileSync(join(__dirname, "starter/groups.yml"), "utf8")));

/** The suite that the answers are about: the first one. */
export const answeredSuite = (root: string): string => suiteFile(firstSuite(root));

export const filesOf = (root: string) => ({
  site: "content/site.yml",
  stay: "content/stay.yml",
  suite: answeredSuite(root),
  theme: "content/theme.yml",
});

export const readSources = (root: string): Sources => {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const { site, stay, suite, theme } = filesOf(root);
  return { site: read(site), stay: read(stay), suite: read(suite), theme: read(theme) };
};

const stepInto = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return value.find((entry: unknown) => stepInto(entry, "id") === step);
  return typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
};

/** Adds the missing parent groups of a field, with the values of groups.yml. */
const restored = (source: string, way: Way, known: unknown): string =>
  way.slice(0, -1).reduce((text, step, index) => {
    const here = way.slice(0, index + 1);
    if (valueAt(text, here) !== undefined) return text;
    const whole = here.reduce(stepInto, known);
    if (whole === undefined) return text;
    const next = way[index + 1] ?? "";
    // Of a list, only the entry on the path is added.
    const entry: unknown = Array.isArray(whole) ? [stepInto(whole, next)] : whole;
    return add(text, here.slice(0, -1), step, onlyEntry(entry, way.slice(index + 1)));
  }, source);

/** A copy of the value in which the lists on the path contain only the entry that the path names. */
const onlyEntry = (value: unknown, [step = "", ...rest]: Way): unknown => {
  if (Array.isArray(value)) return value.filter((entry: unknown) => stepInto(entry, "id") === step);
  const below = stepInto(value, step);
  if (typeof value !== "object" || value === null || !Array.isArray(below)) return value;
  return { ...value, [step]: onlyEntry(below, rest) };
};

const bedsOf = (value: unknown, suite: string) => {
  const labels = groups().beds;
  const before = v.parse(v.array(record), valueAt(suite, ["beds"]) ?? []);
  return v.parse(v.array(bedSchema), value).map((bed) => {
    const type = String(bed.type);
    const id = slugOf(type);
    const { sample: _, ...same } = before.find((one) => one["id"] === id) ?? {};
    const size = `${String(bed.widthCm)} × ${String(bed.lengthCm)}`;
    const [en, el] =
      Number(bed.count) > 1 ? [`${String(bed.count)} beds, `, `${String(bed.count)} κρεβάτια, `] : ["", ""];
    const isSame = (["count", "widthCm", "lengthCm"] as const).every((name) => same[name] === bed[name]);
    // The owner's description stays if the numbers are the same, or if it quotes them as facts.
    const isKept = isSame || /\{\w*BedSize\}/.test(JSON.stringify(same["detail"] ?? ""));
    const detail = isKept ? same["detail"] : { en: `${en}${size} cm`, el: `${el}${size} εκ.` };
    return { id, label: labels[type], ...same, detail, ...bed };
  });
};

/** The value in the file's format. */
const fieldOf = ({ kind }: Question, value: unknown, suite: string): unknown => {
  if (kind === "span") {
    const [from = "", to = ""] = String(value).split(/[-–]/);
    return { from: from.trim(), to: to.trim() };
  }
  if (kind === "point") return readPoint(String(value));
  return kind === "beds" ? bedsOf(value, suite) : value;
};

/** Whether the sample mark at `place` must stay, because it also covers answers that are still the demo's. */
type Holds = (file: Question["file"], place: Way) => boolean;

/** Removes the sample marks of a field and of the groups around it, from the inside out, until one must stay. */
const confirmed = (source: string, file: Question["file"], way: Way, holds: Holds): string => {
  const free = way.findLastIndex((_, index) => holds(file, way.slice(0, index + 1)));
  return way.reduce((text, _, index) => {
    const mark = [...way.slice(0, index + 1), "sample"];
    return index > free && valueAt(text, mark) === true ? remove(text, mark) : text;
  }, source);
};

/** Tells for which groups the mark must stay: those that contain an answer of the demo which nobody typed. */
const heldBy = (answers: Answers, typed: ReadonlySet<string>): Holds => {
  const held = new Set(
    questions
      .filter((question) => !typed.has(question.id) && isDemosAnswer(question, answers.get(question.id)))
      .flatMap(({ file, way }) => way.map((_, index) => [file, ...way.slice(0, index + 1)].join("."))),
  );
  return (file, place) => held.has([file, ...place].join("."));
};

/**
 * Writes one answer into its file and returns the file's text. Removes the sample marks of the field if its value
 * changes, or if somebody typed the value that the file already has.
 */
const answered = (
  before: string,
  question: Question,
  value: unknown,
  sources: Sources,
  typed: ReadonlySet<string>,
  holds: Holds,
): string => {
  let source = before;
  const { file, way, group = way, kind, id } = question;
  const confirm = (text: string, place: Way) => confirmed(text, file, place, holds);
  if (isPresent(question, value, { ...sources, [file]: source })) return typed.has(id) ? confirm(source, way) : source;
  if (id === "services.countryLookup") {
    const text = put(source, ["countryLookup", "enabled"], value !== null);
    return confirm(value === null ? remove(text, way) : put(text, way, value), way);
  }
  const isNone = value === null || value === undefined || value === false;
  // The group `map` describes the interactive map. Whoever answers this question has decided about that map, so the
  // group's sample mark is removed.
  if (id === "services.map-tiles") source = confirm(source, ["map", "tiles"]);
  if (isNone) return remove(confirm(source, group.slice(0, -1)), group);
  const known = groups()[file];
  const ready = restored(source, kind === "yes" || kind === "span" ? [...way, ""] : way, known);
  return kind === "yes" ? ready : confirm(put(ready, way, fieldOf(question, value, source)), way);
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

/** Adds a redirect to the list. */
const withRedirect = (source: string, from: string, to: string): string =>
  /^redirects: \[\]$/m.test(source)
    ? source.replace(/^redirects: \[\]$/m, `redirects:\n  - from: ${from}\n    to: ${to}`)
    : add(source, ["redirects"], "", { from, to });

const hostOf = (address: string): string => new URL(address.replace(/\{[^}]*\}/g, "x")).hostname;

/** Removes fields of other engines, and updates the host of the reservation page. */
const withEngine = (source: string, before: string): string => {
  const preset = String(valueAt(source, ["bookingEngine", "preset"]));
  const isPreset = (name: string): name is keyof typeof enginePresets => name in enginePresets;
  const foreign = isPreset(preset) ? ["address", "stayAddress", "query", "fragment"] : ["account", "property"];
  let text = foreign.reduce((rest, name) => remove(rest, ["bookingEngine", name]), source);
  if (!isPreset(preset)) text = restored(text, ["bookingEngine", "query", ""], groups().site);
  const given = valueAt(text, ["bookingEngine", "account"]);
  const account = typeof given === "string" ? given : "";
  const address = isPreset(preset)
    ? enginePresets[preset].address.replace("{account}", account)
    : String(valueAt(text, ["bookingEngine", "address"]));
  const service = ["thirdParties", "booking-engine", "host"];
  const isChanged = ["preset", "account", "property", "address"].some(
    (name) => valueAt(text, ["bookingEngine", name]) !== valueAt(before, ["bookingEngine", name]),
  );
  return isChanged ? confirm(put(text, service, hostOf(address)), service) : text;
};

/** Updates what depends on the country and the website: the labels of legal numbers, and the mail domain. */
const withPlace = (source: string, before: string): string => {
  const inGreece = (text: string) => valueAt(text, ["address", "countryCode"]) === "GR";
  let text = source;
  if (inGreece(source) !== inGreece(before)) {
    const labels = groups().labels[inGreece(source) ? "greece" : "abroad"];
    for (const [name, fields] of Object.entries(labels))
      if (valueAt(text, ["legal", name]) !== undefined) text = put(text, ["legal", name], fields);
  }
  const website = ["domains", "site"];
  if (valueAt(text, website) === valueAt(before, website)) return text;
  return put(text, ["domains", "mail"], new URL(String(valueAt(text, website))).hostname.replace(/^www\./, ""));
};

/** Removes quotable bed sizes whose beds no longer exist. */
const withoutLostBeds = (stay: string, suite: string): string =>
  Object.entries(v.parse(record, valueAt(stay, ["quotable"]) ?? {})).reduce((text, [name, way]) => {
    const bed = /^suites\.[^.]+\.beds\.(.+)$/.exec(String(way))?.[1];
    return bed === undefined || valueAt(suite, ["beds", bed]) !== undefined ? text : remove(text, ["quotable", name]);
  }, stay);

/** The project's name and the first owner's email address, in the files that hosts and the backend read. */
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

/** Replaces the demo's label “Reception” for the telephone if the house has no desk. */
const withoutReception = (site: string): string => {
  if (valueAt(site, ["hours", "desk"]) !== undefined) return site;
  const { telephone } = groups();
  return telephone.reduce(
    (text, { way, from, to }) => (valueAt(text, [...way, "en"]) === from ? put(text, way, to) : text),
    site,
  );
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
  const names = filesOf(root);
  const read = (path: string): string => {
    const changed = changes.get(path);
    return typeof changed === "string" ? changed : readFileSync(join(root, path), "utf8");
  };
  const before: Sources = {
    site: read(names.site),
    stay: read(names.stay),
    suite: read(names.suite),
    theme: read(names.theme),
  };
  const sources = { ...before };
  const holds = heldBy(answers, typed);
  for (const question of questions) {
    if (question.kind === "demo") continue;
    const { id, file, onlyThen } = question;
    if (!answers.has(id) && onlyThen !== true) continue;
    sources[file] = answered(sources[file], question, answers.get(id) ?? null, sources, typed, holds);
  }
  sources.site = withoutReception(withPlace(withEngine(sources.site, before.site), before.site));
  sources.stay = withoutLostBeds(sources.stay, sources.suite);
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
  // than the policy in force. Copies of the policies in force are created again (stage.ts). An owner's archived policies
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
  if (!(isRenamed && wasDemo)) moved.set(redirects, withRedirect(read(redirects), `/suite/${from}`, `/suite/${to}`));
  return moved;
};
