import { canonicalEmail } from "./email-address";

test.each([
  ["Ann@Example.COM", "ann@example.com"],
  ["maria@παράδειγμα.example", "maria@xn--hxajbheg2az3al.example"],
])("%s has the canonical form %s", (address, canonical) => {
  expect(canonicalEmail(address)).toBe(canonical);
});

test.each(["ann", "ann@", "ann@example.com/x", "ann@example.com:80", "ann@example.com?x", "ann@exa mple.com"])(
  "%s has no canonical form",
  (address) => {
    expect(canonicalEmail(address)).toBeUndefined();
  },
);
