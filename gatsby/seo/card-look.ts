/** The layout of social cards. When `look` changes, every card is drawn again. */
import { socialCardSize } from "../../src/lib/social-card";

/** Width of the panel with the words at the left, in pixels. The photograph fills the rest. */
const panel = 520;
export const look = {
  panel,
  margin: { block: 56, inline: 48 },
  nameSize: 26,
  /** Factor of the typeface's normal line height. */
  lineHeight: 0.84,
  quality: 82,
  version: 5,
} as const;

export const wordsWidth = panel - 2 * look.margin.inline;
export const photographSize = { width: socialCardSize.width - panel, height: socialCardSize.height } as const;

/** Font size of a title, in pixels. Longer titles are smaller. */
export const titleSize = (title: string): number => (title.length > 70 ? 44 : title.length > 40 ? 52 : 62);
