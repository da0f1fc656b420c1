/** The home page: pictures it names are in a gallery, words it quotes stand in the review. */
import type { CheckTools, Draft } from "../content";
import { reportIn } from "../report-in";
import type { FieldPath } from "../yaml-places";
import { checkQuote } from "./quotes";

/** All references of `content/home.yml`. */
export const checkHome = (draft: Draft, tools: CheckTools): void => {
  const { home, suites } = draft;
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
  if (home.quote !== undefined) checkQuote(home.quote, ["quote"], draft, report);
};
