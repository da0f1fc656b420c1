/**
 * The colours of the site, derived from the few in `content/theme.yml`. Most roles are a shade of one of them in OKLCH, where equal steps
 * look equal; the others have a fixed colour, or one that is shifted with the page background. The steps are those of the demo's palette, so that
 * the demo's theme gives exactly that palette.
 */
import Color from "colorjs.io";

/** The order in which colours are corrected: a colour on paper must suit the paper, not the other way round. */
export const colourFields = ["paper", "ink", "band", "accent", "ornament", "sun"] as const;
export type ColourField = (typeof colourFields)[number];
/** Hexadecimal: `#23201c`. */
export type Colours = Readonly<Record<ColourField, string>>;

export type Scheme = "light" | "dark";
export const schemes: readonly Scheme[] = ["light", "dark"];

interface Shade {
  readonly of: ColourField;
  /** OKLCH lightness: absolute, or relative to the field's colour. */
  readonly lightness: number;
  readonly isRelative: boolean;
  /** Factor of the field's chroma. */
  readonly chroma: number;
  /** Added to the field's hue, in degrees. */
  readonly hue: number;
}
/** A colour of maps, such as that of water. It is shifted by the difference between the house's page background and the demo's. */
interface OnGround {
  readonly onGround: `#${string}`;
}
type Rule = Shade | OnGround | `#${string}`;

const onGround = (colour: `#${string}`): OnGround => ({ onGround: colour });
/** The demo's page backgrounds, for which the colours of `OnGround` were chosen. */
const demoGround = { light: "#faf7f2", dark: "#1a1714" } as const;

const near = (of: ColourField, lightness = 0, chroma = 1, hue = 0): Shade => {
  return { of, lightness, isRelative: true, chroma, hue };
};
const at = (of: ColourField, lightness: number, chroma: number, hue: number): Shade => {
  return { of, lightness, isRelative: false, chroma, hue };
};

const raised = near("paper", 0.0117, 0.612, -2.4);
const sunk = near("paper", -0.029, 2.01);
const tint = near("paper", -0.0701, 2.88, -1.6);
const night = {
  sunk: at("ink", 0.1834, 0.782, 2.9),
  surface: at("ink", 0.207, 0.865, -7.8),
  raised: at("ink", 0.2424, 1.109, -7.9),
  tint: at("ink", 0.2924, 1.48, -2.9),
  line: at("ink", 0.3404, 1.836, -0.1),
  lineStrong: at("ink", 0.5851, 2.99, 0.5),
  text: at("paper", 0.9395, 2.242, -1.4),
  textSoft: at("paper", 0.8371, 3.011, -4.2),
  textMuted: at("paper", 0.7139, 3.535, -3.3),
  ornament: at("ornament", 0.7861, 1.065, 3.2),
  sun: at("sun", 0.7886, 0.778, 4.6),
} as const;
const inBoth = (rule: Rule): readonly [Rule, Rule] => [rule, rule];

/**
 * Role → its colour in the light and in the dark scheme. The colours of danger, information, focus and charts are the same in every theme;
 * water and parks are shifted with the page background. Roles that begin with `night` are the same in both schemes, for parts that are always dark,
 * such as the photograph viewer, toasts, the notice of a new version, and the footer's focus ring, link lines and dots.
 */
const rules = {
  surface: [near("paper"), night.surface],
  "surface-raised": [raised, night.raised],
  "surface-sunk": [sunk, night.sunk],
  "surface-tint": [tint, night.tint],
  "surface-inverse": [near("band"), at("band", 0.1834, 0.782, 2.9)],
  text: [near("ink"), night.text],
  "text-soft": [near("ink", 0.1484, 1.775), night.textSoft],
  "text-muted": [near("ink", 0.241, 2.146, -1.7), night.textMuted],
  "text-inverse": inBoth(night.text),
  "text-inverse-soft": inBoth(night.textSoft),
  "text-inverse-muted": inBoth(at("paper", 0.7364, 3.509, -3.3)),
  accent: [near("accent"), at("accent", 0.7935, 1.17, -1.7)],
  "accent-strong": [near("accent", -0.1013, 0.857, 2.7), at("accent", 0.8611, 0.945, -1.5)],
  "on-accent": [raised, night.surface],
  link: [near("ink"), night.text],
  "link-line": [near("ornament"), night.ornament],
  ornament: [near("ornament"), night.ornament],
  danger: ["#97482d", "#eba88c"],
  sun: [near("sun"), night.sun],
  info: ["#2f5d62", "#9fc8cb"],
  focus: ["#2f5d62", "#9fc8cb"],
  "focus-gap": [raised, night.sunk],
  line: [near("paper", -0.127, 3.783, -2.6), night.line],
  "line-soft": [tint, night.tint],
  "line-strong": [near("ink", 0.3566, 2.97, 0.5), night.lineStrong],
  "line-inverse": [near("band", 0.1446, 1.779), at("band", 0.3404, 1.836, -0.1)],
  selection: [at("accent", 0.8862, 0.758, -5.5), at("accent", 0.4084, 0.882, 2)],
  "map-land": [sunk, night.raised],
  "map-street": [raised, night.surface],
  "map-sea": [onGround("#dfe7e3"), onGround("#1d2c2d")],
  "map-sea-line": [onGround("#b9cbc7"), onGround("#31474a")],
  "map-green": [onGround("#d5d9c0"), onGround("#363a2b")],
  "chart-good": ["#566a3f", "#b9c09f"],
  "chart-needs-improvement": ["#8b6a2c", "#d3b57c"],
  "chart-poor": ["#a9523a", "#eba88c"],
  "chart-good-band": ["#e9ebdd", "#2b2d23"],
  "chart-needs-improvement-band": ["#f3e9d3", "#332b1d"],
  "chart-poor-band": ["#f5e0d6", "#38261e"],
  night: inBoth(night.sunk),
  "night-raised": inBoth(night.raised),
  "night-text": inBoth(night.text),
  "night-text-soft": inBoth(night.textSoft),
  "night-text-muted": inBoth(night.textMuted),
  "night-line": inBoth(night.line),
  "night-line-strong": inBoth(night.lineStrong),
  "night-ornament": inBoth(night.ornament),
  "night-sun": inBoth(night.sun),
  "night-danger": inBoth("#eba88c"),
  "night-focus": inBoth("#9fc8cb"),
} satisfies Readonly<Record<string, readonly [Rule, Rule]>>;

