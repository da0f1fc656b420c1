import { answeredImage, formatIn, originalImage, requestFor } from "./describe-image";
import { chooseProfile, profileOf, type Visitor } from "./quality";
import { uploadAddress } from "./upload-files";
const address = "/functions/v1/uploads/bed.jpg";
const all = { avif: true, webp: true };
const desktop: Visitor = { mobile: false, saveData: false, connection: "4g", memory: 8, pixelRatio: 1 };

test.each([
  ["hero with AVIF", "hero", undefined, all, "avif"],
  ["hero without AVIF support", "hero", undefined, { avif: false, webp: true }, "webp"],
  ["hero without AVIF and WebP support", "hero", undefined, { avif: false, webp: false }, "jpeg"],
  ["mobile never uses AVIF", "mobile", undefined, all, "webp"],
  ["mobile does not use AVIF even if it is requested", "mobile", "avif", all, "webp"],
  ["lowBandwidth never uses AVIF", "lowBandwidth", undefined, all, "webp"],
  ["requested PNG without WebP support", "mobile", "png", { avif: false, webp: false }, "png"],
] as const)("the format in a profile: %s", (_, profile, wanted, support, format) => {
  expect(formatIn(profileOf(profile), support, wanted)).toBe(format);
});

test("a picture of the build has only its own file, in its own format", () => {
  expect(originalImage("/static/bed.png")).toMatchObject({
    optimizedUrl: "/static/bed.png",
    srcSet: "",
    format: "png",
  });
});

test.each([
  [
    "the gallery's frame on a desktop",
    { width: 700, height: 400 },
    desktop,
    { width: 700, height: 400, quality: 80, format: "avif" },
  ],
  [
    "a wide frame on a sharp screen",
    { width: 900 },
    { ...desktop, pixelRatio: 2 },
    { width: 1200, quality: 85, format: "avif" },
  ],
  ["a phone", { width: 390 }, { ...desktop, mobile: true, pixelRatio: 3 }, { width: 390, quality: 75, format: "webp" }],
  ["data-saver", { width: 400 }, { ...desktop, saveData: true }, { width: 240, quality: 60, format: "webp" }],
  ["3g", { width: 400 }, { ...desktop, connection: "3g" }, { width: 320, quality: 65, format: "webp" }],
] as const)("size, quality and format requested for %s", (_, options, visitor, expected) => {
  expect(requestFor(address, options, visitor, all)).toEqual({ imageUrl: address, ...expected });
});

/** The candidates of a `srcset`, in order. */
const candidates = (srcSet: string): { url: string; width: number }[] =>
  srcSet.split(", ").map((candidate) => {
    const [url = "", width = ""] = candidate.split(" ");
    return { url, width: Number.parseInt(width, 10) };
  });

describe("answeredImage", () => {
  const answerOf = (options: Parameters<typeof requestFor>[1], visitor: Visitor, support = all) => {
    const request = requestFor(address, options, visitor, support);
    const { width, height, quality, format } = request;
    const profile = chooseProfile(options.width, visitor);
    const answer = uploadAddress(address, { format, width, height, quality });
    return { request, answer, image: answeredImage(answer, request, profile, support) };
  };

  test.each([
    ["data-saver", { width: 700 }, { ...desktop, saveData: true }],
    ["a slow connection on a phone", { width: 390 }, { ...desktop, mobile: true, connection: "2g", pixelRatio: 3 }],
    ["a phone", { width: 390, height: 260 }, { ...desktop, mobile: true, pixelRatio: 3 }],
    ["a picture taller than the height limit", { width: 700, height: 1050 }, desktop],
    ["a small frame", { width: 200, height: 150 }, desktop],
    ["a wide frame on a sharp screen", { width: 1200, height: 800 }, { ...desktop, pixelRatio: 2 }],
  ] as const)("the URL from the server is the widest candidate in its format: %s", (_, options, visitor) => {
    const { request, image } = answerOf(options, visitor);
    const list = candidates(image.avifSrcSet === "" ? image.srcSet : image.avifSrcSet);
    expect(list.at(-1)).toEqual({ url: image.optimizedUrl, width: request.width });
    for (const set of [image.srcSet, image.avifSrcSet].filter(Boolean)) {
      const widths = candidates(set).map(({ width }) => width);
      expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other));
      expect(widths.at(-1)).toBe(request.width);
    }
    for (const { url } of list) {
      const query = new URL(url, "https://site.example").searchParams;
      expect(query.get("format")).toBe(image.format);
      expect(Number(query.get("quality"))).toBeLessThanOrEqual(request.quality);
    }
  });

  test("adds the compress parameter to the URL from the server if the profile compresses aggressively", () => {
    const size = "width=400&height=300";
    const { image } = answerOf({ width: 400, height: 300 }, desktop);
    expect(image).toEqual({
      optimizedUrl: `${address}?format=avif&${size}&quality=80&compress=true`,
      srcSet:
        `${address}?format=webp&width=320&height=240&quality=75&compress=true 320w, ` +
        `${address}?format=webp&${size}&quality=80&compress=true 400w`,
      avifSrcSet:
        `${address}?format=avif&width=320&height=240&quality=75&compress=true 320w, ` +
        `${address}?format=avif&${size}&quality=80&compress=true 400w`,
      placeholderUrl: `${address}?format=webp&width=10&quality=20`,
      estimatedSavings: 70,
      format: "avif",
    });
  });

  test("does not change the URL from the server for other profiles, and has no AVIF candidates without AVIF support", () => {
    const { answer, image } = answerOf({ width: 1000 }, desktop, { avif: false, webp: true });
    expect(image).toMatchObject({ optimizedUrl: answer, avifSrcSet: "", estimatedSavings: 50, format: "webp" });
    expect(candidates(image.srcSet).map(({ width }) => width)).toEqual([320, 480, 640, 800, 1000]);
  });
});
