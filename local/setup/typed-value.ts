/** Converts a typed line to an answer. Adds what was left out but is certain, such as https:// or +30. */
import type { Answers, Question } from "./questions";

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
  const isGreek = answers.get("place.countryCode") === "GR" && /^[26]\d{9}$/.test(line.replace(/ /g, ""));
  return isGreek ? `+30 ${line}` : line;
};

/** The answer to a question with one line, from what was typed. */
export const typedValue = ({ id, kind }: Question, typed: string, answers: Answers): unknown => {
  if (kind === "number") return /^-?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN;
  const line = typed.replace(/^"(.*)"$/, "$1");
  if (kind === "colour") return /^[\da-f]{6}$/i.test(line) ? `#${line.toLowerCase()}` : line;
  const network = networks[id];
  if (network !== undefined) return socialPage(network, line);
  if (addresses.has(id)) return withScheme(line);
  return /^contact\.(?:phone|mobile|whatsapp|viber)$/.test(id) ? phone(line, answers) : line;
};
