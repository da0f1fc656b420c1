import { resolve } from "node:path";
import type { Content } from "../content/content";
import { inBackground } from "../work/background";
import { isFirstBuild } from "../work/first-build";
import { beginHero } from "./hero";

jest.mock("../work/background", () => ({ inBackground: jest.fn(() => Promise.resolve()) }));
jest.mock("../work/first-build", () => ({ isFirstBuild: jest.fn() }));
jest.mock("../pictures/hero-files", () => ({ heroFiles: jest.fn() }));

const gallery = [{ id: "bedroom-01" }, { id: "balcony-02", focus: { x: 40, y: 60 } }];
const content = {
  home: { hero: { picture: "balcony-02" } },
  suites: [{ id: "blue", gallery }],
  paths: new Set(["suites/blue/balcony-02.png"]),
} as unknown as Content;

afterEach(() => jest.clearAllMocks());

test("a first build begins with the hero's picture, where it lies, with the point that stays in sight", () => {
  jest.mocked(isFirstBuild).mockReturnValue(true);
  beginHero(content);
  const hero = { path: resolve("content/suites/blue/balcony-02.png"), focus: { x: 40, y: 60 } };
  expect(inBackground).toHaveBeenCalledWith({ kind: "hero", hero });
  expect(inBackground).toHaveBeenCalledTimes(1);
});

test("a later build has it, or makes it when the page asks", () => {
  jest.mocked(isFirstBuild).mockReturnValue(false);
  beginHero(content);
  expect(inBackground).not.toHaveBeenCalled();
});
