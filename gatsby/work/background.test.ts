/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { endBackground, inBackground } from "./background";

const folder = mkdtempSync(join(tmpdir(), "background-"));

afterAll(async () => {
  await endBackground();
  rmSync(folder, { recursive: true });
});

const encode = (path: string, outputPath: string) =>
  inBackground({
    kind: "picture",
    job: {
      inputPaths: [{ path }],
      outputDir: folder,
      args: {
        operations: [{ outputPath, args: { width: 24, height: 16, toFormat: "avif", quality: 52 } }],
        pluginOptions: {},
      },
    },
  });

test("what fails beside a build is told to the step that asked for it, and the next work is done", async () => {
  const missing = join(folder, "missing.jpg");
  await expect(encode(missing, "missing.avif")).rejects.toThrow(missing);

  const photograph = join(folder, "photograph.jpg");
  await sharp({ create: { width: 48, height: 32, channels: 3, background: "#c33" } }).toFile(photograph);
  await encode(photograph, "photograph.avif");
  expect(await sharp(resolve(folder, "photograph.avif")).metadata()).toMatchObject({ format: "heif", width: 24 });
});
