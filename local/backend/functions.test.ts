import { startFunctions } from "./functions";

jest.mock("./function-process.ts", () => ({
  FunctionProcess: class {
    readonly port = () => Promise.resolve(9001);
    readonly fetch = () => Promise.reject(new Error("The process has ended."));
  },
}));

test.each([
  ["there is no such function", "nowhere", 404],
  ["a function does not answer", "contact", 502],
])("a page of another origin can read that %s", async (_, name, status) => {
  const functions = await startFunctions({ log: jest.fn() } as never);
  const response = await functions.fetch(new Request(`http://site.test/functions/v1/${name}`), "127.0.0.1");
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([status, "*"]);
});
