/**
 * Photographs like those of cameras and phones, to be uploaded; and pictures that are uploaded and published as staff
 * would, with the service's key.
 */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import sharp from "sharp";
import { serviceHeaders } from "./backend";

interface Photograph {
  readonly name: string;
  readonly mimeType: "image/jpeg";
  readonly buffer: Buffer;
}

/** A unique picture, stored rotated as phones do, with the position where it was taken. */
export const photograph = async (name: string, width = 1600, height = 1200): Promise<Photograph> => {
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#a8573c", noise } })
    .withExif({ IFD0: { Copyright: name }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 38/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
};

export interface Upload {
  readonly id: string;
  readonly path: string;
  readonly alt: { readonly en: string; readonly el: string };
}

/** A picture of coloured noise, whose file becomes smaller with lower quality. */
const noisePicture = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: "#a86", noise: { type: "gaussian", mean: 120, sigma: 25 } },
  })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer();

/** Uploads and publishes a picture in the category kitchen. */
export const publishUpload = async (request: APIRequestContext, width = 1600, height = 1066): Promise<Upload> => {
  const name = randomUUID().slice(0, 8);
  const path = `tests/${name}.jpg`;
  const file = await noisePicture(width, height);
  const stored = await request.post(`/storage/v1/object/uploads/${path}`, {
    headers: { ...serviceHeaders(), "content-type": "image/jpeg" },
    data: file,
  });
  expect(stored.status()).toBe(200);
  const alt = { en: `A copper pan, number ${name}`, el: `Ένα χάλκινο τηγάνι, αριθμός ${name}` };
  const added = await request.post("/rest/v1/gallery_images", {
    headers: { ...serviceHeaders(), prefer: "return=representation" },
    data: {
      path,
      content_type: "image/jpeg",
      bytes: file.byteLength,
      width,
      height,
      category: "kitchen",
      alt_en: alt.en,
      alt_el: alt.el,
      published_at: new Date().toISOString(),
    },
  });
  expect(added.status()).toBe(201);
  const [{ id } = { id: "" }] = (await added.json()) as { id: string }[];
  return { id, path, alt };
};

/** Withdraws a picture from the public gallery. */
export const withdrawUpload = async (request: APIRequestContext, { id }: Upload): Promise<void> => {
  const answer = await request.patch(`/rest/v1/gallery_images?id=eq.${id}`, {
    headers: serviceHeaders(),
    data: { published_at: null },
  });
  expect(answer.ok()).toBe(true);
};
