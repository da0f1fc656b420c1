import { followFaults, hasFault, onCreateDevServer, setFault } from "./content-faults";

test("a page hears what is wrong when it comes, when it changes, and when it is mended; one that has left hears nothing", () => {
  const written: string[] = [];
  let leave = (): void => undefined;
  const app = {
    get: (_: string, answer: (request: object, response: object) => void) => {
      answer(
        { on: (_event: string, listener: () => void) => (leave = listener) },
        { writeHead: () => undefined, write: (text: string) => written.push(text) },
      );
    },
  };
  setFault("one");
  void onCreateDevServer?.({ app } as never, {} as never, () => undefined);
  setFault("two\nlines");
  setFault("");
  leave();
  setFault("three");
  expect(written).toEqual(['data: "one"\n\n', 'data: "two\\nlines"\n\n', 'data: ""\n\n']);
});

test("whether something is wrong is known at any time", () => {
  setFault("one");
  expect(hasFault()).toBe(true);
  const heard: string[] = [];
  followFaults((fault) => heard.push(fault))();
  setFault("");
  expect(hasFault()).toBe(false);
  expect(heard).toEqual(["one"]);
});
