import { recipientCode } from "./visitor.ts";

test("addresses that end in one mailbox count as one", async () => {
  const code = (email: string) => recipientCode(email, "a salt of some length");
  expect(await code("Ann+News@example.com")).toBe(await code("ann@example.com"));
  expect(await code("anna@example.com")).not.toBe(await code("ann@example.com"));
});
