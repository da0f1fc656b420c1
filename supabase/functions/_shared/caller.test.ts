import { networksOf, recipientCode, visitorCode } from "./caller.ts";

test.each([
  ["ann@example.com", "ann+news@example.com"],
  ["ann.smith@gmail.com", "annsmith@gmail.com"],
  ["a.n.n.smith+news@gmail.com", "annsmith@googlemail.com"],
])("%s and %s count as one mailbox", async (one, other) => {
  const code = (email: string) => recipientCode(email, "a salt of some length");
  expect(await code(one)).toBe(await code(other));
});

test.each([
  ["anna@example.com", "ann@example.com"],
  ["ann.smith@example.com", "annsmith@example.com"],
  ["ann@gmail.com", "ann@gmail.example"],
])("%s and %s count as two mailboxes", async (one, other) => {
  const code = (email: string) => recipientCode(email, "a salt of some length");
  expect(await code(one)).not.toBe(await code(other));
});

test.each([
  ["2001:db8:12:3456:a::1", ["2001:db8:12:3456::/64", "2001:db8:12:3400::/56", "2001:db8:12::/48"]],
  ["2001:DB8:0012:34ff::", ["2001:db8:12:34ff::/64", "2001:db8:12:3400::/56", "2001:db8:12::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"]],
  ["192.0.2.7", ["192.0.2.7", "192.0.2.0/24"]],
  ["::ffff:192.0.2.7", ["192.0.2.7", "192.0.2.0/24"]],
  ["unknown", ["unknown"]],
])("%s is in the networks %j", (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

test("all devices of a home count as one visitor, and different homes as different visitors", async () => {
  const codeOf = (address: string) =>
    visitorCode(new Request("https://house.example", { headers: { "cf-connecting-ip": address } }), "salt");
  expect(await codeOf("2001:db8:1:101::1")).toBe(await codeOf("2001:db8:1:1ff::2"));
  expect(await codeOf("2001:db8:1:101::1")).not.toBe(await codeOf("2001:db8:1:201::1"));
  expect(await codeOf("192.0.2.7")).not.toBe(await codeOf("192.0.2.8"));
});
