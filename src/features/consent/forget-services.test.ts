import { cookieDomains } from "./forget-services";

test.each([
  ["www.aithra.example", ["www.aithra.example", "aithra.example"]],
  ["localhost", []],
])("cookies of %s may stand on %j", (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});
