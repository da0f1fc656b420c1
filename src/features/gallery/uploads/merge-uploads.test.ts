import type { PublishedUpload } from "../../../lib/published-uploads";
import type { Photo } from "../photo";
import { mergeUploads } from "./merge-uploads";

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
  ["nothing is published", [photo("content")], [], ["content"]],
  ["one is published since the build", [photo("content")], [upload("a")], ["content", "new-a"]],
  ["the build has it already", built, [upload("b")], ["content", "built-b"]],
  ["the order of the staff", built, [upload("a"), upload("b"), upload("c")], ["content", "new-a", "built-b", "new-c"]],
  ["one was withdrawn since the build", built, [upload("a")], ["content", "new-a"]],
  ["its file was replaced since the build", built, [upload("b", { path: "room/other.jpg" })], ["content", "new-b"]],
])("%s", (_, photos, uploads, expected) => {
  expect(slugs(mergeUploads(photos, uploads, "en", show))).toEqual(expected);
});

test("what the build has takes today's words in the page's language, category and focus", () => {
  expect(mergeUploads(built, [upload("b")], "el", show)[1]).toMatchObject({
    slug: "built-b",
    alt: "b στα ελληνικά",
    caption: "b στα ελληνικά",
    category: "kitchen",
    focus: { x: 25, y: 75 },
    image,
  });
});
