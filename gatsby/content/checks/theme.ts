/** Checks that the colours of `content/theme.yml` have enough contrast, in both colour schemes. */
import { colourIssues } from "../../theme/contrast";
import type { Role } from "../../theme/shades";
import { coloursOf } from "../../theme/theme-sheet";
import type { CheckTools, Draft } from "../content";
import { reportIn } from "../report-in";

const words = (role: Role): string => role.replaceAll("-", " ");

export const checkTheme = (draft: Draft, tools: CheckTools): void => {
  if (draft.theme === undefined) return;
  const report = reportIn(draft, "content/theme.yml", tools);
  for (const { field, clash, nearest } of colourIssues(coloursOf(draft.theme))) {
    const { front, ground, scheme, colours, ratio, least } = clash;
    report(
      ["colours", field],
      `In the ${scheme} scheme “${words(front)}” (${colours[0]}) on “${words(ground)}” (${colours[1]}) has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1, and needs ${least} : 1 to be readable (WCAG AA).`,
      `Write another colour for ${field}. The nearest that passes is "${nearest}".`,
    );
  }
};
