import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as pictures from "./opened-pictures";

const root = mkdtempSync(join(tmpdir(), "opened-"));
const cover = join(root, "content", "cover.jpg");
afterAll(() => rmSync(root, { recursive: true }));

jest.mock("../folders", () => ({ projectFolder: root }));
const openPicture = jest.fn();
jest.mock("./open-picture", () => ({ openPicture: (path: string): unknown => openPicture(path) }));

/** The module, loaded again as in another build. */
const anotherBuild = (): typeof pictures => {
  let module: typeof pictures | undefined;
  jest.isolateModules(() => (module = jest.requireActual<typeof pictures>("./opened-pictures")));
  return module!;
};

const readable = { width: 1600, height: 900, format: "JPEG" };

beforeEach(() => {
  mkdirSync(join(root, "content"), { recursive: true });
  rmSync(join(root, ".cache"), { recursive: true, force: true });
  writeFileSync(cover, "picture");
  openPicture.mockReset().mockResolvedValue(readable);
});

test("a picture is decoded once, also across builds, until its file changes", async () => {
  const first = anotherBuild();
  expect(await Promise.all([first.openOnce(cover), first.openOnce(cover)])).toEqual([readable, readable]);
  first.saveOpened();
  const second = anotherBuild();
  expect(await second.openOnce(cover)).toEqual(readable);
  expect(openPicture).toHaveBeenCalledTimes(1);
  utimesSync(cover, 1, 1);
  await second.openOnce(cover);
  expect(openPicture).toHaveBeenCalledTimes(2);
});

test("a copy that keeps the time of the file is not decoded again", async () => {
  const first = anotherBuild();
  await first.openOnce(cover);
  first.saveOpened();
  cpSync(join(root, "content"), join(root, "copy"), { recursive: true, preserveTimestamps: true });
  expect(await anotherBuild().openOnce(join(root, "copy", "cover.jpg"))).toEqual(readable);
  expect(openPicture).toHaveBeenCalledTimes(1);
});

test("a picture with a problem is opened again in the next build", async () => {
  openPicture.mockResolvedValueOnce({ problem: "takes too long to open.", fix: "Save it smaller." });
  const first = anotherBuild();
  await first.openOnce(cover);
  first.saveOpened();
  expect(await anotherBuild().openOnce(cover)).toEqual(readable);
});

test("a stored file that is not valid is ignored", async () => {
  mkdirSync(join(root, ".cache"));
  writeFileSync(join(root, ".cache", "opened-pictures.json"), "[1]");
  expect(await anotherBuild().openOnce(cover)).toEqual(readable);
});
