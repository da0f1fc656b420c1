/** The contrast of a text with what is behind it, measured on the screen, for texts over photographs. */
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { contrastOf } from "../../gatsby/theme/contrast";

const pixelsOf = async (screenshot: Buffer): Promise<Buffer> => sharp(screenshot).removeAlpha().raw().toBuffer();

/** The lowest contrast ratio under the text's letters, without the worst 2 % of their pixels, which are edges and single leaves. */
export const inkContrast = async (text: Locator): Promise<number> => {
  const ink = await text.evaluate((element) => getComputedStyle(element).color);
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
    if (difference > 60) ratios.push(contrastOf(`rgb(${behind.join()})`, ink));
  }
  ratios.sort((low, high) => low - high);
  return ratios[Math.floor(ratios.length * 0.02)] ?? 0;
};
