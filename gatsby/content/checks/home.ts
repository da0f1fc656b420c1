/** The home page: pictures it names are in a gallery, words it quotes stand in the review. */
import { languages } from "../../../src/settings/languages";
import { wholeOriginal } from "../schema/reviews";
import type { CheckTools, Draft } from "../content";
import { reportIn } from "../report-in";
import type { FieldPath } from "../yaml-places";

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** All references of `content/home.yml`. */
export const checkHome = (draft: Draft, tools: CheckTools): void => {
  const { home, suites, reviews } = draft;
  if (home === undefined) return;
  const report = reportIn(draft, "content/home.yml", tools);
  const pictures = suites?.flatMap(({ gallery }) => gallery.map(({ id }) => id));
  const named: (readonly [FieldPath, string])[] = [
    [["hero", "picture"], home.hero.picture],
    [["suiteFacts", "picture"], home.suiteFacts.picture],
    ...home.strip.map((id, index) => [["strip", index], id] as const),
  ];
  for (const [path, id] of named) {
    if (pictures === undefined || pictures.includes(id)) continue;
    report(path, `No gallery has a picture called “${id}”.`, `Write one of: ${pictures.join(", ")}.`);
  }
  if (home.quote === undefined || reviews === undefined) return;
  const { quote } = home;
  const quoted = reviews.reviews.find(({ id }) => id === quote.review);
  if (quoted === undefined) {
    report(
      ["quote", "review"],
      `There is no review called “${quote.review}”.`,
      reviews.reviews.length === 0
        ? "Remove “quote:” until a guest has written something."
        : "Write the id of one in content/reviews/reviews.yml.",
    );
    return;
  }
  const { text } = quoted;
  for (const language of languages) {
    const whole = (text.language === language ? undefined : text.translations?.[language]) ?? wholeOriginal(text);
    if (plain(whole).includes(plain(quote.words[language]))) continue;
    report(
      ["quote", "words", language],
      `These are not the words of the review “${quoted.id}”.`,
      "Copy a sentence or two of it exactly.",
    );
  }
};
