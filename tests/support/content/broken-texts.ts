/** Mistakes in the texts of posts and policies, and files with names that the site does not read. */
import { readFileSync } from "node:fs";
import { type Language, languages } from "../../../src/settings/languages";
import { type Break, type BrokenCase, append, inCopy, remove, replace, write } from "./copy";

const post = "journal/four-day-trips/index.en.mdx";
const policy = "policies/privacy.en.mdx";
const rename =
  (from: string, to: string): Break =>
  async () => {
    await write(to, readFileSync(inCopy(from)))();
    await remove(from)();
  };
const inPost = (text: string): Break => append(post, `\n${text}\n`);

const inBothLanguages =
  (change: (language: Language) => void | Promise<void>): Break =>
  async () => {
    for (const language of languages) await change(language);
  };

/** Gives the privacy policy a new version with another day and the same text. */
export const redatePrivacy = (day: string): Break =>
  inBothLanguages(async (language) => {
    const dated = "effective: 2026-11-01";
    await replace(`policies/privacy.${language}.mdx`, dated, `effective: ${day}`)();
    const version = readFileSync(inCopy(`policies/archive/privacy/2026-11-01.${language}.mdx`), "utf8");
    await write(`policies/archive/privacy/${day}.${language}.mdx`, version.replace(dated, `effective: ${day}`))();
  });

