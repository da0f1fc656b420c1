import type { PublishedUpload } from "../../../lib/published-uploads";
import type { Photo } from "../photo";
import { mergeUploads } from "./use-uploads";

const image = { layout: "fullWidth", width: 3, height: 2, images: {} } as const;
const photo = (slug: string, more: Partial<Photo> = {}): Photo => ({
  slug,
  category: "bedroom",
  caption: slug,
  alt: slug,
  focus: { x: 50, y: 50 },
  image,
  ...more,
});
const upload = (id: string, more: Partial<PublishedUpload> = {}): PublishedUpload => ({
  id,
  path: `room/${id}.jpg`,
  width: 3,
  height: 2,
  category: "kitchen",
  alt: { en: `${id} in English`, el: `${id} στα ελληνικά` },
  focus: { x: 0.25, y: 0.75 },
  ...more,
});
const show = ({ id }: PublishedUpload, alt: string): Photo => photo(`new-${id}`, { alt });
const slugs = (photos: readonly Photo[]) => photos.map(({ slug }) => slug);
const built = [photo("content"), photo("built-b", { upload: { id: "b", path: "room/b.jpg" } })];

test.each([
  ["returns only the content's photographs when nothing is published", [photo("content")], [], ["content"]],
  ["adds an upload published since the build", [photo("content")], [upload("a")], ["content", "new-a"]],
  ["uses the build's files of an upload that it contains", built, [upload("b")], ["content", "built-b"]],
  [
    "keeps the order set by staff",
    built,
    [upload("a"), upload("b"), upload("c")],
    ["content", "new-a", "built-b", "new-c"],
  ],
  ["removes an upload withdrawn since the build", built, [upload("a")], ["content", "new-a"]],
  [
    "replaces an upload whose file has changed since the build",
    built,
    [upload("b", { path: "room/other.jpg" })],
    ["content", "new-b"],
  ],
])("%s", (_, photos, uploads, expected) => {
  expect(slugs(mergeUploads(photos, uploads, "en", show))).toEqual(expected);
});

test("updates text, category and focus of an upload that the build contains, in the page's language", () => {
  expect(mergeUploads(built, [upload("b")], "el", show)[1]).toMatchObject({
    slug: "built-b",
    alt: "b στα ελληνικά",
    caption: "b στα ελληνικά",
    category: "kitchen",
    focus: { x: 25, y: 75 },
    image,
  });
});
