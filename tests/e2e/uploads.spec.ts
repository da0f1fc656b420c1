/**
 * Pictures published since the last build: in the public gallery, optimized by the functions, and when the backend
 * fails.
 */
import sharp from "sharp";
import { expect, test } from "../support/fixtures";
import { GalleryPage, photos } from "../support/gallery-page";
import { type Upload, publishUpload, withdrawUpload } from "../support/uploads";
import { textsIn } from "../support/reading";
import { untilAtRest } from "../support/visitor";

const list = "**/functions/v1/uploads";
const files = /\/functions\/v1\/uploads\/.+\?/;
const optimizeUrl = "**/functions/v1/optimize-image";

test.describe("a published upload", () => {
  let upload: Upload;
  /** Ids of this file's pictures. Others are hidden, because parallel tests may withdraw them while the page shows them. */
  const own: string[] = [];

  test.beforeEach(async ({ page }) => {
    await page.route(list, async (route) => {
      const response = await route.fetch();
      const { pictures } = (await response.json()) as { pictures: { id: string }[] };
      await route.fulfill({ response, json: { pictures: pictures.filter(({ id }) => own.includes(id)) } });
    });
  });

  test.beforeAll(async ({ request }) => {
    upload = await publishUpload(request);
    own.push(upload.id);
  });
  test.afterAll(({ request }) => withdrawUpload(request, upload));

  for (const language of ["en", "el"] as const) {
    test(`a published upload appears in the gallery and its viewer before a build, in ${language}`, async ({
      page,
    }) => {
      const requested: string[] = [];
      page.on("request", (request) => void requested.push(new URL(request.url()).pathname));
      const gallery = new GalleryPage(page, language);
      await gallery.visit("", { withUploads: true });
      await untilAtRest(page);
      expect(requested.filter((path) => path.includes("/functions/"))).toEqual([]);

      await gallery.wake();
      const link = gallery.link(`upload-${upload.id}`);
      await link.scrollIntoViewIfNeeded();
      const picture = link.getByRole("img", { name: upload.alt[language] });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(files);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);

      await page.getByRole("radio", { name: textsIn("gallery", language)("category.kitchen") }).check({ force: true });
      await expect(link).toBeVisible();
      await link.click();
      const shown = gallery.viewer.locator("[aria-hidden=false] img[data-progress=shown]");
      await expect(shown).toHaveAttribute("alt", upload.alt[language]);
      expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(files);
    });
  }

  test("a URL with a published upload opens it", async ({ page }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`#photo=upload-${upload.id}`, { withUploads: true });
    await expect(gallery.viewer.getByRole("img", { name: upload.alt.en }).first()).toBeVisible();
  });

  test("a published upload that cannot be optimized is shown as uploaded, with a warning", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => void (message.type() === "warning" && warnings.push(message.text())));
    await page.route(optimizeUrl, (route) => route.fulfill({ json: { optimizedUrl: null, fallback: true } }));
    const gallery = new GalleryPage(page);
    await gallery.visit("", { withUploads: true });
    await gallery.wake();
    const picture = gallery.link(`upload-${upload.id}`).getByRole("img");
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", new RegExp(`/uploads/${upload.path}$`));
    expect(warnings.join()).toContain("Image optimisation failed");
  });

  test("a withdrawn upload is not in the gallery", async ({ page, request }) => {
    const other = await publishUpload(request, 800, 600);
    own.push(other.id);
    await withdrawUpload(request, other);
    const gallery = new GalleryPage(page);
    await gallery.visit("", { withUploads: true });
    await gallery.wake();
    await expect(gallery.link(`upload-${upload.id}`)).toBeAttached();
    await expect(gallery.link(`upload-${other.id}`)).toHaveCount(0);
  });

  test("an upload's URL returns the requested format, size and quality", async ({ request }) => {
    const get = async (query: string) => {
      const response = await request.get(`/functions/v1/uploads/${upload.path}?${query}`);
      expect(response.status()).toBe(200);
      const body = await response.body();
      return { type: response.headers()["content-type"], bytes: body.byteLength, ...(await sharp(body).metadata()) };
    };
    expect(await get("format=avif&width=400&quality=60&compress=true")).toMatchObject({
      type: "image/avif",
      width: 400,
    });
    expect(await get("format=jpeg&width=480&height=270&quality=75&fit=cover")).toMatchObject({
      format: "jpeg",
      width: 480,
      height: 270,
    });
    const [good, poor] = [await get("format=webp&width=800&quality=85"), await get("format=webp&width=800&quality=20")];
    expect(good).toMatchObject({ format: "webp", width: 800, height: 533 });
    expect(poor.bytes).toBeLessThan(good.bytes);
  });
});

for (const imageUrl of [
  "https://elsewhere.example/uploads/a.jpg",
  "http://169.254.169.254/uploads/a.jpg",
  "/static/a.jpg",
]) {
  test(`optimizing ${imageUrl} is refused`, async ({ request }) => {
    const response = await request.post("/functions/v1/optimize-image", {
      data: { imageUrl, width: 400, quality: 75 },
    });
    expect(response.status()).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: "invalid_input" } });
  });
}

test.describe("the gallery shows the built pictures when the backend returns", () => {
  for (const [name, response] of [
    ["an error", { status: 500, json: { error: { code: "internal" } } }],
    ["an HTML page", { status: 200, contentType: "text/html", body: "<h1>Hello</h1>" }],
    ["an invalid list", { status: 200, json: { pictures: [{ id: 1 }] } }],
    ["nothing", null],
  ] as const) {
    test(name, async ({ page, allow }) => {
      allow(/Failed to load resource|ERR_FAILED/);
      await page.route(list, (route) => (response === null ? route.abort() : route.fulfill(response)));
      const gallery = new GalleryPage(page);
      const answered =
        response === null
          ? page.waitForEvent("requestfailed", (request) => request.url().endsWith("/functions/v1/uploads"))
          : page.waitForResponse(list).then((answer) => answer.finished());
      await gallery.visit("", { withUploads: true });
      await gallery.wake();
      await untilAtRest(page, () => answered);
      await expect(gallery.mosaic.getByRole("listitem")).toHaveCount(photos.length);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await gallery.link(photos[0]?.id ?? "").click();
      await expect(gallery.counter(1)).toBeVisible();
    });
  }
});