export type Role = keyof typeof rules;
const roles = Object.keys(rules) as Role[];
export type Palette = Readonly<Record<Role, string>>;

/** The field that a role's colour depends on in a scheme; undefined if it is the same in every theme. */
export const fieldOf = (role: Role, scheme: Scheme): ColourField | undefined => {
  const rule: Rule = rules[role][scheme === "light" ? 0 : 1];
  if (typeof rule === "string") return undefined;
  return "onGround" in rule ? (scheme === "light" ? "paper" : "ink") : rule.of;
};

/**
 * The maximum that a factor may add to the chroma. The factors were chosen for muted colours; without a limit they would
 * make a strong colour too vivid.
 */
const maxChromaAdded = 0.025;

/** The nearest colour that sRGB has, in hexadecimal. */
const hexOf = (colour: Color): string =>
  colour.to("srgb").toGamut({ space: "srgb" }).toString({ format: "hex", collapse: false });

/** Changes a colour's OKLCH lightness, chroma or hue. */
export const shadeOf = (
  colour: string,
  change: Readonly<Partial<Record<"l" | "c" | "h", (coordinate: number) => number>>>,
): string => {
  const shade = new Color(colour).to("oklch").set({ ...change });
  return hexOf(shade.set("l", (lightness) => Math.min(1, Math.max(0, lightness))));
};

/**
 * Shifts a colour by the difference between the house's page background and the demo's. It never becomes darker, so that the light scheme's
 * dark texts on it stay readable.
 */
const movedWithGround = (colour: string, ground: string, demo: string): string => {
  if (ground === demo) return colour;
  const by = (axis: "l" | "a" | "b") => new Color(ground).get(`oklab.${axis}`) - new Color(demo).get(`oklab.${axis}`);
  const moved = new Color(colour).to("oklab").set({
    l: (lightness) => Math.min(1, lightness + Math.max(0, by("l"))),
    a: (value) => value + by("a"),
    b: (value) => value + by("b"),
  });
  return hexOf(moved);
};

const colourOf = (colours: Colours, role: Role, scheme: Scheme): string => {
  const rule: Rule = rules[role][scheme === "light" ? 0 : 1];
  if (typeof rule === "string") return rule;
  if ("onGround" in rule)
    return movedWithGround(rule.onGround, colourIn(colours, "surface", scheme), demoGround[scheme]);
  if (rule.isRelative && rule.lightness === 0) return colours[rule.of];
  return shadeOf(colours[rule.of], {
    l: (lightness) => (rule.isRelative ? lightness : 0) + rule.lightness,
    c: (chroma) => Math.min(chroma * rule.chroma, chroma + maxChromaAdded),
    h: (hue) => hue + rule.hue,
  });
};

const known = new Map<string, string>();

/** A role's colour in a scheme, in hexadecimal. The result is cached, because the search for readable colours needs the same colours many times. */
export const colourIn = (colours: Colours, role: Role, scheme: Scheme): string => {
  const field = fieldOf(role, scheme);
  const key = [role, scheme, field && colours[field]].join(" ");
  const colour = known.get(key) ?? colourOf(colours, role, scheme);
  known.set(key, colour);
  return colour;
};

/** The colours of all roles in a scheme. */
export const paletteOf = (colours: Colours, scheme: Scheme): Palette =>
  Object.fromEntries(roles.map((role) => [role, colourIn(colours, role, scheme)])) as Record<Role, string>;
