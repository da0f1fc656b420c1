import { isKnownHost } from "./known-host";

test.each(["localhost:9000", "localhost", "127.0.0.1:9000", "[::1]:9000"])("%s is this machine", (host) => {
  expect(isKnownHost(host, false)).toBe(true);
});

test.each(["rebound.example:9000", "localhost.example", undefined])("%s is not", (host) => {
  expect(isKnownHost(host, false)).toBe(false);
});

test("a site opened to the network answers under every name", () => {
  expect(isKnownHost("suite.local:9000", true)).toBe(true);
});
