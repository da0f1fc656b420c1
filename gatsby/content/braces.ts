/** How braces may stand in a text: around the name of a fact, and for nothing else. */
import type { Fault } from "./fault";

type BraceFault = Pick<Fault, "problem" | "cure">;

/** What is wrong with the braces of a text. In the texts of the interface, the page fills in `{{…}}` as it runs. */
export const braceFaults = (text: string, isInterface = false): readonly BraceFault[] => {
  const faults: BraceFault[] = [];
  if (/[{}]/.test(text.replace(/\{\{\w+\}\}|\{\w+\}/g, ""))) {
    faults.push({
      problem: "A brace is open or holds more than a name.",
      cure: "Quote a fact as {checkInFrom}, without spaces.",
    });
  }
  if (!isInterface && text.includes("{{")) {
    faults.push({
      problem: "Double braces are for the interface texts only.",
      cure: "Quote a fact in single braces: {checkInFrom}.",
    });
  }
  return faults;
};
