/** Checks the house guide: its section ids are unique, and nothing in it looks like a door code, a Wi-Fi password or another secret. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Checked, GuidePartFile } from "../content";

/** Words for secrets in both languages; Greek words as stems without accents. */
const names =
  /(?<![\p{L}-])(?:pin|pass(?:word|code|phrase)s?|(?:door|entry|access|gate|key|alarm|safe)? ?codes?|combination|key ?(?:box|safe)|lock ?box)(?![\p{L}])|κωδικ|συνθηματικ|κλειδοθηκ|κουτι (?:με τα |των )?κλειδι|συνδυασμ|χρηματοκιβωτι/iu;

/** Units in both languages, as symbols and as words. */
const units =
  /€|%|°C|μ\.|εκ\.|m²?|mm|cm|km|Mbps|W|kW|V|kg|h|met(?:re|er)s?|min(?:ute)?s?|hours?|euros?|μέτρ\p{L}*|εκατοστ\p{L}*|χιλιόμετρ\p{L}*|λεπτ\p{L}*|ώρ\p{L}*|ευρώ/u;

/** Harmless text with digits: tags, URLs, telephone numbers, times, dates, laws, prices and measurements. */
const harmless: readonly RegExp[] = [
  /<[^>]*>|\]\([^)]*\)|https?:\S+|\+\d[\d ]{6,}\d|\d+\/(?:19|20)\d{2}|€ ?\d+/giu,
  /(?<![\d.:])(?:\d{1,2}\.\d{1,2}\.(?:19|20)\d{2}|(?:[01]?\d|2[0-4])[:.][0-5]\d)(?![.:]?\d)/gu,
  // A number right after “code”, “PIN” or “κωδικός” is a secret, even if a unit follows.
  new RegExp(
    `(?<![\\d.,]|(?:codes?|pin|κωδικ\\p{L}+)(?::| is| είναι)?\\s{1,3})\\d+(?:[.,]\\d+)? ?(?:${units.source})(?!\\p{L})`,
    "giu",
  ),
];

/** A digit, then as many more as the quantifier says. A space, full stop, colon or hyphen may stand before each of these. */
const digits = (quantifier: string): string => String.raw`\d(?:[ \u00a0\u202f\u2011.:-]?\d)${quantifier}`;

/**
 * A secret value in the same sentence as its name: 3 or more digits, 4 or more with commas, 4 or more characters in quotation marks, or 6 or
 * more characters among which are a letter and a digit.
 */
const valueBesideName = new RegExp(
  String.raw`${digits("{2,}")}|\d(?:, ?\d){3,}|[\x60"“«'‘][^\s\x60"”»'’]{4,}[\x60"”»'’]|(?=\S*\d)(?=\S*\p{L})[\p{L}\d!@$%&_.-]{6,}`,
  "u",
);

/** What looks like a secret even in a sentence without such a name. */
const anywhere: readonly RegExp[] = [
  // The text in a QR code for a Wi-Fi network.
  /WIFI:[A-Z]:/u,
  // A number with a “#”, as on a keypad.
  /(?<![\w&])#?\d{3,10}#|(?<![\w&/])#\d{3,10}(?!\w)/u,
  // A word of at least eight characters with at least two letters and two digits.
  /(?<![\p{L}\d-])(?=[\p{L}\d_!@$%&]*\p{L}[\p{L}\d_!@$%&]*\p{L})(?=[\p{L}\d_!@$%&]*\d[\p{L}\d_!@$%&]*\d)[\p{L}\d_!@$%&]{8,}/u,
  // A verb such as “press” or “type”, followed by four to eight digits.
  /(?<!\p{L})(?:press|type|enter|tap|dial|punch|key)(?: in)?\s{1,3}[`*_"“«]*\d{4,8}(?!\d)|(?<!\p{L})(?:π[αά]τ|πληκτρολογ)\p{L}+\s{1,3}[`*_"“«]*\d{4,8}(?!\d)/iu,
  // A line with nothing but four to eight digits.
  new RegExp(String.raw`^[ \t]*(?:[-*>] )?[ \t\x60*_"]*${digits("{3,7}")}[ \t\x60*_"]*$`, "mu"),
];

const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize();

/** Matches a sentence, which may contain single line breaks, and full stops between digits. */
const sentences = /(?:[^.!;·?\n]|(?<=\d)\.(?=\d))+(?:\n(?![ \t]*\n)(?:[^.!;·?\n]|(?<=\d)\.(?=\d))+)*/gu;

/** The numbers of the lines with something that looks like a secret, counted from 1. The secret itself is not returned. */
export const secretLines = (text: string): readonly number[] => {
  // Spaces of the same length, so that positions in the text do not change.
  let plain = text.replaceAll("**", "  ");
  for (const pattern of harmless) plain = plain.replace(pattern, (found) => " ".repeat(found.length));
  const found = anywhere
    .flatMap((pattern) => [...plain.matchAll(new RegExp(pattern, `g${pattern.flags}`))])
    .map(({ index }) => index);
  for (const { 0: sentence, index } of plain.matchAll(sentences)) {
    const name = names.exec(withoutAccents(sentence));
    const value = valueBesideName.exec(sentence);
    if (name !== null && value !== null) found.push(index + value.index);
  }
  const lines = found.map((position) => text.slice(0, position).split("\n").length);
  return [...new Set(lines)].sort((a, b) => a - b);
};

/** Whether the name of a fact sounds like a secret: the guide must not quote such a fact. */
export const isSecretFact = (name: string): boolean =>
  /(?:code|pin|password|combination|keybox)$/i.test(name) && !/^postal/i.test(name);

/** Reports section ids that are used twice: all parts of the guide are on one page. */
const checkIds = ({ file, head, language }: GuidePartFile, { guide, reportIn }: Checked): void => {
  const used = guide.filter((part) => part.language === language).flatMap((part) => part.head.sectionIds);
  const twice = head.sectionIds.find((id) => used.indexOf(id) !== used.lastIndexOf(id));
  if (twice === undefined) return;
  const problem = `The section id “${twice}” is used twice in the guide.`;
  reportIn(file.name)(["sectionIds"], problem, "Give each section a different id: the guide is one page.");
};

/** Reports codes and passwords: the guide is public, and search engines index it. */
const checkSecrets = ({ file, path, text }: GuidePartFile, { directory, report }: Checked): void => {
  const reportLine = (line: number, problem: string) => {
    const fix = "Remove it from the file and send it to each guest in a message; if it was published, change it.";
    report({ file: file.name, line }, problem, fix);
  };
  for (const line of secretLines(readFileSync(join(directory, path), "utf8")))
    reportLine(line, "This looks like a code or a password, but everybody can read the guide.");
  for (const { name, line } of text.uses.facts)
    if (isSecretFact(name)) reportLine(line, `The fact “${name}” sounds like a secret.`);
};

/** The rules that apply only to the guide; texts.ts contains the rules for all texts. */
export const checkGuide = (checked: Checked): void => {
  for (const part of checked.guide) {
    checkIds(part, checked);
    checkSecrets(part, checked);
  }
};
