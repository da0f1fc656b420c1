/** Unknown components, and components that are not allowed in a text. */
import { type Break, type BrokenCase, append } from "./copy";

const post = "journal/four-day-trips/index.en.mdx";
const policy = "policies/privacy.en.mdx";
const inPost = (text: string): Break => append(post, `\n${text}\n`);

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
    name: "a policies' component in a post",
    break: inPost("<StayTerms />"),
    says: [
      `content/${post}:`,
      "<StayTerms> is not allowed in a post",
      "<Fact>, <WithFact>, <WithoutFact>, <Place>, <Tip>, <Figure>, <BookNow> and",
    ],
  },
  {
    name: "a posts' component in a policy",
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
    says: [`content/${policy}:`, "<Figure> is not allowed in the policy", "take it out"],
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
