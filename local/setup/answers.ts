/** The answers that the content has now, and which of them are still the demo's: those that the owner has neither changed nor typed. */
import { isRecord, valueAt } from "../content/edit-yaml";
import { isForeignAuthority, isForeignNumber } from "../content/demo-facts";
import demoAnswers from "./demo-answers.json" with { type: "json" };
import { shortDigest } from "./demo-parts";
import { writePoint } from "./point";
import { type AnswerFile, type Answers, type Question, applies, questions } from "./questions";

/** The text of each file from which answers are read. */
export type Sources = Readonly<Record<AnswerFile, string>>;

const bedFields = ["type", "count", "widthCm", "lengthCm"] as const;

/**
 * The content's current value; null if there is none. For a yes-or-no question, whether there is a value; “keep” for a part of
 * the demo.
 */
const currentValue = ({ kind, file, path, id }: Question, sources: Sources): unknown => {
  if (kind === "demo") return "keep";
  const value = valueAt(sources[file], path);
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
export const isCurrentValue = (question: Question, value: unknown, sources: Sources): boolean =>
  JSON.stringify(currentValue(question, sources)) === JSON.stringify(value);

/** Whether the value is an authority or emergency number of Greece, and the house is elsewhere according to the answers so far. */
const isForeignValue = ({ id, path }: Question, value: unknown, answers: Answers): boolean => {
  const country = answers.get("place.countryCode");
  if (id.startsWith("legal.authority")) return isForeignAuthority(value, country);
  return path[0] === "emergency" && isForeignNumber(path[1] ?? "", value, country);
};

/** The content's current value, or undefined if it is an authority or number of Greece and the house is elsewhere. */
export const usable = (question: Question, answers: Answers, sources: Sources): unknown => {
  const value = currentValue(question, sources);
  return isForeignValue(question, value, answers) ? undefined : value;
};

/** The given answers, and the content's current values for the other questions that apply to this house. */
export const currentAnswers = (sources: Sources, given: Answers = new Map()): Map<string, unknown> => {
  const answers = new Map<string, unknown>();
  for (const question of questions) {
    const { id } = question;
    if (!applies(question, answers)) continue;
    answers.set(id, given.has(id) ? given.get(id) : (usable(question, answers, sources) ?? null));
  }
  return answers;
};

const digestOf = (value: unknown): string => shortDigest(JSON.stringify(value));

/** Whether the answer of the demo is unlikely to be true for another house. */
const isDistinctive = ({ kind, common }: Question): boolean =>
  common !== true && kind !== "yes" && kind !== "choice" && kind !== "demo";

/** The digests of answers that distinguish a house from the demo. `demo-answers.json` contains those of the demo. */
export const answerDigests = (
  questions: readonly Question[],
  answers: ReadonlyMap<string, unknown>,
): Record<string, string> =>
  Object.fromEntries(
    questions
      .filter((question) => isDistinctive(question) && answers.get(question.id) != null)
      .map(({ id }) => [id, digestOf(answers.get(id))]),
  );

const demoDigests: Readonly<Record<string, string>> = demoAnswers;

/** Whether an answer is the demo's and unlikely to be another house's as well. */
export const isDemosAnswer = (question: Question, value: unknown): boolean =>
  value != null && isDistinctive(question) && demoDigests[question.id] === digestOf(value);

/** Whether the content still has the demo's name. */
export const hasDemosName = (sources: Sources): boolean => {
  const name = questions.find(({ id }) => id === "house.name");
  return name !== undefined && isDemosAnswer(name, currentValue(name, sources));
};

/** Whether a value is the demo's and not confirmed: it has a sample mark, or the content still has the demo's name. */
export const isStillDemos = (question: Question, value: unknown, sources: Sources): boolean => {
  const { file, path } = question;
  const isMarked = path.some((_, index) => valueAt(sources[file], [...path.slice(0, index + 1), "sample"]) === true);
  return isDemosAnswer(question, value) && (isMarked || hasDemosName(sources));
};
