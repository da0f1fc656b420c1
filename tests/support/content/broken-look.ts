/** Mistakes in the theme, the brand's drawings and the floor plan. */
import { type BrokenCase, append, replace, write } from "./copy";

const suite = "suites/luxury-suite/suite.yml";
const svg = (attributes: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${drawing}</svg>\n`;
const framed = (drawing: string): string => svg('viewBox="0 0 40 40"', drawing);

export const brokenLook: readonly BrokenCase[] = [
  {
    name: "an accent with too little contrast",
    break: replace("theme.yml", '"#5b6148"', '"#a9b18c"'),
    says: [
      "content/theme.yml:6  colours.accent",
      "In the light scheme “accent” (#a9b18c) on “surface sunk” (#f3ede3) has a contrast of 1.92 : 1, but needs 4.5 : 1",
      "The nearest that passes is",
    ],
  },
  {
    name: "a colour without quotes, which YAML reads as a comment",
    break: replace("theme.yml", '"#faf7f2"', "#faf7f2"),
    says: ["content/theme.yml:4  colours.paper", "“#” begins a comment", "in quotes"],
  },
  {
    name: "a colour in braces that is without quotes",
    break: replace("theme.yml", /^colours:\n(?: {2}.*\n|\n)*/m, "colours: { accent: #a0522d }\n"),
    says: [
      "content/theme.yml:3\n",
      "“#” begins a comment, so “#a0522d” is read as one",
      'Put it in quotes: "#a0522d".',
    ],
  },
  {
    name: "a colour in braces without a space after the colon",
    break: replace("theme.yml", /^colours:\n(?: {2}.*\n|\n)*/m, "colours: { accent:#a0522d }\n"),
    says: ["content/theme.yml:3  colours.", "no space after the colon"],
  },
  {
    name: "an unknown typeface",
    break: replace("theme.yml", "display: noto-serif-display", "display: garamond"),
    says: [
      "content/theme.yml:",
      "typefaces.display",
      "“garamond” is not one of the possible values",
      "noto-serif-display, commissioner",
    ],
  },
  {
    name: "a script in a drawing",
    break: write("brand/mark.svg", framed("<script>alert(1)</script>")),
    says: ["content/brand/mark.svg:1", "contains a script", "shapes only"],
  },
  {
    name: "a drawing that refers to another file",
    break: write("brand/mark.svg", framed('<use href="https://example.com/a.svg#b"/>')),
    says: ["content/brand/mark.svg:1", "refers to another file"],
  },
  {
    name: "a drawing with text",
    break: write("brand/wordmark.en.svg", framed("<text>Aithra</text>")),
    says: ["content/brand/wordmark.en.svg:1", "contains text", "outlines"],
  },
  {
    name: "a drawing without a viewBox",
    break: write("brand/icon.svg", svg('width="32" height="32"', '<circle r="9"/>')),
    says: ["content/brand/icon.svg:1", "viewBox"],
  },
  {
    name: "an incomplete drawing",
    break: replace("brand/icon.svg", "</svg>", ""),
    says: ["content/brand/icon.svg:1", "not a complete SVG"],
  },
  {
    name: "a mark that is too large for the inline script",
    break: write("brand/mark.svg", framed(`<path d="${"M1 1h1".repeat(1000)}"/>`)),
    says: ["content/brand/mark.svg:1", "bytes; the limit is 4000", "Simplify"],
  },
  {
    name: "a drawing with an unknown file name",
    break: write("brand/logo.svg", framed('<circle r="9"/>')),
    says: ["content/brand/logo.svg:1", "does not use a file with this name", "wordmark.svg"],
  },
  {
    name: "a door that extends beyond its wall",
    break: replace(suite, "wall: bottom, from: 0.75, width: 0.74", "wall: bottom, from: 1.5, width: 0.74"),
    says: [
      `content/${suite}:`,
      "plan.doors[1].width",
      "ends 2.24 m along the bottom wall of “bathroom”, which is 1.86 m",
    ],
  },
  {
    name: "a door with its hinge on a side that the wall lacks",
    break: replace(suite, "hinge: left", "hinge: top"),
    says: ["plan.doors[1].hinge", "A door in a bottom wall cannot hang at its top", "left, right"],
  },
  {
    name: "a window in an unknown room",
    break: replace(suite, "room: bedroom, wall: top", "room: bedrooom, wall: top"),
    says: ["plan.windows[1].room", "no room “bedrooom”", "living-area, bathroom"],
  },
  {
    name: "balcony doors that belong to the balcony",
    break: replace(suite, "room: living-area, wall: right", "room: balcony, wall: left"),
    says: ["plan.windows[0].room", "no walls of its own", "from which they lead"],
  },
  {
    name: "furniture outside all rooms",
    break: replace(suite, "kind: sofa, x: 5.48", "kind: sofa, x: 54.8"),
    says: ["plan.furniture[12]", "The sofa is in no room", "from the same point as the x and y of the rooms"],
  },
  {
    name: "an unknown kind of furniture",
    break: replace(suite, "kind: sofa", "kind: couch"),
    says: ["plan.furniture[12].kind", "“couch” is not one of the possible values", "sofa"],
  },
  {
    name: "an unknown field in the theme",
    break: append("theme.yml", "shadow: 1\n"),
    says: ["content/theme.yml:", "no field called “shadow”"],
  },
];
