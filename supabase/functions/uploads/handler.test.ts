/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { get, post, testServices } from "../../tests/support/services.ts";
import { answer } from "../_shared/endpoint.ts";
import { endpoint as optimizeImage } from "../optimize-image/handler.ts";
import { createEndpoint } from "./handler.ts";

const wasm = path.resolve(__dirname, "../../../node_modules/@imagemagick/magick-wasm/dist/x86/magick.wasm");
const uploads = createEndpoint(() => Promise.resolve(new Uint8Array(readFileSync(wasm))));
const row = {
  path: "room/bed.jpg",
  contentType: "image/jpeg",
  bytes: 1,
  width: 1600,
  height: 1066,
  focus: { x: 0.5, y: 0.5 },
  published: true,
};
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
  picture = new Uint8Array(
    await sharp({ create: { width: 1600, height: 1066, channels: 3, background: "#888", noise } })
      .jpeg()
      .toBuffer(),
  );
});

const services = (
  changes: Partial<typeof row> = {},
  files: Record<string, Uint8Array<ArrayBuffer>> = { "room/bed.jpg": picture },
  wait = 0,
) =>
  testServices({
    answers: {
      picture_at: { ...row, ...changes },
      take_rate_limit: wait,
      published_pictures: [{ id: "1" }],
      current_staff_role: null,
    },
    files,
  });

test.each([
  ["format=avif&width=400&quality=60", "image/avif", "heif", 400, 267],
  ["format=webp&width=800&quality=80&compress=true", "image/webp", "webp", 800, 533],
  ["format=jpeg&width=480&height=270&quality=75&fit=cover", "image/jpeg", "jpeg", 480, 270],
  ["format=png&width=10&quality=20", "image/png", "png", 10, 7],
  ["width=3000", "image/jpeg", "jpeg", 1600, 1066],
])("returns the format and size for %s", async (query, type, format, width, height) => {
  const response = await answer(uploads, get(`/uploads/room/bed.jpg?${query}`), services());
  expect(response.headers.get("x-picture-fallback")).toBeNull();
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(metadata).toMatchObject({ format, width, height });
});

test("a lower quality returns a smaller file", async () => {
  const size = async (quality: number) =>
    (
      await (
        await answer(uploads, get(`/uploads/room/bed.jpg?format=webp&width=600&quality=${quality}`), services())
      ).arrayBuffer()
    ).byteLength;
  expect(await size(30)).toBeLessThan(await size(90));
});

test.each(["avif", "webp", "jpeg", "png"])(
  "a request for %s at the highest quality succeeds, and the picture stays available to others",
  async (format) => {
    const ask = (query: string) => answer(uploads, get(`/uploads/room/bed.jpg?${query}`), services());
    expect((await ask(`format=${format}&width=64&quality=100`)).status).toBe(200);
    expect((await ask("format=webp&width=64&quality=80")).status).toBe(200);
  },
);

test("a converter that cannot start does not mark the picture as unusable, and is started again by the next request", async () => {
  await jest.isolateModulesAsync(async () => {
    const { createEndpoint: create } = await import("./handler.ts");
    const { answer: respond } = await import("../_shared/endpoint.ts");
    let loads = 0;
    const endpoint = create(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error("no memory")) : Promise.resolve(new Uint8Array(readFileSync(wasm)));
    });
    const ask = () => respond(endpoint, get("/uploads/room/bed.jpg?format=webp&width=40"), services());
    expect((await ask()).status).toBe(503);
    expect((await ask()).status).toBe(200);
  });
});

