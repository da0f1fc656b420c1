/** Validates an answer by the schema of the file to which it is written, like the build, and by the rules of checks.ts. */
import * as v from "valibot";
import { sentencesOf } from "../../gatsby/content/check";
import { type Wrong, issueMessage } from "../../gatsby/content/content-issue";
import { siteSchema } from "../../gatsby/content/schema/site";
import { staySchema } from "../../gatsby/content/schema/stay";
import { suiteSchema } from "../../gatsby/content/schema/suite";
import { displayFaces, textFaces, themeSchema } from "../../gatsby/content/schema/theme";
import { latitude, longitude, time } from "../../gatsby/content/schema/values";
import { colourIssues } from "../../gatsby/theme/contrast";
import { colourFields } from "../../gatsby/theme/shades";
import { coloursOf } from "../../gatsby/theme/theme-sheet";
import type { KeyPath } from "../content/edit-yaml";
import { extraProblem } from "./checks";
import { readPoint } from "./point";
import { type AnswerFile, type Answers, type Question, removedPath } from "./questions";
import { type Problem, type SetupTexts, say } from "./texts";

const schemas: Readonly<Record<AnswerFile, v.GenericSchema>> = {
  site: siteSchema,
  stay: staySchema,
  suite: suiteSchema,
  theme: themeSchema,
};

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

const unwrapped = (schema: v.GenericSchema): v.GenericSchema =>
  "wrapped" in schema && isSchema(schema.wrapped) ? unwrapped(schema.wrapped) : schema;

const childOf = (parent: v.GenericSchema, step: string): v.GenericSchema | undefined => {
  const schema = unwrapped(parent);
  if ("item" in schema && isSchema(schema.item)) return schema.item;
  if (!("entries" in schema) || typeof schema.entries !== "object" || schema.entries === null) return undefined;
  const entry: unknown = Reflect.get(schema.entries, step);
  if (isSchema(entry)) return entry;
  return "rest" in schema && isSchema(schema.rest) ? schema.rest : undefined;
};

const foundAt = (file: AnswerFile, path: KeyPath): v.GenericSchema | undefined =>
  path.reduce<v.GenericSchema | undefined>((schema, step) => schema && childOf(schema, step), schemas[file]);

/**
 * The schema of a field. The schema of stay.yml does not name the facts that pages only quote. Their schema is the one that such
 * facts share.
 */
const schemaAt = (file: AnswerFile, path: KeyPath): v.GenericSchema => foundAt(file, path) ?? v.unknown();

/** Whether a field may be missing. List entries always may. */
const mayBeAbsent = (file: AnswerFile, path: KeyPath): boolean => {
  const parent = foundAt(file, path.slice(0, -1));
  if (parent !== undefined && "item" in unwrapped(parent)) return true;
  return ["optional", "nullable", "nullish", "unknown"].includes(schemaAt(file, path).type);
};

/** Whether the answer to a question may be “none”. */
export const isOptional = (question: Question): boolean => {
  const { id, kind, file, required } = question;
  if (required === true) return false;
  return id === "services.countryLookup" || (kind !== "demo" && mayBeAbsent(file, removedPath(question)));
};

export const bedSchema = v.strictObject({
  type: schemaAt("suite", ["beds", "", "type"]),
  count: schemaAt("suite", ["beds", "", "count"]),
  widthCm: schemaAt("suite", ["beds", "", "widthCm"]),
  lengthCm: schemaAt("suite", ["beds", "", "lengthCm"]),
});

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
      "This text contains no coordinates.",
      'Paste the address of the place in Google Maps, OpenStreetMap or Apple Maps, or write “latitude, longitude”: "37.5673, 22.7986".',
    ),
  ),
);

const picklist = (choices: readonly string[]) =>
  v.picklist(choices, issueMessage("This is not one of the possible answers.", `Write one of: ${choices.join(", ")}.`));

const ruleOf = ({ kind, file, path, rule, choices }: Question): v.GenericSchema => {
  if (rule !== undefined) return rule;
  if (choices !== undefined) return picklist(choices);
  if (kind === "span") return span;
  if (kind === "point") return point;
  if (kind === "yes") return v.boolean(issueMessage("This is neither true nor false.", "Write true or false."));
  if (kind === "beds")
    return v.pipe(v.array(bedSchema), v.minLength(1, issueMessage("There is no bed.", "Name at least one.")));
  if (kind === "demo") return picklist(["keep", "remove"]);
  return schemaAt(file, path);
};

/**
 * The problem of a colour with too little contrast to the colours answered so far. A missing paper is assumed to be white
 * and a missing ink black. A missing accent or band is assumed to be like the ink, a missing ornament or sun like the accent.
 */
const unreadable = ({ path }: Question, value: unknown, answers?: Answers): Problem | undefined => {
  const name = path.at(-1) ?? "";
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
  return issue && { key: "unreadable", values: { colours: issue.clash.colours.join(", "), nearest: issue.nearest } };
};

/** A problem with an answer: a key of the setup's texts, or the message of the content's schema. */
export type AnswerProblem = Problem | Wrong;

/** Validates an answer; returns undefined if it is valid. */
export const problemWith = (question: Question, value: unknown, answers?: Answers): AnswerProblem | undefined => {
  const isNone = value === null || value === undefined || (question.kind === "yes" && value === false);
  if (isNone)
    return isOptional(question) ? undefined : { key: question.id.startsWith("engine.") ? "neededByEngine" : "needed" };
  const { issues } = v.safeParse(ruleOf(question), value);
  if (issues !== undefined) return sentencesOf(issues[0]);
  return (
    extraProblem(question, value, answers) ??
    (question.kind === "colour" ? unreadable(question, value, answers) : undefined)
  );
};

/** A problem as two sentences: what is wrong, and what to do. */
export const problemSentences = (found: AnswerProblem, texts: SetupTexts): Wrong => {
  if (!("key" in found)) return found;
  const [problem = "", fix = ""] = texts.problems[found.key];
  return [say(problem, found.values ?? {}), say(fix, found.values ?? {})];
};
