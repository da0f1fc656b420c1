/** Mistakes in the reservation engine of `site.yml`. */
import { type BrokenCase, replace } from "./copy";

export const brokenEngine: readonly BrokenCase[] = [
  {
    name: "an engine that nobody knows",
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
    name: "a known engine with an address of its own",
    break: replace("site.yml", "preset: custom", "preset: webhotelier\n  account: aithra"),
    says: ["content/site.yml:", "bookingEngine.address", "“webhotelier” has an address of its own", "preset: custom"],
  },
  {
    name: "an engine of one's own without an address",
    break: replace("site.yml", / {2}address: "https:\/\/booking\.aithra.*\n/, ""),
    says: ["content/site.yml:", "bookingEngine.address", "The address of the engine is missing", "https://"],
  },
  {
    name: "a part of a stay that does not exist",
    break: replace("site.yml", 'guests: "{guests}"', 'guests: "{persons}"'),
    says: ["content/site.yml:", "bookingEngine.query.guests", "Nothing is put in for “{persons}”", "{guests}"],
  },
  {
    name: "a day written in letters that mean nothing",
    break: replace("site.yml", "{arrival:YYYY-MM-DD}", "{arrival:JJJJ-MM-TT}"),
    says: ["content/site.yml:", "bookingEngine.query.checkin", "“{arrival:JJJJ-MM-TT}”", "{arrival:YYYY-MM-DD}"],
  },
];
