/** How the development server and a build react to a mistake in the content; how open pages are told about it; and when a post is published. */
import type { Reporter } from "gatsby";
import { type Content, isPublished } from "../content/content";
import { loadContent } from "../content/load";
import { ContentError } from "../content/content-issue";
import { fixedMessage, followIssues, hasIssue, onCreateDevServer, setIssue } from "./content-issues";
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

test("sends the issue to a page when it connects and on each change, until the page is closed", () => {
  const written: string[] = [];
  let close = (): void => undefined;
  const app = {
    get: (_: string, answer: (request: object, response: object) => void) => {
      answer(
        { on: (_event: string, listener: () => void) => (close = listener) },
        { writeHead: () => undefined, write: (text: string) => written.push(text) },
      );
    },
  };
  setIssue("one");
  void onCreateDevServer?.({ app } as never, {} as never, () => undefined);
  setIssue("two\nlines");
  setIssue("");
  close();
  setIssue("three");
  expect(written).toEqual(['data: "one"\n\n', 'data: "two\\nlines"\n\n', 'data: ""\n\n']);
});

test("hasIssue returns whether there is an issue, and `followIssues` calls a new listener with the current issue at once", () => {
  setIssue("one");
  expect(hasIssue()).toBe(true);
  const received: string[] = [];
  followIssues((issue) => received.push(issue))();
  setIssue("");
  expect(hasIssue()).toBe(false);
  expect(received).toEqual(["one"]);
});

test.each([
  [{ date: "2026-12-24" }, "2026-12-23", false],
  [{ date: "2026-12-24" }, "2026-12-24", true],
  [{ date: "2026-12-24", draft: true }, "2026-12-25", false],
  [{ date: "2026-12-24", draft: false }, "2026-12-25", true],
])("whether a post with %j is published on %s: %s", (head, today, published) => {
  expect(isPublished(head, today)).toBe(published);
});
