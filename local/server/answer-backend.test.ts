import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { answerBackend } from "./answer-backend";
import { guarded } from "./guarded";

/** The status of the response to a request, if the backend's response is that of `fetch`. */
const statusOf = async (method: string, fetch: (request: Request) => Promise<Response>): Promise<number> => {
  const answer = answerBackend({ fetch, paths: ["/rest/v1"] }, "http://localhost");
  const server = createServer(guarded(() => answer));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const status = await new Promise<number>((resolve, reject) => {
    request({ port, method, path: "/rest/v1/messages", agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
  await new Promise((resolve) => server.close(resolve));
  return status;
};

test("responds with 400 to a method that no Request can have, and does not log it", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(await statusOf("TRACE", () => Promise.resolve(new Response("all")))).toBe(400);
  expect(warn).not.toHaveBeenCalled();
});

test("responds with 500 if the backend fails, and passes on the backend's own responses", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(await statusOf("POST", () => Promise.reject(new Error("no database")))).toBe(500);
  expect(await statusOf("POST", () => Promise.resolve(new Response("too large", { status: 413 })))).toBe(413);
});
