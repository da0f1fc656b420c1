/** Finds what looks like a door code, a Wi-Fi password or the number of a key box in a text that everybody can read. Pure. */

/** What is never told in the open, in both languages; Greek in its stems, without accents. */
const names =
  /(?<![\p{L}-])(?:pin|pass(?:word|code|phrase)s?|(?:door|entry|access|gate|key|alarm|safe)? ?codes?|combination|key ?(?:box|safe)|lock ?box)(?![\p{L}])|κωδικ|συνθηματικ|κλειδοθηκ|κουτι (?:με τα |των )?κλειδι|συνδυασμ|χρηματοκιβωτι/iu;

/** What has figures of its own: tags, addresses, telephone numbers, times, laws, prices and measures. */
const harmless =
  /<[^>]*>|\]\([^)]*\)|https?:\S+|\+\d[\d ]{6,}\d|\d{1,2}:\d{2}|\d+\/(?:19|20)\d{2}|€ ?\d+|\d+ ?(?:€|%|m²?|cm|km|Mbps|W|V|°C|μ\.|εκ\.)/giu;

/** What a secret looks like beside its name: three figures or more, a single word in quotation marks, letters and figures in one word. */
const valueBesideName = /\d(?:[ -]?\d){2,}|[`"“«'‘][^\s`"”»'’]{4,}[`"”»'’]|(?=\S*\d)(?=\S*\p{L})[\p{L}\d!@$%&_.-]{6,}/u;

/** What looks like a secret wherever it stands. */
const anywhere: readonly RegExp[] = [
  /WIFI:[A-Z]:/u,
  /(?<![\w&])#?\d{3,10}#|(?<![\w&/])#\d{3,10}(?!\w)/u,
  // A word of eight signs or more with at least two letters and two figures in it.
  /(?<![\p{L}\d-])(?=[\p{L}\d_!@$%&]*\p{L}[\p{L}\d_!@$%&]*\p{L})(?=[\p{L}\d_!@$%&]*\d[\p{L}\d_!@$%&]*\d)[\p{L}\d_!@$%&]{8,}/u,
  /^[ \t]*(?:[-*>] )?[ \t`*_"]*\d(?:[ -]?\d){3,7}[ \t`*_"]*$/mu,
];

const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize();

/** A sentence, which may run over single line breaks. */
const sentences = /[^.!;·?\n]+(?:\n(?![ \t]*\n)[^.!;·?\n]+)*/gu;

/** Blanks of the same length: places in the text stay what they are. */
const blanked = (text: string, pattern: RegExp): string => text.replace(pattern, (found) => " ".repeat(found.length));

/** The lines, from 1, on which a text holds what looks like a secret; the secret itself is not repeated. */
export const secretLines = (text: string): readonly number[] => {
  const plain = blanked(text, harmless).replaceAll("**", "  ");
  const found = anywhere
    .flatMap((pattern) => [...plain.matchAll(new RegExp(pattern.source, "gmu"))])
    .map(({ index }) => index);
  for (const { 0: sentence, index } of plain.matchAll(sentences)) {
    const name = names.exec(withoutAccents(sentence));
    const value = valueBesideName.exec(sentence);
    if (name !== null && value !== null) found.push(index + value.index);
  }
  const lines = found.map((place) => text.slice(0, place).split("\n").length);
  return [...new Set(lines)].sort((a, b) => a - b);
};

/** Whether a fact of this name is one that the guide must not quote. */
export const isSecretFact = (name: string): boolean =>
  /(?:code|pin|password|combination|keybox)$/i.test(name) && !/^postal/i.test(name);
