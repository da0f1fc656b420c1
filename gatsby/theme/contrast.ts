/** Checks the contrast of a theme's texts and graphics (WCAG 2.2, 1.4.3 and 1.4.11), and suggests the nearest colour that passes. */
import Color from "colorjs.io";
import {
  type ColourField,
  type Colours,
  type Role,
  type Scheme,
  colourFields,
  colourIn,
  fieldOf,
  schemes,
  shadeOf,
} from "./shades";

/** The minimum contrast ratio of texts, and that of graphics. */
const textRatio = 4.5;
const graphicsRatio = 3;

const surfaces = ["surface", "surface-raised", "surface-sunk"] as const;
const on = (minRatio: number, roles: readonly Role[], grounds: readonly Role[]) =>
  roles.flatMap((front) => grounds.map((ground) => ({ front, ground, minRatio })));

/** Every pair of foreground and background in the style sheets, with the minimum contrast ratio. Decorative lines are not included. */
export const pairs: readonly { readonly front: Role; readonly ground: Role; readonly minRatio: number }[] = [
  ...on(textRatio, ["text", "text-soft"], [...surfaces, "surface-tint", "map-land"]),
  ...on(textRatio, ["text-muted", "accent", "danger", "info"], surfaces),
  ...on(textRatio, ["text"], ["selection", "map-green", "map-street"]),
  ...on(textRatio, ["info"], ["map-sea"]),
  ...on(textRatio, ["on-accent"], ["accent", "accent-strong"]),
  ...on(textRatio, ["text-inverse", "text-inverse-soft", "text-inverse-muted"], ["surface-inverse"]),
  ...on(textRatio, ["night-text", "night-text-soft", "night-text-muted"], ["night"]),
  ...on(textRatio, ["night-text"], ["night-raised"]),
  ...on(graphicsRatio, ["focus", "line-strong", "ornament", "link-line"], surfaces),
  ...on(graphicsRatio, ["night-focus", "night-ornament"], ["surface-inverse", "night", "night-raised"]),
  ...on(graphicsRatio, ["chart-good", "chart-needs-improvement", "chart-poor"], surfaces),
];

const ratios = new Map<string, number>();

/** The contrast ratio of two colours. The ratio is cached, because the search for the nearest colour needs the same pairs many times. */
export const contrastOf = (one: string, other: string): number => {
  const ratio = ratios.get(one + other) ?? new Color(one).contrast(other, "WCAG21");
  ratios.set(one + other, ratio);
  return ratio;
};

/** The field of theme.yml to change: of the pair's two fields, the later one in `colourFields`. */
const fieldToChange = (front: Role, ground: Role, scheme: Scheme): ColourField => {
  const places = [front, ground].map((role) => colourFields.findIndex((field) => field === fieldOf(role, scheme)));
  return colourFields[Math.max(0, ...places)] ?? "paper";
};

const clashesOf = (colours: Colours, field: ColourField) =>
  schemes.flatMap((scheme) =>
    pairs.flatMap(({ front, ground, minRatio }) => {
      if (fieldToChange(front, ground, scheme) !== field) return [];
      const both = [colourIn(colours, front, scheme), colourIn(colours, ground, scheme)] as const;
      const ratio = contrastOf(...both);
      return ratio >= minRatio ? [] : [{ scheme, front, ground, colours: both, ratio, minRatio }];
    }),
  );

const step = 0.005;

/** The colour of the same hue and the nearest lightness that gives every pair of this field enough contrast. */
const nearest = (colours: Colours, field: ColourField): string => {
  for (let away = step; away <= 1; away += step) {
    for (const by of [-away, away]) {
      const colour = shadeOf(colours[field], { l: (lightness) => lightness + by });
      if (clashesOf({ ...colours, [field]: colour }, field).length === 0) return colour;
    }
  }
  throw new Error(`No ${field} suits this theme.`);
};

/** One issue for each field that has to change: its worst pair, and the nearest colour that passes once earlier fields are changed. */
export const colourIssues = (colours: Colours) => {
  let corrected = colours;
  return colourFields.flatMap((field) => {
    const [clash] = clashesOf(corrected, field).sort(
      (one, other) => one.ratio / one.minRatio - other.ratio / other.minRatio,
    );
    if (clash === undefined) return [];
    const passing = nearest(corrected, field);
    corrected = { ...corrected, [field]: passing };
    return [{ field, clash, nearest: passing }];
  });
};
