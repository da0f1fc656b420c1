import { hasToken } from "./address-token";

test.each([
  ["?token=a", "", true],
  ["?language=en&unsubscribe=a", "", true],
  ["", "#access_token=a&type=invite", true],
  ["", "#token_hash=a&type=invite", true],
  ["", "#error=access_denied&error_code=otp_expired", true],
  ["?page=2", "#token", false],
  ["", "#reviews", false],
  ["", "", false],
])("a URL with %j and %j contains a secret or an error of the sign-in service: %s", (search, hash, holds) => {
  expect(hasToken({ search, hash })).toBe(holds);
});
