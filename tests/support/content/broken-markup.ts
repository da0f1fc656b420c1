/**
 * Mistakes in the markup of posts and policies: links that are malformed, or whose targets do not exist or are published later; unknown
 * components, and components that are not allowed in a text.
 */
import { type Break, type BrokenCase, append, replace } from "./copy";

const post = "journal/four-day-trips/index.en.mdx";
const greekPost = "journal/four-day-trips/index.el.mdx";
const policy = "policies/privacy.en.mdx";

/** Changes the date of a post in both languages. */
const onDay = async (slug: string, day: string): Promise<void> => {
  for (const language of ["en", "el"]) {
    await replace(`journal/${slug}/index.${language}.mdx`, /date: .*\n/, `date: ${day}\n`)();
  }
};

const inPost = (text: string): Break => append(post, `\n${text}\n`);

export const brokenLinks: readonly BrokenCase[] = [
  {
    name: "a link to a missing page",
    break: inPost("[there](/journal/nowhere)"),
    says: [`content/${post}:`, "no page at /journal/nowhere", "Correct the address"],
  },
  {
    name: "a link to a missing page, with the domain of the site",
    break: inPost("[there](https://aithra-suite.example/nowhere)"),
    says: [`content/${post}:`, "no page at /nowhere", "Correct the address"],
  },
  {
    name: "a link to a missing heading",
    break: inPost("[there](#nowhere)"),
    says: [`content/${post}:`, "no heading “nowhere”", "The headings are"],
  },
  {
    name: "a link with a trailing slash",
    break: inPost("[there](/contact/)"),
    says: [`content/${post}:`, "ends in a slash", "Write /contact"],
  },
  {
    name: "a link from a Greek text to an English page",
    break: append(greekPost, "\n[εδώ](/contact)\n"),
    says: [`content/${greekPost}:`, "leads to an English page", "Write /el/contact"],
  },
  {
    name: "a link to a draft",
    break: async () => {
      for (const path of ["journal/eating-in-the-markets/index.en.mdx", "journal/eating-in-the-markets/index.el.mdx"]) {
        await replace(path, /date: (.*)\n/, "date: $1\ndraft: true\n")();
      }
      await inPost("[there](/journal/eating-in-the-markets)")();
    },
    says: [`content/${post}:`, "not published yet", "Publish it first"],
  },
  {
    name: "a scheduled post that links to a later one",
    break: async () => {
      await onDay("four-day-trips", "2026-12-01");
      await onDay("eating-in-the-markets", "2026-12-08");
      await inPost("[there](/journal/eating-in-the-markets)")();
    },
    says: [`content/${post}:`, "is not published before 2026-12-08", "Publish it first"],
  },
  {
    name: "a scheduled post that links to a draft",
    break: async () => {
      await onDay("four-day-trips", "2026-12-01");
      await onDay("eating-in-the-markets", "2026-11-01\ndraft: true");
      await inPost("[there](/journal/eating-in-the-markets)")();
    },
    says: [`content/${post}:`, "is a draft", "Publish it first"],
  },
  {
    name: "a policy that links to a scheduled post",
    break: async () => {
      await onDay("eating-in-the-markets", "2026-12-08");
      await append(policy, "\n[there](/journal/eating-in-the-markets)\n")();
    },
    says: [`content/${policy}:`, "is not published before 2026-12-08", "remove the link"],
  },
];

export const brokenComponents: readonly BrokenCase[] = [
  {
    name: "a component that does not exist",
    break: inPost('<Tipp title="x">\n\nwords\n\n</Tipp>'),
    says: [
      `content/${post}:`,
      "<Tipp> is not allowed in a text",
      "<Fact>, <WithFact>, <WithoutFact>, <Place>, <Tip>, <Figure>, <BookNow>",
    ],
  },
  {
    name: "a component of policies in a post",
    break: inPost("<StayTerms />"),
    says: [
      `content/${post}:`,
      "<StayTerms> is not allowed in a post",
      "<Fact>, <WithFact>, <WithoutFact>, <Place>, <Tip>, <Figure>, <BookNow> and",
    ],
  },
  {
    name: "a component of posts in a policy",
    break: append(policy, '\n<Place id="white-tower" />\n'),
    says: [
      `content/${policy}:`,
      "<Place> is not allowed in the policy “privacy”",
      "<Fact>, <WithFact>, <WithoutFact>, <Tip> and Markdown",
    ],
  },
  {
    name: "a picture in a policy",
    break: append(policy, '\n<Figure src="journal-ruins.jpg" alt="Ruins" />\n'),
    says: [`content/${policy}:`, "<Figure> is not allowed in the policy", "remove the component"],
  },
  {
    name: "a component of one policy in another",
    break: append("policies/cookie-policy.el.mdx", "\n<QuietHours />\n"),
    says: [
      "content/policies/cookie-policy.el.mdx:",
      "<QuietHours> is not allowed in the policy “cookie-policy”",
      "<Fact>, <WithFact>, <WithoutFact>, <Tip>, <ThirdParties>, <ConsentSettings> and Markdown",
    ],
  },
];
