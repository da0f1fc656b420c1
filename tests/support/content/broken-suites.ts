/** Mistakes in a suite: its settings and pictures, and the pictures and quotations of the home page. */
import sharp from "sharp";
import { type BrokenCase, append, replace, write, inCopy, remember, remove } from "./copy";

const suite = "suites/luxury-suite/suite.yml";

export const brokenSuites: readonly BrokenCase[] = [
  {
    name: "a suite's engine without its account",
    break: append(suite, "bookingEngine: { preset: mews }\n"),
    says: [
      `content/${suite}:`,
      "bookingEngine.account",
      "“mews” cannot be reached without “account”",
      "Add “account:”",
    ],
  },
  {
    name: "an unknown field of a suite's engine",
    break: append(suite, "bookingEngine: { propertyId: 12 }\n"),
    says: [`content/${suite}:`, "bookingEngine", "There is no field called “propertyId” here", "property"],
  },
  {
    name: "a suite's id of more than 60 characters",
    break: replace(suite, /^id: .*/m, `id: ${"suite-".repeat(10)}s`),
    says: [
      `content/${suite}:`,
      "  id\n",
      "is longer than 60 characters, which forms and calendars do not accept",
      "Give the suite and its folder a shorter name",
    ],
  },
  {
    name: "a maximum number of guests for the only suite",
    break: append(suite, "maxGuests: 2\n"),
    says: [`content/${suite}:`, "maxGuests", "The house has only this suite", "correct the fact “maxGuests”"],
  },
  {
    name: "more guests than a message can name",
    break: replace("stay.yml", /(maxGuests:\n {4}sample: true\n {4}type: count\n {4}value:) 3/, "$1 24"),
    says: ["content/stay.yml:", "facts.maxGuests.value", "Write a whole number from 1 to 20"],
  },
  {
    name: "rates of a suite with a night that has no price",
    break: write(
      "suites/luxury-suite/rates.yml",
      `currency: EUR
vatIncluded: true
validUntil: 2027-12-31
seasons:
  - { id: summer, label: { en: "Summer", el: "Καλοκαίρι" }, from: "05-01", to: "09-30", night: 210 }
`,
    ),
    says: ["content/suites/luxury-suite/rates.yml:", "seasons", "The night of 01-01 has no price"],
  },
];

export const brokenPictures: readonly BrokenCase[] = [
  {
    name: "a missing picture of the gallery",
    break: remove("suites/luxury-suite/kitchen-02.jpg"),
    says: [
      `content/${suite}:`,
      "gallery[",
      "“kitchen-02.jpg” is missing",
      "Put it at content/suites/luxury-suite/kitchen-02.jpg",
    ],
  },
  {
    name: "two pictures of the gallery with the same name",
    break: write("suites/luxury-suite/kitchen-02.png", "the owner’s own"),
    says: [
      `content/${suite}:`,
      "gallery[",
      "Several pictures are called “kitchen-02”: kitchen-02.jpg, kitchen-02.png",
      "delete the rest",
    ],
  },
  {
    name: "a picture that is too small",
    break: async () => {
      const path = "suites/luxury-suite/kitchen-02.jpg";
      remember(path);
      await sharp({ create: { width: 640, height: 480, channels: 3, background: "#888" } })
        .jpeg()
        .toFile(inCopy(path));
    },
    says: [`content/${suite}:`, "too small: 640 × 480", "at least 1600 × 900"],
  },
  {
    name: "a file that is not a picture",
    break: write("suites/luxury-suite/kitchen-02.jpg", "not a picture"),
    says: [`content/${suite}:`, "“kitchen-02.jpg” is not a picture", "save it as JPEG, PNG or WebP"],
  },
  {
    name: "a category without a picture",
    break: replace(suite, /category: kitchen/g, "category: bedroom"),
    says: [`content/${suite}:`, "galleryCategories[3]", "No picture shows “kitchen”", "Add one"],
  },
  {
    name: "a suite whose id differs from its folder",
    break: replace(suite, "id: luxury-suite", "id: grand-suite"),
    says: [`content/${suite}:`, "id", "The suite’s id is “grand-suite”", "the same name"],
  },
  {
    name: "a measurement that differs from its text",
    break: replace(suite, "widthCm: 68", "widthCm: 78"),
    says: [`content/${suite}:`, "accessibility.facts[2].text.en", "does not contain the number 78", "agree"],
  },
  {
    name: "a reference of the home page to an unknown picture",
    break: replace("home.yml", "picture: living-area-01", "picture: living-room-01"),
    says: ["content/home.yml:", "hero.picture", "No gallery has a picture called “living-room-01”", "Write one of"],
  },
  {
    name: "a quotation that differs from the review",
    break: replace("home.yml", "All three were right.", "All four were right."),
    says: ["content/home.yml:", "quote.words.en", "not the words of the review", "exactly"],
  },
];
