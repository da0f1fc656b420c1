/**
 * The files of a new post: its two texts, in which square brackets mark what still has to be written, and a drawn cover,
 * the arch that is shown where a picture is missing.
 */
import sharp from "sharp";
import type { Theme } from "../../gatsby/content/schema/theme";
import type { Palette } from "../../gatsby/theme/shades";
import { palettesOf } from "../../gatsby/theme/theme-sheet";
import { Refusal } from "../refusal";
import { yamlOf } from "./edit-yaml";
import { type Language, languages } from "../../src/settings/languages";

export interface PostRequest {
  readonly title: string;
  /** Undefined if it is to be written later. */
  readonly greekTitle: string | undefined;
  readonly section: string;
  readonly slug: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** True unless the editor chose to publish: a new post still contains placeholders. */
  readonly draft: boolean;
  /** Absolute path of the picture to copy. If undefined, a cover is drawn. */
  readonly cover: string | undefined;
}

interface Words {
  readonly title: string;
  readonly description: string;
  readonly coverAlt: string;
  readonly body: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    title: "[Title]",
    description: "[One or two sentences for lists and search engines: what the reader will know afterwards.]",
    coverAlt: "[What the picture shows]",
    body: `[The first paragraph: where the reader is standing, and what this is about. It is set a little larger than the rest.]

## [A first heading]

[Short sentences, specific before beautiful. Name the stone, the hour, the street.]

<Tip title="In short">

- [What to take along, when to go, what it costs.]

</Tip>

<BookNow />
`,
  },
  el: {
    title: "[Τίτλος]",
    description:
      "[Μία ή δύο προτάσεις για τους καταλόγους και τις μηχανές αναζήτησης: τι θα ξέρει όποιος το διαβάσει.]",
    coverAlt: "[Τι δείχνει η εικόνα]",
    body: `[Η πρώτη παράγραφος: πού στέκεται ο αναγνώστης και περί τίνος πρόκειται. Γράφεται λίγο μεγαλύτερη από τις άλλες.]

## [Μια πρώτη επικεφαλίδα]

[Σύντομες προτάσεις, πρώτα το συγκεκριμένο και μετά το ωραίο. Πείτε την πέτρα, την ώρα, τον δρόμο.]

<Tip title="Με λίγα λόγια">

- [Τι να έχετε μαζί σας, πότε να πάτε, πόσο κοστίζει.]

</Tip>

<BookNow />
`,
  },
};

/** The front matter. Date, section and cover are written without quotes, as in the demo's posts. */
const headOf = (request: PostRequest, language: Language, cover: string): string =>
  yamlOf({
    title: (language === "en" ? request.title : request.greekTitle) ?? words[language].title,
    description: words[language].description,
    date: request.date,
    section: request.section,
    cover,
    coverAlt: words[language].coverAlt,
    ...(request.draft && { draft: true }),
    // A drawn cover is a placeholder; `npm run check:launch` lists it.
    ...(request.cover === undefined && { sample: true }),
  }).replace(/^(date|section|cover): "(.*)"$/gm, "$1: $2");

/** File name → text, for both languages. `cover` is the file name of the picture. */
export const postFiles = (request: PostRequest, cover: string): ReadonlyMap<string, string> =>
  new Map(
    languages.map((language) => [
      `index.${language}.mdx`,
      `---\n${headOf(request, language, cover)}---\n\n${words[language].body}`,
    ]),
  );

/** The size of a drawn cover, in pixels: large enough for every place where a cover is shown. */
const size = { width: 1920, height: 1280 };

const drawing = ({
  "surface-sunk": ground,
  "surface-tint": arch,
  "map-sea": sea,
  sun,
}: Palette): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1280" width="${size.width}" height="${size.height}">
  <rect width="1920" height="1280" fill="${ground}"/>
  <path d="M700 1280V640a260 260 0 0 1 520 0v640Z" fill="${arch}"/>
  <path d="M700 1000h520v280H700Z" fill="${sea}"/>
  <circle cx="960" cy="760" r="88" fill="${sun}"/>
</svg>`;

/** The drawn cover in the house's colours, a JPEG. Throws a Refusal if `theme` is undefined: its file has a mistake. */
export const drawnCover = async (theme: Theme | undefined): Promise<Buffer> => {
  if (theme === undefined) throw new Refusal("content/theme.yml has a mistake: npm run dev says which.");
  return sharp(Buffer.from(drawing(palettesOf(theme).light)))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
