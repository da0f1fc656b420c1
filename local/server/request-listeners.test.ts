/** On which port the local server listens, and which requests it answers. */
import { createServer, get, request } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { listen, portOf } from "./ports";
import { type Handler, guarded, onlyKnownHosts, isKnownHost, answerBackend } from "./request-listeners";

const variable = "PORT_OF_A_TEST";
afterEach(() => {
  Reflect.deleteProperty(process.env, variable);
});

test("without a given port, chooses a free one and sets the variable for child processes", async () => {
  const port = portOf(variable);
  expect(process.env[variable]).toBe(String(port));
  expect(portOf(variable)).toBe(port);
  const stop = await listen(port, (_request, response) => response.end());
  Reflect.deleteProperty(process.env, variable);
  expect(portOf(variable)).not.toBe(port);
  await stop();
});

test("uses a given port, and refuses an invalid one", () => {
  process.env[variable] = "9123";
  expect(portOf(variable)).toBe(9123);
  process.env[variable] = "90000";
  expect(() => portOf(variable)).toThrow("PORT_OF_A_TEST must be a whole number from 1 to 65535.");
  process.env[variable] = "4045";
  expect(() => portOf(variable)).toThrow("PORT_OF_A_TEST is 4045, a port that browsers refuse to open.");
});

afterEach(() => jest.restoreAllMocks());

const serve = async (handler: Handler) => {
  const server = createServer(onlyKnownHosts(guarded(() => handler)));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
};

test("a visitor who leaves during a response is not logged as an error", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  let tellEnd: (error: unknown) => void = () => undefined;
  const ended = new Promise((resolve) => {
    tellEnd = resolve;
  });
  const { port, close } = await serve(async (_, response) => {
    const endless = new Readable({ read: () => undefined });
    endless.push("beginning");
    await pipeline(endless, response).catch((error: unknown) => {
      tellEnd(error);
      throw error;
    });
  });
  const request = get({ port, path: "/storage/v1/object" }, (answer) => {
    answer.once("data", () => request.destroy());
  });
  request.on("error", () => undefined);
  expect(await ended).toMatchObject({ code: "ERR_STREAM_PREMATURE_CLOSE" });
  await close();
  expect(warn).not.toHaveBeenCalled();
});

test("responds with 500 and logs the error if a handler fails, and refuses unknown host names", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const { port, close } = await serve(() => Promise.reject(new Error("no database")));
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve) => {
      get({ port, headers: { host }, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
    });
  expect(await statusFor(`localhost:${port}`)).toBe(500);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await statusFor("strange.example")).toBe(421);
  await close();
});

test.each(["localhost:9000", "localhost", "127.0.0.1:9000", "[::1]:9000"])("%s is a name of this machine", (host) => {
  expect(isKnownHost(host, false)).toBe(true);
});

test.each(["rebound.example:9000", "localhost.example", undefined])("%s is not a name of this machine", (host) => {
  expect(isKnownHost(host, false)).toBe(false);
});

test("a site that is open to the network accepts every name", () => {
  expect(isKnownHost("suite.local:9000", true)).toBe(true);
});

/** The status of the response to a request, if the backend's response is that of `fetch`. */
const statusOf = async (method: string, fetch: (request: Request) => Promise<Response>): Promise<number> => {
  const answer = answerBackend({ fetch }, "http://localhost");
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
