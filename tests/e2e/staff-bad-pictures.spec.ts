/** Problematic pictures in the image administration: each is stored upright and with the right colours, or refused. */
import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { type BadPicture, badPictures, cornerColours } from "../support/bad-pictures";
import { expect, test } from "../support/fixtures";
import { serviceHeaders } from "../support/backend";
import { StaffPage } from "../support/staff-page";

/**
 * A selection of the pictures, to test how the browser prepares or refuses a file before the upload.
 * supabase/tests/slow/odd-pictures.test.ts tests all of them, unprepared, with the function that serves uploads.
 */
const testedFiles = [
  "turned-3.png",
  "turned-6.jpg",
  "turned-7.webp",
  "turned-8.png",
  "cmyk.jpg",
  "png.jpg",
  "bomb.jpg",
  "bomb.png",
  "bomb.webp",
  "bomb.avif",
  "wrong-size.jpg",
  "cut.jpg",
  "damaged.png",
  "gif.png",
];

/** Keys of the errors that a refused file may have. */
const refusals = ["failure.unsupported", "failure.unreadable", "failure.heic", "failure.oversize"];

/** The largest difference of a colour channel between the centres of a picture's four quarters and the expected colours. */
const distance = async (file: Buffer): Promise<number> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].flatMap((x) => {
      const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
      return [...data.subarray(at, at + 3)];
    }),
  );
  return Math.max(...cornerColours.flat().map((value, index) => Math.abs(value - (found[index] ?? 0))));
};

/** The stored file, and the path and size in its row. */
const stored = async (request: APIRequestContext, name: string) => {
  const found = await request.get(`/rest/v1/gallery_images?path=like.*${name}*&select=path,width,height`, {
    headers: serviceHeaders(),
  });
  const [row] = (await found.json()) as { path: string; width: number; height: number }[];
  if (row === undefined) throw new Error(`${name} was not stored.`);
  const file = await request.get(`/storage/v1/object/uploads/${row.path}`, { headers: serviceHeaders() });
  return { ...row, file: await file.body() };
};

test("each picture is stored upright and with the right colours, or refused with one of the messages", async ({
  page,
  request,
  allow,
}) => {
  // Another test may delete a picture that this page lists.
  allow(/status of 404 .*\/functions\/v1\/uploads\//);
  const mark = randomUUID().slice(0, 8);
  const pictures = (await badPictures()).filter(({ file }) => testedFiles.includes(file));
  const nameOf = ({ file }: BadPicture) => `${mark}-${file.toLowerCase().replaceAll(/[^a-z0-9]/g, "-")}`;
  const staff = new StaffPage(page, "en");
  await staff.signIn("editor", "/image-admin");
  const texts = staff.texts("pictures");
  await page.locator('input[type="file"]').setInputFiles(
    pictures.map((picture) => ({
      name: nameOf(picture) + extname(picture.file),
      mimeType: "image/jpeg",
      buffer: picture.bytes ?? Buffer.alloc(0),
    })),
  );
  for (const picture of pictures) {
    const { name, shown } = picture;
    const fileName = nameOf(picture) + extname(picture.file);
    const item = page.locator("[data-stage]").filter({ hasText: fileName });
    await expect(item, name).toHaveAttribute("data-stage", shown ? "done" : "stopped", { timeout: 60_000 });
    if (!shown) {
      const errors = refusals.map((key) => `${fileName}: ${texts(key).replace("{{width}}", "2400")}`);
      // The build puts a no-break space between a number and its unit.
      const message = (await item.getByRole("status").textContent())?.replaceAll("\u00a0", " ");
      expect(errors, name).toContain(message);
      continue;
    }
    const { file, width, height } = await stored(request, nameOf(picture));
    const metadata = await sharp(file).metadata();
    expect([width, height], name).toEqual([1800, 1200]);
    expect([metadata.width, metadata.height, metadata.orientation ?? 1], name).toEqual([1800, 1200, 1]);
    expect(metadata.space, name).toBe("srgb");
    expect(await distance(file), name).toBeLessThan(name.startsWith("CMYK") ? 100 : 25);
  }
});
