import { hasToken, signInAddress } from "./address-token";

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

const invited = "#access_token=a.b.c&refresh_token=d&type=invite";

test.each([
  ["/", invited, `/admin${invited}`],
  ["/el", invited, `/el/admin${invited}`],
  [
    "/el/contact",
    "#error=access_denied&error_code=otp_expired",
    "/el/admin#error=access_denied&error_code=otp_expired",
  ],
  ["/", "#token_hash=a&type=invite", "/admin#token_hash=a&type=invite"],
  ["/admin", invited, null],
  ["/el/admin/messages", invited, null],
  ["/image-admin", invited, null],
  ["/", "", null],
  ["/faq", "#check-in", null],
])("%s with %s redirects to %s", (pathname, hash, address) => {
  expect(signInAddress({ pathname, hash })).toBe(address);
});
