import { textsIn } from "../../../tests/support/reading";
import { languages } from "../../settings/languages";
import { problemTexts } from "./problem-texts";

test.each(languages)(
  "in %s, the message for a past arrival does not mention a link, because a chosen stay may have become past at midnight",
  (language) => {
    const [namespace = "", ...name] = problemTexts.arrivalPast.split(".");
    expect(textsIn(namespace, language)(name.join("."))).not.toMatch(/link|σύνδεσμο|συνδέσμου/);
  },
);
