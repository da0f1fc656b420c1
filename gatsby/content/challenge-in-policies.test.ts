/** With the challenge of the forms, the policies must name it. */
import { join } from "node:path";
import { unnamedChallenge } from "./challenge-in-policies";
import type { Content } from "./content";
import { loadContent } from "./load";

let policies: Content["policies"];

beforeAll(async () => {
  ({ policies } = await loadContent(join(process.cwd(), "content")));
});

const names = (siteKey: string, of = policies) =>
  unnamedChallenge({ policies: of }, siteKey)
    .map(({ file }) => file)
    .toSorted();

test("the privacy and cookie policies are reported in both languages until they name the challenge", () => {
  expect(names("0x4AAA")).toEqual([
    "content/policies/cookie-policy.el.mdx",
    "content/policies/cookie-policy.en.mdx",
    "content/policies/privacy.el.mdx",
    "content/policies/privacy.en.mdx",
  ]);
  const named = policies.map((policy) => ({
    ...policy,
    source: { ...policy.source, body: `${policy.source.body}\nCloudflare Turnstile checks forms.` },
  }));
  expect(names("0x4AAA", named)).toEqual([]);
});

test("nothing is reported without the challenge", () => {
  expect(names("")).toEqual([]);
});
