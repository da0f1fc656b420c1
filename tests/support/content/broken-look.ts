/** Mistakes in colours, drawings of the brand and the floor plan. */
import { type BrokenCase, append, replace, write } from "./copy";

const suite = "suites/luxury-suite/suite.yml";
const svg = (attributes: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${drawing}</svg>\n`;
const framed = (drawing: string): string => svg('viewBox="0 0 40 40"', drawing);

export const brokenLook: readonly BrokenCase[] = [
  {
    name: "an accent too pale for the words on it",
    break: replace("theme.yml", '"#5b6148"', '"#a9b18c"'),
    says: [
      "content/theme.yml:6  colours.accent",
      "In the light scheme “accent” (#a9b18c) on “surface sunk” (#f3ede3) has a contrast of 1.92 : 1, and needs 4.5 : 1",
      "The nearest that passes is",
    ],
  },
  {
    name: "a colour without quotes, which is a comment",
    break: replace("theme.yml", '"#faf7f2"', "#faf7f2"),
    says: ["content/theme.yml:4  colours.paper", "Nothing is not a colour", "in quotes"],
  },
  {
    name: "a typeface that is not shipped",
    break: replace("theme.yml", "display: noto-serif-display", "display: garamond"),
    says: [
      "content/theme.yml:",
      "typefaces.display",
      "“garamond” is not known here",
      "noto-serif-display, commissioner",
    ],
  },
  {
    name: "a script in a drawing",
    break: write("brand/mark.svg", framed("<script>alert(1)</script>")),
    says: ["content/brand/mark.svg:1", "a script", "shapes only"],
  },
  {
    name: "a drawing that fetches another",
    break: write("brand/mark.svg", framed('<use href="https://example.com/a.svg#b"/>')),
    says: ["content/brand/mark.svg:1", "refers to another file"],
  },
  {
    name: "a drawing with letters",
    break: write("brand/wordmark.en.svg", framed("<text>Aithra</text>")),
    says: ["content/brand/wordmark.en.svg:1", "letters in it", "outlines"],
  },
  {
    name: "a drawing without a frame",
    break: write("brand/icon.svg", svg('width="32" height="32"', '<circle r="9"/>')),
    says: ["content/brand/icon.svg:1", "viewBox"],
  },
  {
    name: "half a drawing",
    break: replace("brand/icon.svg", "</svg>", ""),
    says: ["content/brand/icon.svg:1", "not a whole SVG"],
  },
  {
    name: "a mark larger than a script may carry",
    break: write("brand/mark.svg", framed(`<path d="${"M1 1h1".repeat(1000)}"/>`)),
    says: ["content/brand/mark.svg:1", "bytes, and may have 4000", "Simplify"],
  },
  {
    name: "a drawing under a name that nobody looks for",
    break: write("brand/logo.svg", framed('<circle r="9"/>')),
    says: ["content/brand/logo.svg:1", "does not look for a file of this name", "wordmark.svg"],
  },
  {
    name: "a door beyond its wall",
    break: replace(suite, "wall: bottom, from: 0.75, width: 0.74", "wall: bottom, from: 1.5, width: 0.74"),
    says: [
      `content/${suite}:`,
      "plan.doors[1].width",
      "ends 2.24 m along the bottom wall of “bathroom”, which is 1.86 m",
    ],
  },
  {
    name: "a door that hangs at no end of its wall",
    break: replace(suite, "hinge: left", "hinge: top"),
    says: ["plan.doors[1].hinge", "A door in a bottom wall cannot hang at its top", "left, right"],
  },
  {
    name: "a window in a room that is not there",
    break: replace(suite, "room: bedroom, wall: top", "room: bedrooom, wall: top"),
    says: ["plan.windows[1].room", "no room “bedrooom”", "living-area, bathroom"],
  },
  {
    name: "doors to the balcony in its railing",
    break: replace(suite, "room: living-area, wall: right", "room: balcony, wall: left"),
    says: ["plan.windows[0].room", "no walls of its own", "that they lead out of"],
  },
  {
    name: "a sofa in the street",
    break: replace(suite, "kind: sofa, x: 5.48", "kind: sofa, x: 54.8"),
    says: ["plan.furniture[12]", "The sofa stands in no room", "metres from the upper left corner"],
  },
  {
    name: "furniture that cannot be drawn",
    break: replace(suite, "kind: sofa", "kind: couch"),
    says: ["plan.furniture[12].kind", "“couch” is not known here", "sofa"],
  },
  {
    name: "a colour that the theme does not know",
    break: append("theme.yml", "shadow: 1\n"),
    says: ["content/theme.yml:", "no field called “shadow”"],
  },
];
