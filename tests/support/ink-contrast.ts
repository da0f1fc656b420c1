/** The contrast of a text with what is behind it, measured on the screen, for texts over photographs. */
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { contrastOf } from "../../gatsby/theme/contrast";

const pixelsOf = async (screenshot: Buffer): Promise<Buffer> => sharp(screenshot).removeAlpha().raw().toBuffer();

/**
 * The lowest contrast ratio between the text and the pixels behind its letters. The worst 2 % of these pixels are ignored: edges of
 * letters, and small details of the photograph.
 */
export const inkContrast = async (text: Locator): Promise<number> => {
  const ink = await text.evaluate((element) => getComputedStyle(element).color);
  const withText = await pixelsOf(await text.screenshot());
  await text.evaluate((element) => {
    element.style.color = "transparent";
    element.style.setProperty("-webkit-text-stroke-color", "transparent");
  });
  const withoutText = await pixelsOf(await text.screenshot());
  const ratios: number[] = [];
  for (let at = 0; at < withoutText.length; at += 3) {
    const behind = [...withoutText.subarray(at, at + 3)];
    const difference = behind.reduce((sum, channel, index) => sum + Math.abs(channel - (withText[at + index] ?? 0)), 0);
    // Only where hiding the text changes the pixel.
    if (difference > 60) ratios.push(contrastOf(`rgb(${behind.join()})`, ink));
  }
  ratios.sort((low, high) => low - high);
  return ratios[Math.floor(ratios.length * 0.02)] ?? 0;
};
