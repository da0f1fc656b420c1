/** Numbers as people write them, with thousands separators, a decimal comma or a unit: YAML reads them as other numbers, or as texts. */
import type { Wrong } from "./content-issue";

/** Thousands with the same separator throughout: 1.100, 1,100,000, 1 100. */
const inThousands = /^[1-9]\d{0,2}([.,\s])\d{3}(?:\1\d{3})*$/;

/** How to write a number with three decimals: without zeros at the end, or rounded to two, since a point and three digits are refused. */
const inDecimals = (number: string): string =>
  number.endsWith("0") ? String(Number(number.replace(",", "."))) : "two decimals at most";

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
    `${fix}; a text is put in quotes.`,
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
  const problem = `“${text}” ${reason}, and is no number here.`;
  if (other !== undefined) {
    const separator = hasComma ? "comma" : "point";
    return [problem, `Write ${value} if the ${separator} separates thousands, or ${other} if it separates decimals.`];
  }
  if (hasComma && value.includes(".")) return [problem, `Write the decimals behind a point, ${without}: ${value}.`];
  return [problem, `Write ${value}, ${without}.`];
};
