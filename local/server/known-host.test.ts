import { isKnownHost } from "./guarded";

test.each(["localhost:9000", "localhost", "127.0.0.1:9000", "[::1]:9000"])("%s is a name of this machine", (host) => {
  expect(isKnownHost(host, false)).toBe(true);
});

test.each(["rebound.example:9000", "localhost.example", undefined])("%s is not a name of this machine", (host) => {
  expect(isKnownHost(host, false)).toBe(false);
});

test("a site that is open to the network accepts every name", () => {
  expect(isKnownHost("suite.local:9000", true)).toBe(true);
});
