import { readFileSync } from "node:fs";
import { languages } from "../../settings/languages";
import { type LocaleEdges, textFrom } from "../../lib/i18n/text-from";
import { contactTexts } from "../contact/contact-form";
import { freeNightsProblems } from "../free-nights/free-nights-form";
import { newsletterProblems } from "../newsletter/newsletter-form";
import { requestTexts } from "../privacy-requests/request-form";
import { problemTexts, waitText } from "./form-parts";

const locales = (language: string): LocaleEdges => ({
  edges: ["common", "contact", "dsar", "freeNights", "newsletter"].map((ns) => ({
    node: { ns, data: readFileSync(`content/locales/${language}/${ns}.json`, "utf8") },
  })),
});
const english = textFrom(locales("en"), "en");
const greek = textFrom(locales("el"), "el");

test.each([
  [1, "1 minute", "1 λεπτό"],
  [59, "59 minutes", "59 λεπτά"],
  [60, "1 hour", "1 ώρα"],
  [61, "2 hours", "2 ώρες"],
  [1380, "23 hours", "23 ώρες"],
])("a wait of %d minutes is %s, %s", (minutes, inEnglish, inGreek) => {
  expect(waitText(english, minutes)).toBe(inEnglish);
  expect(waitText(greek, minutes)).toBe(inGreek);
});

test.each(languages)(
  "the recipient's limit has its own message in the forms of requests, newsletter and free nights, with the waiting time (%s)",
  (language) => {
    const t = language === "en" ? english : greek;
    const wait = language === "en" ? "23 hours" : "23 ώρες";
    const limited = (reason: "visitor" | "recipient") => ({ kind: "rateLimited", reason, minutes: 1380 }) as const;
    const forms = [
      requestTexts(t).failure,
      problemTexts(t, newsletterProblems).failure,
      problemTexts(t, freeNightsProblems).failure,
    ];
    for (const failure of forms) {
      const [visitor, recipient] = [failure(limited("visitor")), failure(limited("recipient"))];
      expect(recipient).toContain(wait);
      expect(visitor).toContain(wait);
      expect(recipient).not.toBe(visitor);
      expect(recipient).not.toMatch(/connection|σύνδεση|attempts|προσπάθειες/);
    }
    expect(contactTexts(t).failure(limited("visitor"))).toContain(wait);
  },
);
