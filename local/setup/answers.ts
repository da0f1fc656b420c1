/** Reads the current answers from the content, and validates new ones. */
import * as v from "valibot";
import { issueMessage } from "../../gatsby/content/content-issue";
import { latitude, longitude, time } from "../../gatsby/content/schema/values";
import { displayFaces, textFaces, themeSchema } from "../../gatsby/content/schema/theme";
import { colourIssues } from "../../gatsby/theme/contrast";
import { colourFields } from "../../gatsby/theme/shades";
import { coloursOf } from "../../gatsby/theme/theme-sheet";
import { extraProblem } from "./checks";
import { isForeignAuthority, isForeignNumber } from "../content/greek-services";
import { isRecord, valueAt } from "../content/edit-yaml";
import { isDemosAnswer } from "./demo-answers";
import { readPoint, writePoint } from "./point";
import { type Answers, type Question, questions } from "./questions";
import { type AnswerFile, mayBeAbsent, problemOf, schemaAt } from "./rules";
import type { Problem } from "./problems";
import { type SetupTexts, say } from "./texts";

/** The text of each file from which answers are read. */
export type Sources = Readonly<Record<AnswerFile, string>>;

const bedFields = ["type", "count", "widthCm", "lengthCm"] as const;
export const bedSchema = v.strictObject({
  type: schemaAt("suite", ["beds", "", "type"]),
  count: schemaAt("suite", ["beds", "", "count"]),
  widthCm: schemaAt("suite", ["beds", "", "widthCm"]),
  lengthCm: schemaAt("suite", ["beds", "", "lengthCm"]),
});

/**
 * The content's current value; null if there is none. For a yes-or-no question, whether there is a value; “keep” for a part of
 * the demo.
 */
export const present = ({ kind, file, way, id }: Question, sources: Sources): unknown => {
  if (kind === "demo") return "keep";
  const value = valueAt(sources[file], way);
  if (kind === "yes") return value !== undefined;
  if (id === "services.countryLookup" && valueAt(sources.site, ["countryLookup", "enabled"]) === false) return null;
  if (value === undefined || value === null) return null;
  if (kind === "span" && isRecord(value)) return `${String(value["from"])}-${String(value["to"])}`;
  if (kind === "point" && isRecord(value))
    return writePoint({ latitude: Number(value["latitude"]), longitude: Number(value["longitude"]) });
  if (kind === "beds" && Array.isArray(value))
    return value.map((bed: unknown) =>
      Object.fromEntries(bedFields.map((name) => [name, isRecord(bed) ? bed[name] : undefined])),
    );
  return value;
};

/** Whether an answer is the content's current value. */
export const isPresent = (question: Question, value: unknown, sources: Sources): boolean =>
  JSON.stringify(present(question, sources)) === JSON.stringify(value);

/** Whether the content's value is Greece's, and the house is elsewhere by the answers so far. */
const isOfGreece = ({ id, way }: Question, value: unknown, answers: Answers): boolean => {
  const country = answers.get("place.countryCode");
  if (id.startsWith("legal.authority")) return isForeignAuthority(value, country);
  return way[0] === "emergency" && isForeignNumber(way[1] ?? "", value, country);
};

/** The content's current value, or undefined if it is an authority or number of Greece and the house is elsewhere. */
export const usable = (question: Question, answers: Answers, sources: Sources): unknown => {
  const value = present(question, sources);
  return isOfGreece(question, value, answers) ? undefined : value;
};

/** The given answers, and the content's current values for the other questions that apply to this house. */
export const presentAnswers = (sources: Sources, given: Answers = new Map()): Map<string, unknown> => {
  const answers = new Map<string, unknown>();
  for (const question of questions) {
    const { id } = question;
    if (question.when?.(answers) === false) continue;
    answers.set(id, given.has(id) ? given.get(id) : (usable(question, answers, sources) ?? null));
  }
  return answers;
};

/** Whether the content still has the demo's name. */
export const hasDemosName = (sources: Sources): boolean => {
  const name = questions.find(({ id }) => id === "house.name");
  return name !== undefined && isDemosAnswer(name, present(name, sources));
};

