import { followIssues, hasIssue, onCreateDevServer, setIssue } from "./content-issues";

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
