/** How braces may stand in a text: around the name of a fact, and for nothing else. */
import type { IssueText } from "./content-issue";

/** What is wrong with the braces of a text. In the texts of the interface, the page fills in `{{…}}` as it runs. */
export const braceIssues = (text: string, isInterface = false): readonly IssueText[] => {
  const issues: IssueText[] = [];
  if (/[{}]/.test(text.replace(/\{\{\w+\}\}|\{\w+\}/g, ""))) {
    issues.push({
      problem: "A brace is open or holds more than a name.",
      fix: "Quote a fact as {checkInFrom}, without spaces.",
    });
  }
  if (!isInterface && text.includes("{{")) {
    issues.push({
      problem: "Double braces are for the interface texts only.",
      fix: "Quote a fact in single braces: {checkInFrom}.",
    });
  }
  return issues;
};
