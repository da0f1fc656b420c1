/** Checks the braces of a text: they are only allowed around the name of a fact. */
import type { IssueText } from "./content-issue";

/** The issues of the braces in a text. Interface texts may also contain `{{…}}`, which the page fills in at run time. */
export const braceIssues = (text: string, isInterface = false): readonly IssueText[] => {
  const issues: IssueText[] = [];
  if (/[{}]/.test(text.replace(/\{\{\w+\}\}|\{\w+\}/g, ""))) {
    issues.push({
      problem: "A brace is not closed, or contains more than the name of a fact.",
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
