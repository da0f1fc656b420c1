/** The value that a question suggests and Enter keeps, and how a typed answer becomes a value. */
import * as v from "valibot";
import { slugOf } from "../../gatsby/content/slug";
import { hasUnclearPoint } from "../../gatsby/content/misread-values";
import { type Sources, isDemosAnswer, isCurrentValue, isStillDemos, usable } from "./answers";
import { problemWith } from "./check-answer";
import { type Answers, type Question, inGreece, questions, wordsSchema } from "./questions";

/** Whether the content's value is outdated, because the answer it depends on (`belongsTo`) has changed. */
const isOutdated = ({ belongsTo }: Question, answers: Answers, sources: Sources): boolean => {
  const other = questions.find(({ id }) => id === belongsTo);
  if (other === undefined || !answers.has(other.id)) return false;
  return !isCurrentValue(other, answers.get(other.id), sources);
};

/** The last part of the suite's URL, made from its name. */
const addressFrom = (name: unknown): string | undefined =>
  v.is(wordsSchema, name) ? slugOf(name.en) || undefined : undefined;

/**
 * The value that Enter keeps: the earlier answer, or the content's value if it is valid together with the answers so
 * far; null if neither can be kept. Some values of the demo are replaced by one from another answer: the suite's address
 * is made from its name; the others are the answer to the question in `follows`.
 */
export const offered = (
  question: Question,
  { answers, sources }: { readonly answers: Answers; readonly sources: Sources },
): unknown => {
  if (answers.has(question.id)) return answers.get(question.id);
  const value = usable(question, answers, sources) ?? null;
  // The accounts of the demo's services are invented, so they are not suggested.
  const isDemos = isDemosAnswer(question, value);
  if (isDemos && question.id.startsWith("services.")) return null;
  if (isOutdated(question, answers, sources)) return null;
  if (question.id === "suite.address" && isStillDemos(question, value, sources))
    return addressFrom(answers.get("suite.name")) ?? value;
  const followed = questions.find(({ id }) => id === question.follows);
  const other = followed && answers.get(followed.id);
  if (isDemos && followed && typeof other === "string" && !isStillDemos(followed, other, sources)) return other;
  return question.kind !== "demo" && problemWith(question, value, answers) !== undefined ? null : value;
};

const domain = /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/;

const networks: Readonly<Record<string, string>> = {
  "contact.instagram": "https://www.instagram.com/",
  "contact.facebook": "https://www.facebook.com/",
  "contact.pinterest": "https://www.pinterest.com/",
};

const addresses = new Set(["house.website", "legal.authorityAddress", "engine.address"]);

const withScheme = (line: string): string => (domain.test(line) ? `https://${line}` : line);

/** A page of a social network, from its whole address or from the name alone. */
const socialPage = (network: string, line: string): string => {
  if (/^@?[\w.-]+$/.test(line) && !/\.com$/.test(line)) return network + line.replace(/^@/, "");
  return withScheme(line);
};

const phone = (line: string, answers: Answers): string => {
  if (/^00\d/.test(line)) return line.replace(/^00/, "+");
  // A Greek number has ten digits.
  const isGreek = inGreece(answers) && /^[26]\d{9}$/.test(line.replace(/ /g, ""));
  return isGreek ? `+30 ${line}` : line;
};

/** NaN if the text is not a number, or if its point may separate thousands: 1.100 could mean 1100. */
const typedNumber = (typed: string): number =>
  /^-?\d+(?:\.\d+)?$/.test(typed) && !hasUnclearPoint(typed) ? Number(typed) : Number.NaN;

/** The answer to a question with one line, from what was typed. */
export const typedValue = ({ id, kind }: Question, typed: string, answers: Answers): unknown => {
  if (kind === "number") return typedNumber(typed.replace(",", "."));
  const line = typed.replace(/^"(.*)"$/, "$1");
  if (kind === "colour") return /^[\da-f]{6}$/i.test(line) ? `#${line.toLowerCase()}` : line;
  const network = networks[id];
  if (network !== undefined) return socialPage(network, line);
  if (addresses.has(id)) return withScheme(line);
  return /^contact\.(?:phone|mobile|whatsapp|viber)$/.test(id) ? phone(line, answers) : line;
};