/** The channel values of a one-colour file with a profile, and those of its converted copy. */
const colourIn = async (profile: "p3" | "srgb" | undefined, format: "jpeg" | "png" | "webp") => {
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: { r: 200, g: 60, b: 40 } } });
  const file = profile === undefined ? plain : plain.withIccProfile(profile);
  const bytes = new Uint8Array(await file.png().toBuffer());
  const name = `room/${profile}-${format}.png`;
  const response = await answer(
    uploads,
    get(`/uploads/${name}?format=${format}&width=32&quality=95`),
    services({ path: name, contentType: "image/png", width: 64, height: 48 }, { [name]: bytes }),
  );
  expect(response.headers.get("x-picture-fallback")).toBeNull();
  const copy = Buffer.from(await response.arrayBuffer());
  const { channels } = await sharp(copy).stats();
  const stored = await sharp(bytes, { ignoreIcc: true }).stats();
  return {
    stored: stored.channels.map(({ mean }) => Math.round(mean)),
    copied: channels.map(({ mean }) => Math.round(mean)),
    profile: (await sharp(copy).metadata()).icc,
  };
};

test.each(["jpeg", "png", "webp"] as const)(
  "a copy of a wide-gamut picture as %s shows the same colour",
  async (format) => {
    const { stored, copied, profile } = await colourIn("p3", format);
    // The picture was made from this sRGB colour, which has other channel values in Display P3.
    expect(stored).not.toEqual([200, 60, 40]);
    expect(profile).toBeUndefined();
    [200, 60, 40].forEach((value, channel) => expect(Math.abs((copied[channel] ?? 0) - value)).toBeLessThanOrEqual(2));
  },
);

test.each([undefined, "srgb"] as const)(
  "a copy of a picture with the profile %s keeps its channel values",
  async (given) => {
    const { copied, profile } = await colourIn(given, "png");
    expect(profile).toBeUndefined();
    [200, 60, 40].forEach((value, channel) => expect(Math.abs((copied[channel] ?? 0) - value)).toBeLessThanOrEqual(1));
  },
);

test("a copy keeps a profile that cannot be applied", async () => {
  const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#c83c28" } })
    .jpeg()
    .toBuffer();
  const broken = Buffer.concat([
    Buffer.from([0xff, 0xe2, 0, 56]),
    Buffer.from("ICC_PROFILE\0\x01\x01"),
    Buffer.alloc(40, 7),
  ]);
  const name = "room/broken-profile.jpg";
  const file = new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), broken, jpeg.subarray(2)]));
  const response = await answer(
    uploads,
    get(`/uploads/${name}?format=webp&width=32`),
    services({ path: name, width: 64, height: 48 }, { [name]: file }),
  );
  expect(response.headers.get("x-picture-fallback")).toBeNull();
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).icc).toEqual(Buffer.alloc(40, 7));
});

test.each([1, 6])(
  "a JPEG without a query has no metadata except its orientation, here %i, and is not encoded again",
  async (turn) => {
    const name = `room/turned-${turn}.jpg`;
    const tagged = sharp(Buffer.from(picture))
      .withExif({ IFD3: { GPSLatitude: "40/1 38/1 0/1" } })
      .withMetadata({ orientation: turn });
    const files = { [name]: new Uint8Array(await tagged.jpeg().toBuffer()) };
    expect((await sharp(files[name]).metadata()).exif).toBeDefined();
    const response = await answer(uploads, get(`/uploads/${name}`), services({ path: name }, files));
    const sent = Buffer.from(await response.arrayBuffer());
    const { exif, orientation } = await sharp(sent).metadata();
    expect([exif?.length, orientation]).toEqual(turn === 1 ? [undefined, undefined] : [32, turn]);
    expect(await sharp(sent).raw().toBuffer()).toEqual(await sharp(files[name]).raw().toBuffer());
  },
);

test.each(["png", "webp"] as const)("a %s without a query has no metadata and is upright", async (format) => {
  const name = `room/turned.${format}`;
  const tagged = sharp(Buffer.from(picture))
    .withExif({ IFD3: { GPSLatitude: "40/1 38/1 0/1" } })
    .withMetadata({ orientation: 6 });
  const files = { [name]: new Uint8Array(await tagged.toFormat(format).toBuffer()) };
  const response = await answer(uploads, get(`/uploads/${name}`), services({ path: name }, files));
  const { exif, orientation, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ exif, orientation, width }).toEqual({ exif: undefined, orientation: undefined, width: 1066 });
});

