import { isKnownHost } from "./known-host";

test.each(["%s is a name of this machine", "localhost", "127.0.0.1:9000", "[::1]:9000"])(
  "%s is this machine",
  (host) => {
    expect(isKnownHost(host, false)).toBe(true);
  },
);

test.each(["%s is not a name of this machine", "localhost.example", undefined])("%s is not", (host) => {
  expect(isKnownHost(host, false)).toBe(false);
});

test("a site that is open to the network accepts every name", () => {
  expect(isKnownHost("suite.local:9000", true)).toBe(true);
});
