/** Writes answers into the texts of site.yml, stay.yml, suite.yml and theme.yml. Pure functions. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { slugOf } from "../../gatsby/content/slug";
import { enginePresets } from "../../src/lib/booking/engine-presets";
import { type KeyPath, add, isRecord, put, remove, removeSampleMarks, valueAt } from "../content/edit-yaml";
import { type Sources, isDemosAnswer, isCurrentValue } from "./answers";
import { bedSchema } from "./check-answer";
import { readPoint } from "./point";
import { type Answers, type Question, questions, removedPath, wordsSchema } from "./questions";

const record = v.record(v.string(), v.unknown());
const labels = v.record(v.string(), v.object({ label: wordsSchema, shortLabel: wordsSchema }));
const telephone = v.array(v.object({ path: v.array(v.string()), from: v.string(), to: wordsSchema }));

/** The optional groups of each file, the labels of legal numbers and beds, and texts for a house without a reception desk. */
const groups = readFileSync(join(__dirname, "starter/groups.yml"), "utf8");

/** Adds the missing parent groups of a field, with the values of groups.yml. */
const restored = (source: string, file: Question["file"], path: KeyPath): string =>
  path.slice(0, -1).reduce((text, step, index) => {
    const here = path.slice(0, index + 1);
    const whole = valueAt(text, here) === undefined ? valueAt(groups, [file, ...here]) : undefined;
    return whole === undefined ? text : add(text, here.slice(0, -1), step, onlyEntry(whole, path.slice(index + 1)));
  }, source);

/** A copy of the value in which the lists on the path contain only the entry that the path names. */
const onlyEntry = (value: unknown, [step = "", ...rest]: KeyPath): unknown => {
  if (Array.isArray(value)) return value.filter((entry: unknown) => isRecord(entry) && entry["id"] === step);
  const below = isRecord(value) ? value[step] : undefined;
  return isRecord(value) && Array.isArray(below) ? { ...value, [step]: onlyEntry(below, rest) } : value;
};

