import { startNamespaces, textsOf } from "./start-texts";

test("contains every text of the start namespaces by its key, and no other text", () => {
  const locale = new Map([...startNamespaces, "journal"].map((name) => [name, { key: "Text" }]));
  expect(textsOf(locale)).toEqual(Object.fromEntries(startNamespaces.map((name) => [`${name}.key`, "Text"])));
});
