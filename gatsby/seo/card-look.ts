/** What of the design a social card is drawn with. A change of it makes every card anew. */
import { socialCardSize } from "../../src/lib/social-card";

/** The words stand at the left on paper, the photograph fills the rest. Pixels. */
const panel = 520;
export const look = {
  panel,
  margin: { block: 56, inline: 48 },
  nameSize: 26,
  /** Of the height that the typeface asks for. */
  lineHeight: 0.84,
  quality: 82,
  version: 5,
} as const;

export const wordsWidth = panel - 2 * look.margin.inline;
export const photographSize = { width: socialCardSize.width - panel, height: socialCardSize.height } as const;

/** Long titles are set smaller. */
export const titleSize = (title: string): number => (title.length > 70 ? 44 : title.length > 40 ? 52 : 62);
