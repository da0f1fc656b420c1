import { textsIn } from "../../../tests/support/reading";
import { languages } from "../../settings/languages";
import { problemTexts } from "./problem-texts";

test.each(languages)(
  "in %s, a past arrival is not blamed on a link, because midnight may have passed over a chosen stay",
  (language) => {
    const [namespace = "", ...name] = problemTexts.arrivalPast.split(".");
    expect(textsIn(namespace, language)(name.join("."))).not.toMatch(/link|σύνδεσμο|συνδέσμου/);
  },
);
