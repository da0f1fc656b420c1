/** `content/theme.yml`: the colours and typefaces of the house. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { fields } from "./fields";
import { hasForm, oneOf, shown } from "./values";

const hint = 'Write “#” and six digits of 0–9 and a–f, in quotes, as drawing programs give it: "#5b6148".';

const colour = v.pipe(
  v.string((issue) =>
    issueMessage(issue.input === null ? "The colour is missing." : `${shown(issue)} is not a colour.`, hint),
  ),
  hasForm(/^#[0-9a-f]{6}$/i, "is not a colour.", hint),
  v.toLowerCase(),
);

/** The typefaces whose files the site ships (gatsby/fonts). Only Commissioner has the weights and strokes that long texts need. */
export const displayFaces = ["noto-serif-display", "commissioner"] as const;
export const textFaces = ["commissioner"] as const;

export const themeSchema = fields({
  colours: fields({
    paper: colour,
    ink: colour,
    accent: colour,
    band: colour,
    /** `ornament` and `sun` are the accent colour by default. */
    ornament: v.optional(colour),
    sun: v.optional(colour),
  }),
  typefaces: fields({ display: oneOf(displayFaces), text: oneOf(textFaces) }),
});

export type Theme = v.InferOutput<typeof themeSchema>;
