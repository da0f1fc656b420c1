import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { ContentError } from "../../gatsby/content/content-issue";
import { readContentFiles } from "../../gatsby/content/content";
import { append, complaintToday, inCopy, removeCopy, restore } from "../../tests/support/content/copy";
import { makePost, readPostRequest } from "./new-post";
import { type PostRequest, drawnCover, postFiles } from "./post-files";
import { Refusal } from "../refusal";

afterAll(removeCopy);

const surroundings = { sections: ["food", "city"], slugs: ["a-day-out"], today: "2026-11-20" };
const read = (...words: string[]) => readPostRequest(words, surroundings);

test("a title and a section are enough", async () => {
  expect(await read("Fish on Friday", "--section", "food")).toEqual({
    title: "Fish on Friday",
    greekTitle: undefined,
    section: "food",
    slug: "fish-on-friday",
    date: "2026-11-20",
    draft: true,
    cover: undefined,
  });
});

test("a new post is a draft, unless --publish is given", async () => {
  const draftOf = async (...words: string[]) => (await read("Fish", "--section", "food", ...words)).draft;
  expect(await draftOf()).toBe(true);
  expect(await draftOf("--draft")).toBe(true);
  expect(await draftOf("--publish")).toBe(false);
});

test("reports the mistake in the sections' file, not an unknown section", async () => {
  const request = readPostRequest(["Fish", "--section", "food"], { ...surroundings, sections: undefined });
  await expect(request).rejects.toThrow(
    new Refusal("content/journal/sections.yml has a mistake: npm run dev says which."),
  );
});

test.each([
  [[], "needs a title"],
  [["Fish", "on", "Friday", "--section", "food"], 'in quotes: "Fish on Friday"'],
  [["x".repeat(91), "--section", "food"], "longer than 90"],
  [["Fish"], "--section food | city"],
  [["Fish", "--section", "fish"], "no section called “fish”. Choose one of: food, city"],
  [["Fish", "--section", "food", "--date", "24/12/2026"], "“24/12/2026” is not a day"],
  [["Fish", "--section", "food", "--date", "2062-12-24"], "“2062-12-24” is more than two years ahead"],
  [["Fish", "--section", "food", "--cover", "/no/such.jpg"], "no picture at /no/such.jpg"],
  [["Fish", "--sektion", "food"], "--sektion"],
  [["Fish", "--section", "food", "--draft", "--publish"], "either published or a draft"],
  [
    ["Καφές στο λιμάνι", "--section", "food"],
    'in Greek. Give an English one, and add this one: --title-el "Καφές στο λιμάνι"',
  ],
  [["A day out", "--section", "food"], "already: content/journal/a-day-out"],
  [["Page", "--section", "food"], "/journal/page is taken"],
  [["…", "--section", "food"], "contain a word or a number"],
  [["Fish", "--section", "food", "--title-el", " "], "--title-el: The text is empty."],
  [["Fish", "--section", "food", "--title-el", "ψ".repeat(91)], "--title-el: The title is longer than 90"],
])("refuses %j: %s", async (words, sentence) => {
  const refusal = await readPostRequest(words, surroundings).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).not.toBeInstanceOf(ContentError);
  expect(String(refusal)).toContain(sentence);
  expect(String(refusal)).toContain("npm run new:post");
});

test("refuses a cover that is too small, and states its size", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "cover-")), "small.png");
  await sharp({ create: { width: 800, height: 600, channels: 3, background: "#888" } }).toFile(path);
  await expect(read("Fish", "--section", "food", "--cover", path)).rejects.toThrow("800 × 600");
});

test("refuses a cover that is not a picture, whatever its file name", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "cover-")), "letter.jpg");
  writeFileSync(path, "Dear guests");
  await expect(read("Fish", "--section", "food", "--cover", path)).rejects.toThrow(
    /is not a picture\. Open it in an image editor and save it as JPEG/,
  );
});

const make = async (request: PostRequest) => {
  mkdirSync(inCopy(`journal/${request.slug}`));
  writeFileSync(inCopy(`journal/${request.slug}/cover.jpg`), await drawnCover(readContentFiles(inCopy(".")).theme));
  for (const [name, text] of postFiles(request, "cover.jpg"))
    writeFileSync(inCopy(`journal/${request.slug}/${name}`), text);
};

test("the created posts pass the content check", async () => {
  await make(await read('Fish: "on" Friday', "--section", "food", "--publish"));
  await make(await read("Meat on Monday", "--section", "city", "--title-el", "Κρέας τη Δευτέρα"));
  expect(await complaintToday()).toBe("");
  await make(await read("10 walks by the sea", "--section", "city", "--title-el", "ψ".repeat(90)));
  expect(await complaintToday()).toBe("");
  await append("journal/meat-on-monday/index.en.mdx", "\n[fish](/journal/fish-on-friday)\n")();
  expect(await complaintToday()).toBe("");
});

test("with a mistake in theme.yml it creates no folder; it accepts an empty one", async () => {
  const folder = inCopy("journal/soup-on-sunday");
  const makeSoup = () => makePost(inCopy("."), ["Soup on Sunday", "--section", "food"]);
  await append("theme.yml", "\ncolour: red\n")();
  await expect(makeSoup()).rejects.toThrow(new Refusal("content/theme.yml has a mistake: npm run dev says which."));
  expect(existsSync(folder)).toBe(false);
  restore();
  mkdirSync(folder);
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  await makeSoup();
  expect(readdirSync(folder).sort()).toEqual(["cover.jpg", "index.el.mdx", "index.en.mdx"]);
});
