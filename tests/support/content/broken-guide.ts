/** Mistakes in the house guide, in the safety documents, and in offers. */
import { type BrokenCase, append, remove, replace, write } from "./copy";

export const brokenGuide: readonly BrokenCase[] = [
  {
    name: "an offer whose last day is not a date, and nothing else is reported",
    break: replace("offers.yml", /to: .*/, "to: 15/03/2027"),
    says: ["The content has 1 mistake.", "offers[0].to\n", "“15/03/2027” is not a day"],
  },
  {
    name: "a certificate whose last day is not a date, and nothing else is reported",
    break: replace("safety.yml", /lapses: .*?(?=[,\n])/, "lapses: 10/2027"),
    says: ["The content has 1 mistake.", ".lapses\n", "“10/2027” is not a day"],
  },
  {
    name: "a door code in the guide",
    break: append("guide/arriving.en.mdx", "\nThe code of the door is 2580.\n"),
    says: ["content/guide/arriving.en.mdx:", "looks like a code or a password", "send it to each guest in a message"],
  },
  {
    name: "a Wi-Fi password in the Greek guide",
    break: append("guide/suite.el.mdx", "\nΚωδικός Wi-Fi: thalassa2026\n"),
    says: ["content/guide/suite.el.mdx:", "looks like a code or a password"],
  },
  {
    name: "the number of a key box in a comment",
    break: replace("guide/arriving.en.mdx", "sample: true", "sample: true # the key box opens with 0417"),
    says: ["content/guide/arriving.en.mdx:", "looks like a code or a password"],
  },
  {
    name: "a part of the guide in only one language",
    break: remove("guide/emergency.el.mdx"),
    says: ["content/guide/emergency.el.mdx", "A part of the house guide is missing", "Restore it"],
  },
  {
    name: "an unknown part of the guide",
    break: write("guide/garden.en.mdx", "---\ntitle: Garden\nsectionIds: [garden]\n---\n\n## Garden\n\nWords.\n"),
    says: ["content/guide/garden.en.mdx", "guide/<part>.en.mdx"],
  },
  {
    name: "a heading of the guide without an id",
    break: append("guide/suite.en.mdx", "\n## The balcony\n\nWords.\n"),
    says: ["content/guide/suite.en.mdx:", "sectionIds", "There are 6 section ids, but 7 headings"],
  },
  {
    name: "an id that another part of the guide has",
    break: replace("guide/suite.en.mdx", "  - coffee", "  - wifi"),
    says: ["content/guide/suite.en.mdx:", "“wifi” is used twice in the guide"],
  },
  {
    name: "a picture that is not in the gallery",
    break: replace("guide/suite.en.mdx", "picture: kitchen-02", "picture: kitchen-09"),
    says: ["content/guide/suite.en.mdx:", "picture", "“kitchen-09”", "kitchen-02"],
  },
  {
    name: "a component that is not allowed in the guide",
    break: append("guide/suite.en.mdx", "\n<BookNow />\n"),
    says: ["content/guide/suite.en.mdx:", "<BookNow> is not allowed in the house guide"],
  },
  {
    name: "an offer that ends before it begins",
    break: replace("offers.yml", "to: 2027-03-15", "to: 2026-03-15"),
    says: ["content/offers.yml:", "offers[0].to", "ends before it begins"],
  },
  {
    name: "an offer with a mistyped year in its last day",
    break: replace("offers.yml", "to: 2027-03-15", "to: 2207-03-15"),
    says: [
      "The content has 1 mistake.",
      "offers[0].to\n",
      "ends on 2207-03-15, more than two years ahead",
      "Correct the year",
    ],
  },
  {
    name: "an offer with a mistyped year in both of its days",
    break: replace("offers.yml", /from: .*\n( *)to: .*/, "from: 2206-11-01\n$1to: 2207-03-15"),
    says: ["The content has 2 mistakes.", "offers[0].from\n", "begins on 2206-11-01, more than two years ahead"],
  },
  {
    name: "a promotion code with a space",
    break: replace("offers.yml", "promotion: WINTER4", "promotion: WINTER 4"),
    says: ["content/offers.yml:", "offers[0].promotion", "not a promotion code"],
  },
  {
    name: "a safety document that expires before it was issued",
    break: replace("safety.yml", "lapses: 2027-09-30", "lapses: 2025-09-30"),
    says: ["content/safety.yml:", "items[1].lapses", "expires before it was issued"],
  },
];
