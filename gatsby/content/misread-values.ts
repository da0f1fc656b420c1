/** Valid YAML that does not mean what the editor intended: texts that would lose words, and numbers with separators or a unit. */
import { type Node, type Scalar, isAlias } from "yaml";
import { valueInComment } from "./broken-file";
import type { Wrong } from "./content-issue";

/** Thousands with the same separator throughout: 1.100, 1,100,000, 1 100. */
const inThousands = /^[1-9]\d{0,2}([.,\s])\d{3}(?:\1\d{3})*$/;

/** How to write a number with three decimals, since a point followed by three digits is refused: without zeros at the end, or rounded. */
const inDecimals = (number: string): string =>
  number.endsWith("0") ? String(Number(number.replace(",", "."))) : "at most two decimals";

/** What a number with separators may mean, as YAML writes it: 1.100,50 is 1100.50, and 1.100 is 1100 or 1.1. Empty if it is no number. */
const meaningsOf = (number: string): readonly string[] => {
  const digits = number.replace(/\D/g, "");
  const separators = number.match(/\D/g) ?? [];
  if (separators.length === 0) return [digits];
  if (inThousands.test(number)) {
    const isCertain = separators.length > 1 || separators[0]?.trim() === "";
    return isCertain ? [digits] : [digits, inDecimals(number)];
  }
  const [, whole = "", decimals = ""] = /^(.+)[.,](\d+)$/.exec(number) ?? [];
  return /^\d+$/.test(whole) || inThousands.test(whole) ? [`${whole.replace(/\D/g, "")}.${decimals}`] : [];
};

/** Whether a point may separate thousands: in Greek, 1.100 is eleven hundred, and YAML reads 1.1. After a zero, as in 0.125, it cannot. */
export const hasUnclearPoint = (written: string): boolean => /^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(written);

/** The issue of a number whose point may separate thousands. */
export const unclearPoint = (written: string): Wrong => {
  const fix = `Write ${written.replace(".", "")} if thousands are meant, or ${inDecimals(written)} if decimals are`;
  return [
    `“${written}” is read as ${Number(written)}, because a point separates decimals and not thousands.`,
    `${fix}; put a text in quotes.`,
  ];
};

const withUnit = /^(?:(\p{Sc}|EUR)\s*)?([-+]?)(\d(?:[\d.,\s]*\d)?)\s*([^\d.,\s]\D{0,40})?$/u;

/** The issue of a text where a number belongs, if the text is a number with a comma, a unit or quotes; undefined for other texts. */
export const numberAsText = (text: string): Wrong | undefined => {
  const [, before, sign = "", number = "", after] = withUnit.exec(text.trim()) ?? [];
  const [value, other] = meaningsOf(number).map((meaning) => (/^\d/.test(meaning) ? sign + meaning : meaning));
  if (!value) return undefined;
  const [hasComma, hasUnit] = [number.includes(","), (before ?? after) !== undefined];
  const reason = hasComma ? "has a comma" : hasUnit ? "has a unit" : "is read as a text";
  const without = hasUnit ? "without quotes and without a unit" : "without quotes";
  const problem = `“${text}” ${reason}, but a number is expected here.`;
  if (other !== undefined) {
    const separator = hasComma ? "comma" : "point";
    return [problem, `Write ${value} if the ${separator} separates thousands, or ${other} if it separates decimals.`];
  }
  if (hasComma && value.includes(".")) return [problem, `Use a decimal point, ${without}: ${value}.`];
  return [problem, `Write ${value}, ${without}.`];
};

/** Fields in which “ #” is probably part of the text, such as a room number, and not a comment. */
const textFields = new Set(["en", "el", "title", "description", "coverAlt", "coverCaption", "author"]);

/** Fields with coordinates or with metres of the floor plan: in these, a point followed by three digits does separate decimals. */
const exactFields = new Set(["latitude", "longitude", "x", "y", "width", "depth", "from"]);

/** Whether “ #” cuts off the end of a field's text, because it begins a comment: “Room #1” would be published as “Room”. */
const isCut = (key: unknown, comment: string): boolean =>
  typeof key === "string" && (!comment.startsWith(" ") || textFields.has(key));

/** The issue of the value of a field or list entry; `key` is the field's name or the entry's index. */
export const misreadValue = (source: string, key: unknown, scalar: Scalar): Wrong | undefined => {
  const { value, range, type, comment } = scalar;
  // Where a value should be, YAML reads “#” (as in a colour) as the beginning of a comment.
  const lost = value === null ? /^[^\S\n]*(#[^\s#]\S*)/.exec(source.slice(range?.[0]))?.[1] : undefined;
  if (lost !== undefined) return valueInComment(lost);
  const written = scalar.source ?? "";
  if (typeof value === "number" && hasUnclearPoint(written) && !exactFields.has(String(key)))
    return unclearPoint(written);
  if (type !== "PLAIN" || typeof value !== "string") return undefined;
  if (comment && isCut(key, comment)) {
    const problem = `Only “${value}” would be published: everything after “ #” is a comment.`;
    return [problem, `Put the whole text in quotes: "${value} #${comment}".`];
  }
  // Word processors make straight quotes typographic. A text that has these on purpose is itself in straight quotes.
  if (!/^[“„«][^“”„«»]*[“”»]$/.test(value)) return undefined;
  const problem = `The quotation marks ${value.slice(0, 1)}…${value.slice(-1)} around the text would be published too.`;
  return [problem, 'Use straight quotes instead: "…".'];
};

/**
 * The character by which YAML marks a node as an alias, an anchor or a tag. The content uses none of these: editors mean the character as part
 * of their text.
 */
export const markerOf = (node: Node): string | undefined => {
  if (isAlias(node)) return "*";
  return node.anchor !== undefined ? "&" : node.tag !== undefined ? "!" : undefined;
};
