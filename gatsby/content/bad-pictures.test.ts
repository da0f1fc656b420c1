/**
 * Many kinds of picture file as the cover of a post, and one in a gallery. Those that browsers can show are accepted. The others are
 * rejected with file, field, actual format (if the file is a picture at all) and a fix.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type BadPicture, badPictures, writeBadPictures } from "../../tests/support/bad-pictures";
import { complaint, inCopy, remember, removeCopy, replace, restore, write } from "../../tests/support/content/copy";

const folder = "journal/four-day-trips";
const post = `${folder}/index.en.mdx`;
let pictures: readonly BadPicture[] = [];

beforeAll(async () => {
  pictures = await badPictures();
});
afterEach(restore);
afterAll(removeCopy);

const asCover = async ({ file, bytes }: BadPicture): Promise<string> => {
  const path = `${folder}/${file}`;
  if (bytes === undefined) mkdirSync(inCopy(path));
  else await write(path, bytes)();
  await replace(post, /cover: .*/, `cover: ${file}`)();
  const said = await complaint();
  if (bytes === undefined) rmSync(inCopy(path), { recursive: true });
  restore();
  return said;
};

test("accepts pictures that browsers can show", async () => {
  const said: string[] = [];
  for (const picture of pictures) if (picture.shown) said.push(`${picture.name}: ${await asCover(picture)}`);
  expect(said).toHaveLength(pictures.filter(({ shown }) => shown).length);
  expect(said.filter((sentence) => !sentence.endsWith(": "))).toEqual([]);
});

test("rejects all other pictures, with the name of the file, its actual format and a fix", async () => {
  for (const picture of pictures) {
    if (picture.shown) continue;
    const { file, format } = picture;
    const said = await asCover(picture);
    expect(said).toMatch(
      new RegExp(
        `^The content has 1 mistake\\.\n\ncontent/${post}:\\d+ {2}cover\n {2}The picture “${file}” is [^\n]*${format ?? ""}[^\n]*\\.\n {2}[A-Z].*\\.$`,
      ),
    );
  }
});

test("opens all pictures at once with less than 512 MB", async () => {
  const all = join(mkdtempSync(join(tmpdir(), "pictures-")), "all");
  await writeBadPictures(all);
  const megabytes = execFileSync(process.execPath, ["--import", "tsx", "tests/support/open-folder.ts", all], {
    encoding: "utf8",
  });
  expect(Number(megabytes)).toBeGreaterThan(0);
  expect(Number(megabytes)).toBeLessThan(512);
  rmSync(dirname(all), { recursive: true });
});

test("rejects a gallery picture in a format that browsers do not show", async () => {
  const heic = pictures.find(({ file }) => file === "photo.heic");
  remember("suites/luxury-suite/kitchen-02.jpg");
  rmSync(inCopy("suites/luxury-suite/kitchen-02.jpg"));
  await write("suites/luxury-suite/kitchen-02.heic", heic?.bytes ?? Buffer.alloc(0))();
  expect(await complaint()).toMatch(
    /^The content has 1 mistake\.\n\ncontent\/suites\/luxury-suite\/suite\.yml:\d+ {2}gallery\[\d+\]\.id\n {2}The picture “kitchen-02\.heic” is a HEIC, which most browsers do not show\.\n {2}Open it on the telephone/,
  );
});
