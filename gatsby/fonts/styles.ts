/** The styles of the site's two typefaces, and the complete fonts that they are subset from. */
import { languageFacts } from "../../src/settings/languages";

export interface Style {
  readonly family: string;
  /** Prefix of the file names. */
  readonly file: string;
  readonly slant: "normal" | "italic";
  readonly weight: 400 | 600;
  /** The complete font, under `node_modules/`. */
  readonly source: string;
  /** A text in another language that is on every English page, so its letters are in the English file too. */
  readonly foreign?: string;
}

const text = { family: "Commissioner", slant: "normal" } as const;
const display = { family: "Noto Serif Display", weight: 400 } as const;
const commissioner = "@expo-google-fonts/commissioner";
const noto = "@expo-google-fonts/noto-serif-display";

export const textRegular: Style = {
  ...text,
  weight: 400,
  file: "commissioner-400",
  source: `${commissioner}/400Regular/Commissioner_400Regular.ttf`,
  foreign: languageFacts.el.name,
};
const displayRegular: Style = {
  ...display,
  slant: "normal",
  file: "noto-serif-display-400",
  source: `${noto}/400Regular/NotoSerifDisplay_400Regular.ttf`,
};

const displayItalic: Style = {
  ...display,
  slant: "italic",
  file: "noto-serif-display-italic-400",
  source: `${noto}/400Regular_Italic/NotoSerifDisplay_400Regular_Italic.ttf`,
};

/** The styles of drawn names and titles, by the name of the typeface in content/theme.yml. */
export const displayStyles = { "noto-serif-display": displayRegular, commissioner: textRegular } as const;

/** The styles of names of waters on drawn maps. */
export const waterStyles = { "noto-serif-display": displayItalic, commissioner: textRegular } as const;

export const styles: readonly Style[] = [
  textRegular,
  {
    ...text,
    weight: 600,
    file: "commissioner-600",
    source: `${commissioner}/600SemiBold/Commissioner_600SemiBold.ttf`,
  },
  displayRegular,
  displayItalic,
];