/** Whether a value is the demo's and not confirmed: it has a sample mark, or the content still has the demo's name. */
export const isStillDemos = (question: Question, value: unknown, sources: Sources): boolean => {
  const { file, way } = question;
  const isMarked = way.some((_, index) => valueAt(sources[file], [...way.slice(0, index + 1), "sample"]) === true);
  return isDemosAnswer(question, value) && (isMarked || hasDemosName(sources));
};

/** Whether the answer to a question may be “none”. */
export const isOptional = ({ id, kind, file, way, group, required }: Question): boolean =>
  required !== true && (id === "services.countryLookup" || (kind !== "demo" && mayBeAbsent(file, group ?? way)));

const span = v.pipe(
  v.string(),
  v.check(
    (value) =>
      /^[^-–]+[-–][^-–]+$/.test(value) && value.split(/[-–]/).every((part) => v.safeParse(time, part.trim()).success),
    issueMessage("This is not a range of hours.", 'Write two times of day with a hyphen between them: "09:00-17:00".'),
  ),
);

const point = v.pipe(
  v.string(),
  v.check(
    (value) => {
      const found = readPoint(value);
      return (
        found !== undefined &&
        v.safeParse(latitude, found.latitude).success &&
        v.safeParse(longitude, found.longitude).success
      );
    },
    issueMessage(
      "This text contains no place on the map.",
      'Paste the address of the place at Google Maps, OpenStreetMap or Apple Maps, or write “latitude, longitude”: "37.5673, 22.7986".',
    ),
  ),
);

const picklist = (words: readonly string[]) =>
  v.picklist(words, issueMessage("This is not one of the possible answers.", `Write one of: ${words.join(", ")}.`));

const ruleOf = ({ kind, file, way, rule, choices }: Question): v.GenericSchema => {
  if (rule !== undefined) return rule;
  if (choices !== undefined) return picklist(choices);
  if (kind === "span") return span;
  if (kind === "point") return point;
  if (kind === "yes") return v.boolean(issueMessage("This is neither true nor false.", "Write true or false."));
  if (kind === "beds")
    return v.pipe(v.array(bedSchema), v.minLength(1, issueMessage("There is no bed.", "Name at least one.")));
  if (kind === "demo") return picklist(["keep", "remove"]);
  return schemaAt(file, way);
};

/**
 * The problem of a colour with too little contrast to the colours answered so far. A missing paper is assumed to be white
 * and a missing ink black. A missing accent or band is assumed to be like the ink, a missing ornament or sun like the accent.
 */
const unreadable = ({ way }: Question, value: unknown, answers?: Answers): Problem | undefined => {
  const name = way.at(-1) ?? "";
  const before = colourFields.map((field) => [field, answers?.get(`colours.${field}`)] as const);
  const known: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(before.filter(([, colour]) => typeof colour === "string")),
    [name]: value,
  };
  const ink = known["ink"] ?? "#000000";
  const theme = v.safeParse(themeSchema.entries.colours, { paper: "#ffffff", ink, accent: ink, band: ink, ...known });
  if (!theme.success) return undefined;
  const typefaces = { display: displayFaces[0], text: textFaces[0] };
  const issue = colourIssues(coloursOf({ colours: theme.output, typefaces })).find(({ field }) => field === name);
  return issue && { key: "unreadable", values: { others: issue.clash.colours.join(", "), nearest: issue.nearest } };
};

/** A problem with an answer: a key of the setup's texts, or the message of the content's schema. */
export type Wrong = Problem | readonly [problem: string, fix: string];

/** Validates an answer; returns undefined if it is valid. */
export const problemWith = (question: Question, value: unknown, answers?: Answers): Wrong | undefined => {
  const isNone = value === null || value === undefined || (question.kind === "yes" && value === false);
  if (isNone)
    return isOptional(question) ? undefined : { key: question.id.startsWith("engine.") ? "neededByEngine" : "needed" };
  return (
    problemOf(ruleOf(question), value) ??
    extraProblem(question, value, answers) ??
    (question.kind === "colour" ? unreadable(question, value, answers) : undefined)
  );
};

/** A problem as two sentences: what is wrong, and what to do. */
export const told = (wrong: Wrong, texts: SetupTexts): readonly [problem: string, fix: string] => {
  if (!("key" in wrong)) return wrong;
  const [problem, fix] = texts.problems[wrong.key];
  return [say(problem, wrong.values ?? {}), say(fix, wrong.values ?? {})];
};
