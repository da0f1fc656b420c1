import { canReadToken, signInAddress } from "./address-token";

const home = "https://aithra-suite.example/";

test.each([
  ["?token=a", "", "", true],
  ["?language=en&unsubscribe=a", "", "", true],
  ["", "#token_hash=a&type=invite", "", true],
  ["", "", `${home}free-nights?token=a`, true],
  ["", "", `${home}newsletter-verified?unsubscribe=a`, true],
  ["", "", home, false],
  ["", "", `${home}journal?page=2`, false],
  ["?page=2", "#token", "", false],
  ["", "#reviews", "", false],
  ["", "", "", false],
])("third parties can read a token with query %j, hash %j and referrer %j: %s", (search, hash, referrer, can) => {
  expect(canReadToken({ search, hash }, referrer)).toBe(can);
});

const invited = "#token_hash=a&type=invite";

test.each([
  ["/", invited, `/admin${invited}`],
  ["/el", invited, `/el/admin${invited}`],
  ["/el/contact", invited, `/el/admin${invited}`],
  ["/admin", invited, null],
  ["/el/admin/messages", invited, null],
  ["/image-admin", invited, null],
  ["/", "#access_token=a.b.c&refresh_token=d&type=invite", null],
  ["/", "", null],
  ["/faq", "#check-in", null],
])("%s with %s redirects to %s", (pathname, hash, address) => {
  expect(signInAddress({ pathname, hash })).toBe(address);
});
