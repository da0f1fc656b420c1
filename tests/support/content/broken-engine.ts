/** Mistakes in the reservation engine in `site.yml`. */
import { type BrokenCase, replace } from "./copy";

export const brokenEngine: readonly BrokenCase[] = [
  {
    name: "an unknown engine",
    break: replace("site.yml", "preset: custom", "preset: bookingsoft"),
    says: ["content/site.yml:", "bookingEngine.preset", "“bookingsoft” is not known here", "webhotelier", "custom"],
  },
  {
    name: "an engine without its account",
    break: replace("site.yml", /preset: custom[\s\S]*?guests: "\{guests\}"\n/, "preset: lodgify\n  account: aithra\n"),
    says: [
      "content/site.yml:",
      "bookingEngine.property",
      "“lodgify” cannot be reached without “property”",
      "Add “property:”",
    ],
  },
  {
    name: "a page on Booking.com without its country",
    break: replace("site.yml", /preset: custom[\s\S]*?guests: "\{guests\}"\n/, "preset: booking\n  property: aithra\n"),
    says: [
      "content/site.yml:",
      "bookingEngine.property",
      "“aithra” does not begin with the country",
      "gr/aithra-suite",
    ],
  },
  {
    name: "a known engine with a custom address",
    break: replace("site.yml", "preset: custom", "preset: webhotelier\n  account: aithra"),
    says: ["content/site.yml:", "bookingEngine.address", "“webhotelier” has an address of its own", "preset: custom"],
  },
  {
    name: "a custom engine without an address",
    break: replace("site.yml", / {2}address: "https:\/\/booking\.aithra.*\n/, ""),
    says: ["content/site.yml:", "bookingEngine.address", "The address of the engine is missing", "https://"],
  },
  {
    name: "an unknown part of a stay",
    break: replace("site.yml", 'guests: "{guests}"', 'guests: "{persons}"'),
    says: ["content/site.yml:", "bookingEngine.query.guests", "Nothing is put in for “{persons}”", "{guests}"],
  },
  {
    name: "an invalid date format",
    break: replace("site.yml", "{arrival:YYYY-MM-DD}", "{arrival:JJJJ-MM-TT}"),
    says: ["content/site.yml:", "bookingEngine.query.checkin", "“{arrival:JJJJ-MM-TT}”", "{arrival:YYYY-MM-DD}"],
  },
];
