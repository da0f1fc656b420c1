/** Mistakes that would publish a text incorrectly, or not at all. */
import { readFileSync } from "node:fs";
import { type Break, type BrokenCase, append, inCopy, replace, write } from "./copy";

const post = "journal/four-day-trips/index.en.mdx";
const greekPost = "journal/four-day-trips/index.el.mdx";
const inPost = (text: string): Break => append(post, `\n${text}\n`);
const one = "The content has 1 mistake.";

const inText: readonly (readonly [name: string, text: string, says: readonly string[]])[] = [
  ["a heading without a space", "##Heading", ["is not a heading", "“## Heading”"]],
  ["a heading after a non-breaking space", "\u00a0## Heading", ["a special space character", "Delete that character"]],
  [
    "a heading with a non-breaking space after its signs",
    "##\u00a0Heading",
    ["a special space character", "an ordinary space"],
  ],
  ["a list with dots", "• one\n• two", ["written with dots", "“- ”"]],
  ["a list without spaces", "-one\n-two", ["like an entry of a list", "“- entry”"]],
  ["a URL with a space", "See [x](https://a b).", ["A link is not recognized", "no spaces in the address"]],
  [
    "a telephone number with spaces",
    "See [x](tel:+30 2310 123456).",
    ["A link is not recognized", "tel:+302310123456"],
  ],
  [
    "a link with a space between its parts",
    "See [x] (https://example.com).",
    ["A link is not recognized", "nothing in between"],
  ],
  ["a link with swapped brackets", "See (x)[https://example.com].", ["A link is not recognized", "[words](address)"]],
  ["emphasis with spaces", "It is ** bold ** there.", ["Stars or underscores", "close to the words"]],
  ["a line directly below a text", "Words\n---\n\nMore.", ["makes the words above it a heading", "empty line above"]],
  [
    "a fact without its closing slash",
    'At <Fact name="checkInFrom"> we begin.',
    ["<Fact> has no end", 'name="checkInFrom" />'],
  ],
  ["a paragraph that begins with import", "import duties are paid here.", ["begins with “import”", "another word"]],
  ["a paragraph that begins with export", "export of oil is old here.", ["begins with “export”", "another word"]],
  [
    "double quotes inside an attribute",
    '<Tip title="The "best" time">\n\nWords.\n\n</Tip>',
    ["within the quotes of an attribute", "“best”"],
  ],
  ["an unclosed HTML tag", "One<br>two", ["<br> is not allowed in a text", "Markdown"]],
  [
    "an email address with mailto: in the text",
    "Write to mailto:info@example.com today.",
    ["“mailto:” or “tel:” is in the text", "the address alone"],
  ],
  [
    "a link to an email address without mailto:",
    "[write](info@example.com)",
    ["not a complete address", "mailto:info@example.com"],
  ],
  ["a link without https://", "[there](www.example.com)", ["not a complete address", "Write https://www.example.com"]],
  ["a link to an unknown question", "[there](/faq#nothing)", ["/faq has no part “nothing”", "#parking"]],
  [
    "a link to a part of a page without parts",
    "[there](/contact#form)",
    ["/contact has no part “form”", "Write /contact."],
  ],
];

export const lostWords: readonly BrokenCase[] = [
  ...inText.map(([name, text, says]) => ({ name, break: inPost(text), says: [one, `content/${post}:`, ...says] })),
  {
    name: "Markdown in an answer",
    break: replace("faq.yml", /en: "/, 'en: "**Yes**, '),
    says: [one, "content/faq.yml:", "Markdown is not supported here", "Write plain words"],
  },
  {
    name: "HTML in an answer",
    break: replace("faq.yml", /el: "/, 'el: "<b>Ναι</b>, '),
    says: [one, "content/faq.yml:", "HTML is not supported here", "without tags"],
  },
  {
    name: "a link in an interface text",
    break: replace("locales/en/faq.json", /": "/, '": "[see](/faq) '),
    says: [one, "content/locales/en/faq.json:", "A link is not supported here"],
  },
  {
    name: "an HTML entity in an interface text",
    break: replace("locales/el/faq.json", /": "/, '": "Ε&amp;Α '),
    says: [one, "content/locales/el/faq.json:", "An HTML entity", "Write the character itself"],
  },
  {
    name: "a post without a text",
    break: () => write(post, /^---\n[\s\S]*?\n---\n/.exec(readFileSync(inCopy(post), "utf8"))?.[0] ?? "")(),
    says: [one, `content/${post}:`, "The text is empty", "below the second line"],
  },
  {
    name: "the English text in the Greek file",
    break: () => write(greekPost, readFileSync(inCopy(post)))(),
    says: [`content/${greekPost}:`, "The Greek text is written in English", "Write it in Greek"],
  },
  {
    name: "the Greek text in the English file",
    break: () => write(post, readFileSync(inCopy(greekPost)))(),
    says: [`content/${post}:`, "The English text is written in Greek"],
  },
  {
    name: "an English sentence in a Greek field",
    break: replace(
      "about.yml",
      / el: "[^"]*"/,
      ' el: "This is the story of our house and of the street that it stands in."',
    ),
    says: [one, "content/about.yml:", "The Greek text is written in English"],
  },
  ...["locales/*/faq.json", "emails/*.json"].map((files) => ({
    name: `${files} in English for both languages`,
    break: () => write(files.replace("*", "el"), readFileSync(inCopy(files.replace("*", "en"))))(),
    says: [`${one}\n\ncontent/${files.replace("*", "el")}\n  The Greek text is written in English`],
  })),
  {
    name: "one short interface text in English",
    break: replace("locales/el/faq.json", /("expandAll": ")[^"]*/, "$1Open all answers"),
    says: [one, "content/locales/el/faq.json:6  expandAll\n", "The Greek text is the English one", "Write it in Greek"],
  },
  {
    name: "an email address with mailto:",
    break: replace("site.yml", /( {2}email:\n.*\n {4}address: "?)/, "$1mailto:"),
    says: [one, "content/site.yml:", "is not an email address", "without “mailto:”"],
  },
];
