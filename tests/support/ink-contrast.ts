/** The contrast of a text with what is behind it, measured on the screen, for texts over photographs. */
import type { Locator } from "@playwright/test";
import sharp from "sharp";

const pixelsOf = async (screenshot: Buffer): Promise<Buffer> => sharp(screenshot).removeAlpha().raw().toBuffer();

/** The relative luminance of a colour (WCAG 2.2). */
const luminance = (colour: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The lowest contrast ratio under the text's letters, without the worst 2 % of their pixels, which are edges and single leaves. */
export const inkContrast = async (text: Locator): Promise<number> => {
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  const ink = luminance((colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  const written = await pixelsOf(await text.screenshot());
  await text.evaluate((element) => {
    element.style.color = "transparent";
    element.style.setProperty("-webkit-text-stroke-color", "transparent");
  });
  const ground = await pixelsOf(await text.screenshot());
  const ratios: number[] = [];
  for (let at = 0; at < ground.length; at += 3) {
    const behind = [...ground.subarray(at, at + 3)];
    const difference = behind.reduce((sum, channel, index) => sum + Math.abs(channel - (written[at + index] ?? 0)), 0);
    if (difference > 60) ratios.push(contrast(luminance(behind), ink));
  }
  ratios.sort((low, high) => low - high);
  return ratios[Math.floor(ratios.length * 0.02)] ?? 0;
};