export const brokenTexts: readonly BrokenCase[] = [
  {
    name: "a policy that changed without a new effective date",
    break: replace("policies/cookie-policy.en.mdx", "Cookies are small files", "Cookies are tiny files"),
    says: ["content/policies/cookie-policy.en.mdx:", "text", "the version of 2026-11-01", "npm run archive:policies"],
  },
  {
    name: "a policy that is not a sample and changed without a new effective date",
    break: async () => {
      await replace("policies/archive/privacy/2026-11-01.en.mdx", "sample: true\n", "")();
      await replace("policies/privacy.en.mdx", 'title: "Privacy policy"', 'title: "Privacy"')();
    },
    says: ["content/policies/privacy.en.mdx:", "title", "write the day from which the new text applies"],
  },
  {
    name: "rental conditions with another effective date than the terms",
    break: replace("policies/rental-conditions.en.mdx", "effective: 2025-05-04", "effective: 2025-06-01"),
    says: ["content/policies/rental-conditions.en.mdx:", "2025-06-01", "termsEffectiveFrom", "Correct one"],
  },
  {
    name: "a new version of a policy before its day, while an earlier version is in force",
    break: redatePrivacy("2026-11-21"),
    says: [
      "The content has 2 mistakes.",
      "content/policies/privacy.en.mdx:",
      "applies from 2026-11-21",
      "content/policies/archive/privacy/2026-11-01",
      "Delete that version, which is a sample; or publish the change on its day",
    ],
  },
  {
    name: "a policy with a mistyped year",
    break: inBothLanguages((language) =>
      replace(`policies/accessibility.${language}.mdx`, /effective: 2026/, "effective: 2206")(),
    ),
    says: ["content/policies/accessibility.en.mdx:", "effective", "more than two years ahead", "Correct the year"],
  },
  ...["offers.yaml", "Offers.yml", "faq (1).yml", "locales/el/nav copy.json"].map((path) => ({
    name: `a file called ${path}, which no page reads`,
    break: write(path, "{}\n"),
    says: [`The content has 1 mistake.\n\ncontent/${path}\n  The site does not read`, "Correct its name"],
  })),
  {
    name: "safety.yml with .txt after its extension",
    break: write("safety.yml.txt", "{}\n"),
    says: ["The content has 1 mistake.\n\ncontent/safety.yml.txt\n", "Remove “.txt” from the end"],
  },
  ...["journal/four-day-trips/index.el.mdx", "policies/privacy.el.mdx", "site.yml"].map((path) => ({
    name: `${path}.txt, which Windows shows without .txt`,
    break: rename(path, `${path}.txt`),
    says: [`The content has 1 mistake.\n\ncontent/${path}.txt\n  The site does not read`, "Remove “.txt” from the end"],
  })),
  {
    name: "a policy that ends in .txt",
    break: rename("policies/privacy.el.mdx", "policies/privacy.el.txt"),
    says: ["The content has 1 mistake.\n\ncontent/policies/privacy.el.txt\n", "a policy policies/<name>.en.mdx"],
  },
  {
    name: "an HTML element",
    break: inPost("<div>\n\nwords\n\n</div>"),
    says: [`content/${post}:`, "<div> is not allowed in a text", "Markdown"],
  },
  {
    name: "an expression in braces",
    break: inPost("Two and two are {2 + 2}."),
    says: [`content/${post}:`, "Braces are read as program code", "Remove the braces"],
  },
  {
    name: "an import statement",
    break: inPost('import { x } from "./x";'),
    says: [`content/${post}:`, "import", "not programs"],
  },
  {
    name: "an unclosed tag",
    break: inPost('<Tip title="x">\n\nwords'),
    says: [`content/${post}:`, "<Tip> is not closed", "</Tip>"],
  },
  {
    name: "an unclosed brace",
    break: inPost("An { open brace"),
    says: [`content/${post}:`, "brace { is read as the start of program code", "Remove"],
  },
  {
    name: "an attribute without quotes",
    break: inPost("<Fact name=checkInFrom />"),
    says: [`content/${post}:`, "not in quotes", "straight quotes"],
  },
  {
    name: "an attribute with an expression",
    break: inPost("At <Fact name={x} /> sharp."),
    says: [`content/${post}:`, "a value in braces", 'name="checkInFrom"'],
  },
  {
    name: "an unknown attribute",
    break: inPost('At <Fact name="checkInFrom" bold="yes" /> sharp.'),
    says: [`content/${post}:`, "no attribute called “bold”", "Write <Fact"],
  },
  {
    name: "a figure without alternative text",
    break: inPost('<Figure src="journal-ruins.jpg" />'),
    says: [`content/${post}:`, "<Figure> lacks “alt”", "alt="],
  },
  {
    name: "a figure without its file",
    break: inPost('<Figure src="nothing.jpg" alt="Nothing" />'),
    says: [`content/${post}:`, "“nothing.jpg” is missing", "Put it at"],
  },
  {
    name: "a figure with an SVG",
    break: async () => {
      await write(
        "journal/four-day-trips/plan.svg",
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" />',
      )();
      await inPost('<Figure src="plan.svg" alt="The plan" />')();
    },
    says: [`content/${post}:`, "“plan.svg” is an SVG, which cannot be used", "JPEG, PNG or WebP"],
  },
  {
    name: "a figure with Greek letters in its file name",
    break: inPost('<Figure src="σχέδιο.png" alt="The plan" />'),
    says: [`content/${post}:`, "“σχέδιο.png” is not the name of a picture", "Latin letters, digits, - and _"],
  },
  {
    name: "a picture in Markdown",
    break: inPost("![Ruins](journal-ruins.jpg)"),
    says: [`content/${post}:`, "written as ![", "<Figure"],
  },
  {
    name: "an unknown fact in a post",
    break: inPost('At <Fact name="checkinFrom" />.'),
    says: [`content/${post}:`, "no fact called “checkinFrom”", "checkInFrom"],
  },
  {
    name: "an unknown fact in an attribute",
    break: inPost('<Tip title="From {checkinFrom}">\n\nWords.\n\n</Tip>'),
    says: [`content/${post}:`, "no fact called “checkinFrom”", "checkInFrom"],
  },
  {
    name: "braces with spaces in an attribute",
    break: inPost('<Tip title="From { checkInFrom }">\n\nWords.\n\n</Tip>'),
    says: [
      `content/${post}:`,
      "A brace is not closed, or contains more than the name of a fact",
      "{checkInFrom}, without spaces",
    ],
  },
  {
    name: "double braces in an attribute",
    break: inPost('<Tip title="From {{checkInFrom}}">\n\nWords.\n\n</Tip>'),
    says: [`content/${post}:`, "Double braces", "single braces: {checkInFrom}"],
  },
  {
    name: "an unknown fact in a post's description",
    break: replace(post, 'description: "', 'description: "{checkinFrom} '),
    says: [`content/${post}:`, "description", "no fact called “checkinFrom”", "checkInFrom"],
  },
  {
    name: "an unknown place",
    break: inPost('<Place id="black-tower" />'),
    says: [`content/${post}:`, "no place called “black-tower”", "places.yml"],
  },
  { name: "a second title", break: inPost("# Another title"), says: [`content/${post}:`, "one #", "Write ##"] },
  {
    name: "a heading that skips a level",
    break: inPost("#### Deep"),
    says: [`content/${post}:`, "follows one of 2", "Use 3 #"],
  },
  {
    name: "a policy with an additional heading",
    break: append(policy, "\n## One more\n"),
    says: [`content/${policy}:`, "sectionIds", "section ids, but", "in order"],
  },
  {
    name: "an unknown fact in a policy's description",
    break: replace(policy, "{brand}", "{brandName}"),
    says: [`content/${policy}:`, "description", "no fact called “brandName”", "brand"],
  },
  {
    name: "a missing policy",
    break: remove(policy),
    says: [`content/${policy}`, "The policy is missing", "Restore it"],
  },
];
