import { compressedAddress, isUploadAddress, uploadAddress } from "./upload-address";

test.each([
  ["/uploads/room/bed.jpg", true],
  ["/functions/v1/uploads/room/bed.jpg?width=9", true],
  ["https://project.supabase.co/functions/v1/uploads/bed.jpg", true],
  ["uploads/bed.jpg", false],
  ["/static/bed.jpg", false],
  ["/static/bed.jpg?from=/uploads/bed.jpg", false],
  ["/static/bed.jpg#/uploads/", false],
  ["https://elsewhere.example/my-uploads/bed.jpg", false],
  ["", false],
])("%s is an upload: %s", (address, expected) => {
  expect(isUploadAddress(address)).toBe(expected);
});

const path = "/functions/v1/uploads/room/bed.jpg";

test.each([
  [{ format: "avif", width: 400, quality: 60 }, "format=avif&width=400&quality=60"],
  [{ format: "webp", width: 800, height: 450, quality: 75 }, "format=webp&width=800&height=450&quality=75"],
  [{ format: "webp", width: 800, quality: 75, compress: true }, "format=webp&width=800&quality=75&compress=true"],
  [{ format: "webp", width: 800, quality: 75, compress: false }, "format=webp&width=800&quality=75"],
  [
    { format: "jpeg", width: 480, height: 270, quality: 75, fit: "cover" },
    "format=jpeg&width=480&height=270&quality=75&fit=cover",
  ],
] as const)("%j", (parameters, query) => {
  expect(uploadAddress(path, parameters)).toBe(`${path}?${query}`);
  expect(uploadAddress(`https://site.example${path}?width=9#part`, parameters)).toBe(
    `https://site.example${path}?${query}`,
  );
});

test("only paths that contain the uploads folder are rewritten", () => {
  expect(uploadAddress("/static/bed.jpg?v=1", { format: "avif", width: 400, quality: 60 })).toBe("/static/bed.jpg?v=1");
});

test("compression is asked for beside what is asked already, of uploads only", () => {
  expect(compressedAddress(`${path}?width=400`)).toBe(`${path}?width=400&compress=true`);
  expect(compressedAddress(path)).toBe(`${path}?compress=true`);
  expect(compressedAddress("/static/bed.jpg?v=1")).toBe("/static/bed.jpg?v=1");
});