const bedsOf = (value: unknown, suite: string) => {
  const before = v.parse(v.array(record), valueAt(suite, ["beds"]) ?? []);
  return v.parse(v.array(bedSchema), value).map((bed) => {
    const type = String(bed.type);
    const id = slugOf(type);
    const { sample: _, ...earlier } = before.find((one) => one["id"] === id) ?? {};
    const size = `${String(bed.widthCm)} × ${String(bed.lengthCm)}`;
    const [en, el] =
      Number(bed.count) > 1 ? [`${String(bed.count)} beds, `, `${String(bed.count)} κρεβάτια, `] : ["", ""];
    const isUnchanged = (["count", "widthCm", "lengthCm"] as const).every((name) => earlier[name] === bed[name]);
    // The owner's description stays if the numbers are the same, or if it quotes them as facts.
    const isKept = isUnchanged || /\{\w*BedSize\}/.test(JSON.stringify(earlier["detail"] ?? ""));
    const detail = isKept ? earlier["detail"] : { en: `${en}${size} cm`, el: `${el}${size} εκ.` };
    return { id, label: valueAt(groups, ["beds", type]), ...earlier, detail, ...bed };
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
type KeepsMark = (file: Question["file"], place: KeyPath) => boolean;

/**
 * Removes the sample marks of a field and of the groups around it. If marks of some groups must stay, only removes marks inside
 * the innermost of these groups.
 */
const removeConfirmedMarks = (source: string, file: Question["file"], path: KeyPath, keepsMark: KeepsMark): string =>
  removeSampleMarks(source, path, 1 + path.findLastIndex((_, index) => keepsMark(file, path.slice(0, index + 1))));

/** Decides which sample marks must stay: those of groups that contain an answer of the demo which nobody typed. */
const marksToKeep = (answers: Answers, typed: ReadonlySet<string>): KeepsMark => {
  const kept = new Set(
    questions
      .filter((question) => !typed.has(question.id) && isDemosAnswer(question, answers.get(question.id)))
      .flatMap(({ file, path }) => path.map((_, index) => [file, ...path.slice(0, index + 1)].join("."))),
  );
  return (file, place) => kept.has([file, ...place].join("."));
};

/**
 * Writes one answer into its file and returns the file's text. Removes the sample marks of the field if its value
 * changes, or if somebody typed the value that the file already has.
 */
const answered = (
  question: Question,
  value: unknown,
  sources: Sources,
  typed: ReadonlySet<string>,
  keepsMark: KeepsMark,
): string => {
  const { file, path, kind, id } = question;
  const confirm = (text: string, place: KeyPath) => removeConfirmedMarks(text, file, place, keepsMark);
  let source = sources[file];
  if (isCurrentValue(question, value, sources)) {
    if (!typed.has(id)) return source;
    // The marks of beds are in the entries of the list: they are removed by writing the list again, below.
    if (kind !== "beds") return confirm(source, path);
  }
  if (id === "services.countryLookup") {
    const text = put(source, ["countryLookup", "enabled"], value !== null);
    return confirm(value === null ? remove(text, path) : put(text, path, value), path);
  }
  const isNone = value === null || value === undefined || value === false;
  // The group `map` describes the interactive map. Whoever answers this question has decided about that map, so the
  // group's sample mark is removed.
  if (id === "services.map-tiles") source = confirm(source, ["map", "tiles"]);
  const group = removedPath(question);
  if (isNone) return remove(confirm(source, group.slice(0, -1)), group);
  const ready = restored(source, file, kind === "yes" || kind === "span" ? [...path, ""] : path);
  return kind === "yes" ? ready : confirm(put(ready, path, fieldOf(question, value, source)), path);
};

const hostOf = (address: string): string => new URL(address.replace(/\{[^}]*\}/g, "x")).hostname;

/** Removes fields of other engines, and updates the host of the reservation page. */
const withEngine = (source: string, before: string): string => {
  const preset = String(valueAt(source, ["bookingEngine", "preset"]));
  const isPreset = (name: string): name is keyof typeof enginePresets => name in enginePresets;
  const foreign = isPreset(preset) ? ["address", "stayAddress", "query", "fragment"] : ["account", "property"];
  let text = foreign.reduce((rest, name) => remove(rest, ["bookingEngine", name]), source);
  if (!isPreset(preset)) text = restored(text, "site", ["bookingEngine", "query", ""]);
  const given = valueAt(text, ["bookingEngine", "account"]);
  const account = typeof given === "string" ? given : "";
  const address = isPreset(preset)
    ? enginePresets[preset].address.replace("{account}", account)
    : String(valueAt(text, ["bookingEngine", "address"]));
  const service = ["thirdParties", "booking-engine", "host"];
  const isChanged = ["preset", "account", "property", "address"].some(
    (name) => valueAt(text, ["bookingEngine", name]) !== valueAt(before, ["bookingEngine", name]),
  );
  return isChanged ? removeSampleMarks(put(text, service, hostOf(address)), service) : text;
};

/** Updates what depends on the country and the website: the labels of legal numbers, and the mail domain. */
const withPlace = (source: string, before: string): string => {
  const inGreece = (text: string) => valueAt(text, ["address", "countryCode"]) === "GR";
  let text = source;
  if (inGreece(source) !== inGreece(before)) {
    const ofCountry = v.parse(labels, valueAt(groups, ["labels", inGreece(source) ? "greece" : "abroad"]));
    for (const [name, fields] of Object.entries(ofCountry))
      if (valueAt(text, ["legal", name]) !== undefined) text = put(text, ["legal", name], fields);
  }
  const website = ["domains", "site"];
  if (valueAt(text, website) === valueAt(before, website)) return text;
  return put(text, ["domains", "mail"], new URL(String(valueAt(text, website))).hostname.replace(/^www\./, ""));
};

/** The names of quotable bed sizes whose beds no longer exist. */
const lostBeds = (stay: string, suite: string): readonly string[] =>
  Object.entries(v.parse(record, valueAt(stay, ["quotable"]) ?? {})).flatMap(([name, path]) => {
    const bed = /^suites\.[^.]+\.beds\.(.+)$/.exec(String(path))?.[1];
    return bed === undefined || valueAt(suite, ["beds", bed]) !== undefined ? [] : [name];
  });

const amenityGroups = v.array(v.looseObject({ id: v.string(), items: v.array(v.looseObject({ id: v.string() })) }));

/** Removes the amenities that quote one of the given facts. */
const withoutAmenitiesThatQuote = (suite: string, names: readonly string[]): string => {
  const groups = v.safeParse(amenityGroups, valueAt(suite, ["amenities", "groups"]));
  if (!groups.success) return suite;
  return groups.output
    .flatMap(({ id, items }) => {
      const lost = items.filter((item) => names.some((name) => JSON.stringify(item).includes(`{${name}}`)));
      const group = ["amenities", "groups", id];
      return lost.length === items.length && lost.length > 0
        ? [group]
        : lost.map((item) => [...group, "items", item.id]);
    })
    .reduce((text, path) => remove(text, path), suite);
};

/** Replaces the demo's label “Reception” for the telephone if the house has no desk. */
const withoutReception = (site: string): string => {
  if (valueAt(site, ["hours", "desk"]) !== undefined) return site;
  return v
    .parse(telephone, valueAt(groups, ["telephone"]))
    .reduce((text, { path, from, to }) => (valueAt(text, [...path, "en"]) === from ? put(text, path, to) : text), site);
};

/**
 * The texts of the files with the answers in them.
 * @param typed ids of answers that were typed, not accepted with Enter; their sample marks are removed even if they equal the demo's
 */
export const withAnswers = (before: Sources, answers: Answers, typed: ReadonlySet<string>): Sources => {
  const sources = { ...before };
  const keepsMark = marksToKeep(answers, typed);
  for (const question of questions) {
    const { id, kind, file, onlyThen } = question;
    if (kind === "demo" || (!answers.has(id) && onlyThen !== true)) continue;
    sources[file] = answered(question, answers.get(id) ?? null, sources, typed, keepsMark);
  }
  sources.site = withoutReception(withPlace(withEngine(sources.site, before.site), before.site));
  const lost = lostBeds(sources.stay, sources.suite);
  sources.stay = lost.reduce((text, name) => remove(text, ["quotable", name]), sources.stay);
  sources.suite = withoutAmenitiesThatQuote(sources.suite, lost);
  return sources;
};
