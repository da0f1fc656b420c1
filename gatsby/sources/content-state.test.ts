/** How the development server and a build react to a mistake in the content. */
import type { Reporter } from "gatsby";
import type { Content } from "../content/content";
import { loadContent } from "../content/load";
import { ContentError } from "../content/content-issue";
import { fixedMessage } from "./content-issues";
import { currentContent, invalidateContent } from "./content-state";

jest.mock("../content/load", () => ({ loadContent: jest.fn() }));
jest.mock("./content-issues", () => ({
  ...jest.requireActual<object>("./content-issues"),
  contentChange: () => Promise.resolve(),
}));
jest.mock("../theme/theme-sheet", () => ({ writeThemeSheets: () => undefined }));
const load = jest.mocked(loadContent);

const mistake = () =>
  new ContentError([
    { file: "content/stay.yml", line: 17, problem: "The line begins with a tab.", fix: "Use spaces." },
  ]);
const validContent = {} as Content;

const messages: string[] = [];
const panic = jest.fn((): never => {
  throw new Error("ended");
});
const reporter = {
  error: (message: string) => messages.push(message),
  success: (message: string) => messages.push(message),
  panic,
} as unknown as Reporter;

const running = (command: string) => {
  process.env["gatsby_executing_command"] = command;
};

beforeEach(() => {
  messages.length = 0;
  panic.mockClear();
  load.mockReset();
  invalidateContent();
});
afterAll(() => {
  delete process.env["gatsby_executing_command"];
});

test("a build stops and reports the mistake", async () => {
  running("build");
  load.mockRejectedValue(mistake());
  await expect(currentContent(reporter)).rejects.toThrow("ended");
  expect(panic).toHaveBeenCalledWith(expect.stringContaining("The line begins with a tab."));
});

test("development waits at the start until the mistake is fixed; later it keeps the last valid content", async () => {
  running("develop");
  load.mockRejectedValueOnce(mistake()).mockResolvedValueOnce(validContent);
  expect(await currentContent(reporter)).toBe(validContent);
  expect(messages).toEqual([
    expect.stringContaining("The site starts as soon as this is fixed and saved."),
    fixedMessage,
  ]);
  for (const error of [mistake(), new Error("ENOENT: no such file or directory, open 'faq.yml'")]) {
    invalidateContent();
    load.mockRejectedValueOnce(error);
    expect(await currentContent(reporter)).toBe(validContent);
    expect(messages.at(-1)).toMatch(/Until this is fixed, the pages show the previous content\.$/);
  }
  expect(panic).not.toHaveBeenCalled();
});