test("returns the uploaded file without a query, and the list for the folder", async () => {
  await answer(uploads, get("/uploads/room/bed.jpg?format=jpeg"), services());
  const file = await answer(uploads, get("/uploads/room/bed.jpg"), services());
  expect((await file.arrayBuffer()).byteLength).toBe(picture.byteLength);
  expect(file.headers.get("cache-control")).toBe("public, max-age=300");
  const list = await answer(uploads, get("/uploads"), services());
  expect(await list.json()).toEqual({ pictures: [{ id: "1" }] });
});

test.each(["", "?format=webp&width=77"])(
  "refuses too many requests for /uploads/room/bed.jpg%s with the time to wait",
  async (query) => {
    const response = await answer(uploads, get(`/uploads/room/bed.jpg${query}`), services({}, undefined, 42));
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("42");
  },
);

test("a changed focus changes the picture at the same URL", async () => {
  const stripes = await sharp({ create: { width: 400, height: 100, channels: 3, background: "#fff" } })
    .composite([{ input: { create: { width: 200, height: 100, channels: 3, background: "#000" } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const brightness = async (x: number) => {
    const response = await answer(
      uploads,
      get("/uploads/room/stripes.png?format=png&width=50&height=50&fit=cover"),
      services(
        { path: "room/stripes.png", contentType: "image/png", width: 400, height: 100, focus: { x, y: 0.5 } },
        { "room/stripes.png": new Uint8Array(stripes) },
      ),
    );
    const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
    return Math.round(channels[0]?.mean ?? -1);
  };
  expect(await brightness(0)).toBe(0);
  expect(await brightness(1)).toBe(255);
});

test("refuses a damaged file with and without a query, and does not download it again", async () => {
  const broken = await sharp(picture).png().toBuffer();
  // The structure of the file stays valid; only its compressed data is damaged.
  broken.fill(0x55, Math.round(broken.length / 4), Math.round(broken.length / 2));
  const name = "room/broken.png";
  const used = services({ path: name }, { [name]: new Uint8Array(broken) });
  for (const query of ["?format=webp&width=100", "?format=jpeg&width=50", ""]) {
    const response = await answer(uploads, get(`/uploads/${name}${query}`), used);
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: expect.objectContaining({ code: "unusable_picture" }) },
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect(used.downloads).toEqual([name]);
});

test("sends a valid file unchanged if it cannot be converted, with a fallback header that pages of another origin can read", async () => {
  const avif = new Uint8Array(await sharp(picture).resize(64).avif().toBuffer());
  const response = await answer(
    uploads,
    get("/uploads/room/bed.avif?format=webp&width=32", { origin: "https://aithra-suite.example" }),
    services({ path: "room/bed.avif", contentType: "image/avif" }, { "room/bed.avif": avif }),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get("x-picture-fallback")).toBe("true");
  expect(response.headers.get("content-type")).toBe("image/avif");
  expect(response.headers.get("access-control-expose-headers")).toContain("x-picture-fallback");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(avif);
});

test.each([
  ["EXIF", (file: Sharp) => file.withExif({ IFD3: { GPSLatitude: "40/1 38/1 0/1" } })],
  ["XMP", (file: Sharp) => file.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>")],
])("refuses an AVIF with %s data, which may contain the place where it was taken", async (kind, tag) => {
  const path = `room/${kind.toLowerCase()}.avif`;
  const avif = new Uint8Array(await tag(sharp(picture).resize(64)).avif().toBuffer());
  const { exif, xmp } = await sharp(avif).metadata();
  expect(exif ?? xmp).toBeDefined();
  const response = await answer(
    uploads,
    get(`/uploads/${path}`),
    services({ path, contentType: "image/avif" }, { [path]: avif }),
  );
  expect([response.status, await response.json()]).toMatchObject([422, { error: { code: "unusable_picture" } }]);
});

test("after five minutes caches revalidate: a published file is not sent again, an unpublished one returns 404", async () => {
  const address = "/uploads/room/bed.jpg?format=webp&width=90";
  const first = await answer(uploads, get(address), services());
  const tag = first.headers.get("etag") ?? "";
  const used = services();
  const again = await answer(uploads, get(address, { "if-none-match": `W/${tag}` }), used);
  expect([again.status, again.headers.get("cache-control")]).toEqual([304, "public, max-age=300"]);
  expect(used.downloads).toEqual([]);
  const withdrawn = await answer(uploads, get(address, { "if-none-match": tag }), services({ published: false }));
  expect(withdrawn.status).toBe(404);
});

test("a changed focus changes the ETag of a cropped picture", async () => {
  const tag = async (x: number) =>
    (
      await answer(
        uploads,
        get("/uploads/room/bed.jpg?width=40&height=40&fit=cover"),
        services({ focus: { x, y: 0.5 } }),
      )
    ).headers.get("etag");
  expect(await tag(0.1)).not.toBe(await tag(0.9));
});

test("converts a CMYK photograph to sRGB, with and without a profile", async () => {
  const red = sharp({ create: { width: 64, height: 48, channels: 3, background: { r: 200, g: 60, b: 40 } } });
  for (const hasProfile of [true, false]) {
    const file = await (hasProfile ? red.clone().withIccProfile("cmyk") : red.clone().toColourspace("cmyk"))
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(file).metadata()).space).toBe("cmyk");
    // Without a profile the inks are unknown, so an approximation is enough.
    const { channels: seen } = await sharp(await sharp(file).toColourspace("srgb").png().toBuffer()).stats();
    const expected = hasProfile ? seen.map(({ mean }) => mean) : [200, 60, 40];
    for (const format of ["jpeg", "webp", "png"] as const) {
      const name = `room/cmyk-${hasProfile}-${format}.jpg`;
      const response = await answer(
        uploads,
        get(`/uploads/${name}?format=${format}&width=32&quality=95`),
        services({ path: name }, { [name]: new Uint8Array(file) }),
      );
      const copy = Buffer.from(await response.arrayBuffer());
      expect(await sharp(copy).metadata()).toMatchObject({ space: "srgb", channels: 3, width: 32 });
      const { channels } = await sharp(copy).stats();
      expected.forEach((value, channel) =>
        expect(Math.abs((channels[channel]?.mean ?? 0) - value)).toBeLessThanOrEqual(hasProfile ? 3 : 40),
      );
    }
  }
});

test("makes transparent areas white in a JPEG, whatever their hidden colour, and keeps them in other formats", async () => {
  const hidden = await sharp({
    create: { width: 64, height: 48, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const copyAs = async (format: string) => {
    const response = await answer(
      uploads,
      get(`/uploads/room/clear.png?format=${format}&width=32`),
      services({ path: "room/clear.png" }, { "room/clear.png": new Uint8Array(hidden) }),
    );
    return sharp(Buffer.from(await response.arrayBuffer()));
  };
  expect((await (await copyAs("jpeg")).stats()).channels.every(({ mean }) => mean === 255)).toBe(true);
  for (const format of ["webp", "png", "avif"])
    expect((await (await copyAs(format)).stats()).channels.at(-1)?.mean).toBe(0);
});

/** A picture with an orientation. Its stored pixels are red on the left half and blue on the right. */
const withOrientation = (orientation: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#00f" } })
    .composite([{ input: { create: { width: 30, height: 40, channels: 3, background: "#f00" } }, left: 0, top: 0 }])
    .withMetadata({ orientation });

test.each([
  [1, "left"],
  [2, "right"],
  [3, "right"],
  [4, "left"],
  [5, "top"],
  [6, "top"],
  [7, "bottom"],
  [8, "bottom"],
] as const)("applies orientation %d in every format, so that red is at the %s", async (orientation, side) => {
  const files = {
    jpg: await withOrientation(orientation).jpeg({ quality: 95 }).toBuffer(),
    png: await withOrientation(orientation).png().toBuffer(),
    webp: await withOrientation(orientation).webp({ lossless: true }).toBuffer(),
  };
  for (const [ending, file] of Object.entries(files)) {
    const name = `room/lying-${orientation}.${ending}`;
    const response = await answer(
      uploads,
      get(`/uploads/${name}?format=png&width=30`),
      // The size in the row may be wrong.
      services({ path: name, width: 100, height: 100 }, { [name]: new Uint8Array(file) }),
    );
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual(orientation >= 5 ? [30, 45] : [30, 20]);
    const [x, y] = { left: [2, 10], right: [27, 10], top: [15, 2], bottom: [15, 42] }[side] as [number, number];
    const at = (y * info.width + x) * info.channels;
    expect(data[at]).toBeGreaterThan(200);
    expect(data[at + 2]).toBeLessThan(60);
  }
});

test.each([
  ["/uploads/../secrets.txt", 404],
  ["/uploads/room/bed.svg", 404],
  ["/uploads/room//bed.jpg", 404],
  ["/uploads/%2e%2e/bed.jpg", 404],
  ["/uploads/room/bed.jpg?width=0", 422],
  ["/uploads/room/bed.jpg?width=100000", 422],
  ["/uploads/room/bed.jpg?format=gif", 422],
  ["/uploads/room/bed.jpg?callback=x", 422],
])("refuses %s", async (address, status) => {
  expect((await answer(uploads, get(address), services())).status).toBe(status);
});

test("hides unpublished pictures from strangers", async () => {
  const response = await answer(
    uploads,
    get("/uploads/room/bed.jpg?width=50", { authorization: "Bearer token" }),
    services({ published: false }),
  );
  expect(response.status).toBe(404);
});

describe("optimize-image", () => {
  const ask = async (body: unknown, changes: Partial<typeof row> = {}) => {
    const response = await answer(optimizeImage, post("/optimize-image", body), services(changes));
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const wish = { width: 400, height: 300, quality: 75, format: "webp" };

  test.each([
    [
      "/functions/v1/uploads/room/bed.jpg",
      "/functions/v1/uploads/room/bed.jpg?format=webp&width=400&height=300&quality=75",
    ],
    [
      "https://aithra-suite.example/functions/v1/uploads/room/bed.jpg?width=9",
      "https://aithra-suite.example/functions/v1/uploads/room/bed.jpg?format=webp&width=400&height=300&quality=75",
    ],
  ])("returns the URL of a converted picture for %s", async (imageUrl, optimizedUrl) => {
    expect(await ask({ imageUrl, ...wish })).toEqual({ status: 200, body: { optimizedUrl, fallback: false } });
  });

  test.each([
    ["with too many pixels to be converted", 5000, 4900, true],
    ["that can be converted", 300, 200, false],
  ])("reads the size of a picture %s from the file, not from the row", async (_, width, height, fallback) => {
    const jpeg = await sharp({ create: { width, height, channels: 3, background: "#888" } })
      .jpeg()
      .toBuffer();
    const name = `room/${width}.jpg`;
    const imageUrl = `/functions/v1/uploads/${name}`;
    const used = services({ path: name, width: fallback ? 100 : 9000, height: 100 }, { [name]: new Uint8Array(jpeg) });
    const response = await answer(optimizeImage, post("/optimize-image", { imageUrl, ...wish }), used);
    const optimizedUrl = fallback ? imageUrl : `${imageUrl}?format=webp&width=400&height=300&quality=75`;
    expect([response.status, await response.json()]).toEqual([200, { optimizedUrl, fallback }]);
  });

  test.each([
    "https://elsewhere.example/uploads/a.jpg",
    "http://169.254.169.254/uploads/a.jpg",
    "file:///uploads/a.jpg",
    "/static/a.jpg",
    "//elsewhere.example/uploads/a.jpg",
    "javascript:alert(1)",
    "",
  ])("refuses %s and requests nothing", async (imageUrl) => {
    const used = services();
    const readStart = jest.spyOn(used.storage, "readStart");
    const response = await answer(optimizeImage, post("/optimize-image", { imageUrl, ...wish }), used);
    expect(response.status).toBe(422);
    expect([used.requests, used.calls, readStart.mock.calls]).toEqual([[], [], []]);
  });
});
