/** Decodes the QR code of the guide in the built page. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import jsQR from "jsqr";
import sharp from "sharp";
import { inLanguage, languages } from "../../src/settings/languages";

/** Pixels per module, about what a phone's camera sees at arm's length. */
const scale = 6;

/** A house without a guide has no code. */
const testCode = existsSync("content/guide") ? test : test.skip;

testCode.each(languages)("the QR code of the guide contains the guide's URL (%s)", async (language) => {
  const html = readFileSync(join(process.cwd(), `public${inLanguage("/guide", language)}.html`), "utf8");
  const drawing =
    /<svg[^>]*viewBox="(-?\d+) -?\d+ (\d+) \d+"[^>]*role="img"[^>]*>(?:(?!<\/svg>).)*id="guide-code".*?<\/svg>/.exec(
      html,
    );
  const [svg = "", , size = "0"] = drawing ?? [];
  const width = Number(size) * scale;
  const drawn = Buffer.from(svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'));
  const { data, info } = await sharp(drawn, { density: 300 })
    .resize(width, width, { kernel: "nearest" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1];
  expect(canonical).toMatch(/\/guide$/);
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(canonical);
});
